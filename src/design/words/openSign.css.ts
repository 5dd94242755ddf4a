import { style } from "@vanilla-extract/css";

/** Among others in a line it takes the room that is left, so that no line breaks for it. */
export const sign = style({
  flex: "1 1 0",
  minWidth: 0,
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
});
