import { globalStyle, style } from "@vanilla-extract/css";
import { withStamps } from "../tokens.ts";

/** The column of drawings: words of all rows begin on one line beside it. */
export const rowStamp = style({
  display: "flex",
  flex: "none",
  alignSelf: "center",
  lineHeight: 0,
  "@media": { print: { display: "none" } },
});

/* The narrowest phones have room for a small one. */
globalStyle(`${rowStamp} > svg`, { width: "1.5rem", height: "1.5rem" });
globalStyle(`${rowStamp} > svg`, {
  "@media": { [withStamps]: { width: "3rem", height: "3rem" } },
});
