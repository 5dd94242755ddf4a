import { globalStyle, style } from "@vanilla-extract/css";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import {
  font,
  narrow,
  radius,
  size,
  space,
  textLine,
  textSize,
  withMouse,
} from "#design/tokens.ts";

/** A thumb's height, which is room for two lines of words; with a mouse for one. */
const height = (room = "0px") => ({
  minHeight: `calc(${size.target} + 2 * ${room})`,
  "@media": { [withMouse]: { minHeight: `calc(2.25rem + 2 * ${room})` } },
});

/** Above the first line and below the last: two full lines do not touch the edge. */
const ROOM = "2px";

/** Six lines of a cell and the room around them: also before there is an answer, so that nothing moves when it comes. */
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

/** As wide as this two cells stand beside each other; in very large type they do not. */
const inTwo = "(min-width: 16rem)";
/** A board that one cell has, as long as its words stand in one column. */
const narrowAlone = "(min-width: 16rem) and (max-width: 43.99rem)";
/** As wide as this each has room for its flower, and its words stand in two columns. */
const wide = "(min-width: 44rem)";

export const cells = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container": { [inTwo]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});

export const cell = style({
  display: "flex",
  alignItems: "center",
  columnGap: space[2],
  minWidth: 0,
  padding: `2px ${space[2]}`,
  color: color.ink,
  fontSize: textSize.xs,
  // Two lines of a name are as high as one more line.
  lineHeight: "0.875rem",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  textDecoration: "none",
  ":focus-visible": { outlineOffset: "-3px", borderRadius: radius.md },
  selectors: { "& + &": { borderInlineStart: `1px solid ${color.line}` } },
  "@container": { [inTwo]: { minHeight: BOARD } },
});
/** It has the whole board. */
export const alone = style({ lineHeight: "1rem" });

/** The flower of its strain, where there is room for it. */
export const cellStamp = style({
  display: "none",
  "@container": { [wide]: { display: "block" } },
  selectors: { [`${alone} > &`]: { "@container": { [inTwo]: { display: "block" } } } },
});
export const cellWords = style({
  display: "grid",
  flex: "1 1 0",
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
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
globalStyle(`${cellPrice} > b > :first-child`, {
  fontFamily: font.heading,
  fontSize: textSize.lg,
  fontWeight: 640,
  letterSpacing: "-0.01em",
  lineHeight: "1.25rem",
  "@media": { [narrow]: { fontSize: textSize.base } },
});
globalStyle(`${cellPrice} > b > :first-child`, {
  "@container": { [wide]: { fontSize: textSize.xl, lineHeight: "1.5rem" } },
});
globalStyle(`${alone} ${cellPrice} > b > :first-child`, {
  fontSize: textSize.xl,
  lineHeight: "1.5rem",
  "@container": { [wide]: { fontSize: textSize["2xl"], lineHeight: textLine["2xl"] } },
});
globalStyle(`${alone} ${cellPrice} > span`, { fontSize: textSize.sm });
/* On a desk what it costs stands beside what it is. */
globalStyle(`${alone} > ${cellWords}`, {
  "@container": {
    [wide]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gridTemplateRows: "auto auto",
      gridAutoFlow: "column",
      alignItems: "center",
    },
  },
});
/** What it is: up to two lines. */
export const cellName = style({
  fontSize: textSize.unit,
  lineHeight: "0.9375rem",
  fontWeight: 600,
  "@container": {
    [inTwo]: {
      display: "-webkit-box",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: 2,
      overflow: "hidden",
    },
    [wide]: { fontSize: textSize.base, lineHeight: "1.25rem", WebkitLineClamp: 1 },
  },
  selectors: {
    [`${cell}:hover &`]: { textDecoration: "underline" },
    [`${alone} &`]: {
      fontSize: textSize.base,
      lineHeight: "1.125rem",
      "@container": {
        [wide]: { fontSize: textSize.lg, lineHeight: "1.375rem", WebkitLineClamp: 2 },
      },
    },
  },
});
/** Whose it is: a name that is cut where it has to be, and where that is, behind it. */
export const cellLine = style({
  "@container": { [inTwo]: { display: "flex", whiteSpace: "pre" } },
});
globalStyle(`${cellLine} > :first-child`, {
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
});
globalStyle(`${cellLine} > :last-child:not(:first-child)`, { flex: "none", maxWidth: "100%" });
/** Whose it is and how old: where it has the whole board in one line, for the name has two. */
export const cellFoot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  selectors: {
    [`${alone} &`]: {
      "@container": {
        [narrowAlone]: { display: "contents" },
        [wide]: { display: "flex", columnGap: space[3] },
      },
    },
  },
});
/** Until when it is open and how old the price is. */
export const cellFacts = style({
  display: "flex",
  flexWrap: "wrap",
  "@container": { [inTwo]: { flexWrap: "nowrap" } },
});
/** Where the line is short of room, it is cut, and no age. */
export const cellOpening = style({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" });
globalStyle(`${cellOpening} > *`, { display: "inline" });
/* One that has the whole board says both at its end, below each other beside label and price: the store's name has the last line. */
globalStyle(`${alone} > ${cellWords}`, {
  "@container": {
    [narrowAlone]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space[2] },
  },
});
globalStyle(`${alone} :is(${cellName}, ${cellLine})`, {
  "@container": { [narrowAlone]: { gridColumn: "1 / -1" } },
});
globalStyle(`${alone} ${cellFacts}`, {
  "@container": {
    [narrowAlone]: {
      display: "grid",
      justifyItems: "end",
      gridColumn: 2,
      gridRow: "1 / span 2",
      alignContent: "start",
    },
  },
});
/* Each has a line. */
globalStyle(`${alone} ${cellOpening} + span`, {
  "@container": { [narrowAlone]: { display: "none" } },
});
globalStyle(`${alone} ${cellLine}`, { "@container": { [inTwo]: { minWidth: 0 } } });
globalStyle(`${alone} ${cellFoot}`, {
  "@container": { [wide]: { fontSize: textSize.sm, lineHeight: textLine.sm } },
});
globalStyle(`${cellFacts} > *`, { whiteSpace: "pre" });
globalStyle(`${cellFacts} > :not(${cellOpening})`, { flex: "none", maxWidth: "100%" });
globalStyle(`${cellFacts} > * > *`, { fontSize: textSize.xs });

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
