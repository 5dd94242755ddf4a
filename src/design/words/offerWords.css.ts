import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { textLine, textSize } from "../tokens.ts";

/** One line of a row, and no higher than what stands beside it. */
export const briefTag = style({ fontSize: textSize.xs, lineHeight: textLine.xs });

export const potency = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  lineHeight: textLine.xs,
  whiteSpace: "nowrap",
});
