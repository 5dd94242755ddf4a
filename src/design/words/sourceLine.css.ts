import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { textSize } from "../tokens.ts";

export const sourceLine = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  overflowWrap: "anywhere",
});
/** A thumb may miss the letters by a little. */
globalStyle(`${sourceLine} > a`, {
  display: "inline-block",
  paddingBlock: "0.6875rem",
  marginBlock: "-0.5rem",
});
