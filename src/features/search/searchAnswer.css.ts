import { globalStyle, style } from "@vanilla-extract/css";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import { narrow, radius, size, space, textLine, textSize, withMouse } from "#design/tokens.ts";

/** A thumb's height, which is room for two lines of words; with a mouse for one. */
const height = (room = "0px") => ({
  minHeight: `calc(${size.target} + 2 * ${room})`,
  "@media": { [withMouse]: { minHeight: `calc(2.25rem + 2 * ${room})` } },
});

/** Above the first line and below the last: two full lines do not touch the edge. */
const ROOM = "2px";

/** Five lines of a cell and the room around them: also before there is an answer, so that nothing moves when it comes. */
const BOARD = "6rem";

/** The answer: up to two offers beside each other. */
export const board = style([
  ground,
  {
    minHeight: BOARD,
    // The head of the list has air of its own: the list begins as far up as it can.
    marginBlockEnd: `-${space[1]}`,
    borderRadius: radius.md,
    containerType: "inline-size",
  },
]);

/** As wide as this two cells stand beside each other and their lines are cut at their end; in very large type neither. */
const inTwo = "(min-width: 16rem)";

export const cells = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container": { [inTwo]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});

export const cell = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  minWidth: 0,
  padding: `${space[1]} ${space[2]}`,
  color: color.ink,
  fontSize: textSize.xs,
  lineHeight: "1rem",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  textDecoration: "none",
  ":focus-visible": { outlineOffset: "-3px", borderRadius: radius.md },
  selectors: { "& + &": { borderInlineStart: `1px solid ${color.line}` } },
  "@container": { [inTwo]: { minHeight: BOARD } },
});
/** What it is the first of. */
export const cellLabel = style({ fontWeight: 600 });
/** The figure by which it is, and the other one. */
export const cellPrice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  "@media": { [narrow]: { columnGap: space[1] } },
});
globalStyle(`${cellPrice} > b`, { color: color.leaf });
globalStyle(`${cellPrice} > b > :first-child`, {
  fontSize: textSize.lg,
  lineHeight: "1.25rem",
  "@media": { [narrow]: { fontSize: textSize.base } },
});
/** What it is, or whose: a name that is cut where it has to be, and what is not, behind it. */
export const cellLine = style({
  "@container": { [inTwo]: { display: "flex", whiteSpace: "pre" } },
});
globalStyle(`${cellLine} > :first-child`, {
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
});
globalStyle(`${cellLine} > :last-child:not(:first-child)`, { flex: "none", maxWidth: "100%" });
globalStyle(`${cell} > ${cellPrice} + ${cellLine}`, {
  fontSize: textSize.sm,
  lineHeight: "1.125rem",
  fontWeight: 600,
});
globalStyle(`${cell}:hover > ${cellPrice} + ${cellLine}`, { textDecoration: "underline" });
/** Until when it is open and how old the price is. */
export const cellFacts = style({
  display: "flex",
  flexWrap: "wrap",
  "@container": { [inTwo]: { height: "1rem", overflow: "hidden" } },
});
globalStyle(`${cellFacts} > *`, { whiteSpace: "pre", fontSize: textSize.xs });

/** In its place, while it is on its way. */
export const coming = style({ padding: `${space[2]} ${space[3]}`, fontSize: textSize.sm });

/** That there is none of what was asked for, above what there is instead. */
export const noneLine = style({
  padding: `${space[2]} ${space[3]} 0`,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
});

/** Where there is none: the ways to what there is, a sentence each. */
export const outsideBoard = style([
  ground,
  {
    ...height(ROOM),
    marginBlockEnd: `-${space[1]}`,
    paddingBlock: ROOM,
    paddingInline: space[3],
    borderRadius: radius.md,
  },
]);

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
