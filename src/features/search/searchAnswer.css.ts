import { globalStyle, style } from "@vanilla-extract/css";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import { radius, size, space, textLine, textSize, withMouse } from "#design/tokens.ts";

/** A thumb's height, which is room for two lines of words; with a mouse for one. */
const height = { minHeight: size.target, "@media": { [withMouse]: { minHeight: "2.25rem" } } };

/** Also before there is an answer as high as one of a line: nothing moves when it comes. */
export const answer = style([
  ground,
  {
    ...height,
    // Its lines are taller than their words: the list begins as far up as it can.
    marginBlock: `-${space[1]} 0`,
    paddingInline: space[3],
    borderRadius: radius.md,
  },
]);

/** None of its words is cut. */
export const answerLine = style({
  ...height,
  display: "flex",
  alignItems: "center",
  color: color.ink,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  textWrap: "balance",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  ":focus-visible": { textDecoration: "underline" },
});
/* What it names says by its color that it leads there. */
globalStyle(`${answerLine} b`, { color: color.leaf });
