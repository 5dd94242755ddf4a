import { globalStyle, style } from "@vanilla-extract/css";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import { radius, size, space, textLine, textSize, withMouse } from "#design/tokens.ts";

/** A thumb's height, which is room for two lines of words; with a mouse for one. */
const height = (room = "0px") => ({
  minHeight: `calc(${size.target} + 2 * ${room})`,
  "@media": { [withMouse]: { minHeight: `calc(2.25rem + 2 * ${room})` } },
});

/** Above the first line and below the last: two full lines do not touch the edge. */
const ROOM = "2px";

/** Also before there is an answer as high as one of a line: nothing moves when it comes. */
export const answer = style([
  ground,
  {
    ...height(ROOM),
    // The head of the list has air of its own: the list begins as far up as it can.
    marginBlockEnd: `-${space[1]}`,
    paddingBlock: ROOM,
    paddingInline: space[3],
    borderRadius: radius.md,
  },
]);

/** None of its words is cut. */
export const answerLine = style({
  ...height(),
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

/** That there is none of what was asked for, above what there is instead. */
export const noneLine = style({
  paddingBlockStart: space[1],
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
});

/** What is said where filters leave nothing: its way stands within its words. */
export const outsideLine = style({
  ...height(),
  display: "flex",
  alignItems: "center",
  // Three lines do not touch the edge either.
  paddingBlock: space[1],
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  textWrap: "balance",
});
globalStyle(`${outsideLine} a`, { color: color.leaf });
/** A figure with its unit. */
export const unbroken = style({ whiteSpace: "nowrap" });
/* What it names says by its color that it leads there. */
globalStyle(`${answerLine} b`, { color: color.leaf });
