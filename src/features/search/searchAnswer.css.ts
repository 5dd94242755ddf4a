import { style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { size, textLine, textSize, withMouse } from "#design/tokens.ts";

/** Also before there is an answer as high as one of a line: nothing moves when it comes. */
export const answer = style({ minHeight: size.target, color: color.inkQuiet });

/** As high as a thumb, which is room for two lines of words: none of them is cut. */
export const answerLine = style({
  display: "flex",
  alignItems: "center",
  minHeight: size.target,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  color: color.ink,
  textDecoration: "none",
  "@media": { [withMouse]: { minHeight: "2.25rem" } },
});
