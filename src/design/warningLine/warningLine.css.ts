import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { size, textSize } from "../tokens.ts";

export const warningLine = style({
  maxWidth: size.measure,
  color: color.inkQuiet,
  fontSize: textSize.md,
});
