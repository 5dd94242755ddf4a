import { style } from "@vanilla-extract/css";
import { from } from "../tokens.ts";

/** Among others in a line it takes the room that is left, so that no line breaks for it. */
export const sign = style({
  flex: "1 1 0",
  minWidth: 0,
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
});

/** One piece, with the sign before its words. */
export const signInWords = style({ display: "inline-block" });
export const onlyOnPhone = style({ "@media": { [from.tablet]: { display: "none" } } });
