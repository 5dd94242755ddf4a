import { record } from "#design/words/verdictWords.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { quietLine, rowActions } from "#design/surfaces/rowLines.css.ts";
import { color } from "#design/theme.css.ts";
import { dots } from "#design/words/dots.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import {
  from,
  onPhone,
  printSize,
  radius,
  space,
  textLine,
  textSize,
  withStamps,
} from "#design/tokens.ts";

export const heart = style({
  selectors: { '&[data-on="true"]': { fill: "currentColor", color: color.danger } },
  "@media": {
    "(forced-colors: active)": {
      selectors: { '&[data-on="true"]': { fill: "Highlight", color: "Highlight" } },
    },
  },
});

/** In a message: words that lead on, underlined as links are, whatever a browser makes of buttons. */
export const toastLink = style({
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontWeight: 600,
  cursor: "pointer",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  textAlign: "start",
  padding: `${space[3]} 0`,
  marginBlock: `-${space[3]}`,
});

/** A heading belongs to what is below it, and not to the button above. */
export const groups = style({ paddingBlockStart: space[3] });

/** In very large type a name beside its price would be a letter wide: it has the row, and the price stands below it. */
const inLargeType = "(max-width: 17rem)";

/** On paper the words of each run on beside its price, so that twenty of them fit on one sheet. */
export const entries = style({
  // Its entries ask how much room their letters have.
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  margin: 0,
  padding: 0,
  "@media": {
    // A price stays near what it is of.
    [from.docked]: { maxWidth: "56rem" },
    print: { maxWidth: "none", lineHeight: 1.12 },
  },
});
/** A list that has a desk to itself stands in pairs; a form in it has the width. */
export const alone = style({});
globalStyle(`${alone} ${entries}`, {
  "@media": {
    [from.pairs]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: space[10],
      maxWidth: "none",
    },
  },
});
globalStyle(`${alone} ${entries} > li:nth-child(2)`, {
  "@media": { [from.pairs]: { borderBlockStart: "none" } },
});
globalStyle(`${alone} ${entries} > li:has(form)`, {
  "@media": { [from.pairs]: { gridColumn: "1 / -1" } },
});
globalStyle(`${entries} *`, { "@media": { print: { fontSize: printSize.xs } } });
/* A box of its own would be taller than the line that it stands in. */
globalStyle(`${entries} time`, { "@media": { print: { display: "inline" } } });
/* At a line's end it is larger in a row; on paper all is of one size. */
globalStyle(`${entries}${entries}${entries} time`, {
  "@media": { print: { fontSize: printSize.xs, lineHeight: "inherit" } },
});

export const entry = style({
  position: "relative",
  // As high as its words, however little room its list has.
  flex: "none",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[4],
  // Beside one that says more its lines stay together.
  alignContent: "start",
  paddingBlock: space[1],
  borderBlockStart: `1px solid ${color.line}`,
  listStyle: "none",
  overflowWrap: "anywhere",
  breakInside: "avoid",
  ":first-child": { borderBlockStart: "none" },
  "@media": {
    [from.tablet]: { paddingInlineEnd: "6rem" },
    print: {
      display: "block",
      paddingBlock: "1px",
      paddingInlineEnd: "5rem",
    },
  },
  "@container": { [inLargeType]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/* With a bell there are three signs at its end. */
globalStyle(`${entry}:has(${rowActions} > :nth-child(3))`, {
  "@media": { [from.tablet]: { paddingInlineEnd: "8.5rem" } },
});

/** Name beside the price; what else there is to say stands below both, as wide as the row. */
export const entryText = style({
  display: "contents",
  "@media": { print: { display: "inline" } },
});
globalStyle(`${entryText} > :not(:first-child)`, { gridColumn: "1 / -1" });

/** Words of all rows begin beside the stamps, which are small on the narrowest phones. */
export const withStamp = style({
  paddingInlineStart: `calc(1.5rem + ${space[2]})`,
  "@media": {
    [withStamps]: { minHeight: "64px", paddingInlineStart: `calc(3.375rem + ${space[2]})` },
    print: { paddingInlineStart: 0 },
  },
  // The stamp stands above its words there.
  "@container": { [inLargeType]: { selectors: { "&&": { paddingInlineStart: 0 } } } },
});
globalStyle(`${withStamp} > :first-child`, {
  "@media": {
    screen: { position: "absolute", insetBlockStart: space[1], insetInlineStart: 0 },
  },
});
globalStyle(`${withStamp}${withStamp} > :first-child`, {
  "@container": { [inLargeType]: { position: "static" } },
});
/** What stands at the head of the line of signs: what a price's past says of it, or how near it is to the target. */
export const entrySaid = style({
  flex: "1 1 6rem",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  minWidth: 0,
  fontSize: textSize.unit,
  lineHeight: textLine.sm,
  "@media": {
    // As in the rows of every list, words may come as near to a sign as it looks.
    [onPhone]: {
      columnGap: 0,
      marginInlineStart: dots.line.marginInlineStart,
      marginInlineEnd: "-0.875rem",
      clipPath: dots.line.clipPath,
    },
    print: { display: "inline", marginBlock: 0, lineHeight: "inherit" },
  },
});
globalStyle(`${entrySaid} > *`, { "@media": { [onPhone]: dots.fact } });
/** On a phone, and beside a trip, what is known of a price stands beside the signs, in the room that they need anyway. */
export const phoneLowest = style({
  display: "none",
  minHeight: textLine.sm,
  lineHeight: textLine.sm,
  color: color.inkQuiet,
  fontSize: textSize.unit,
  fontVariantNumeric: "tabular-nums",
  columnGap: space[4],
  // Where nothing is said it does not move the line.
  selectors: { "&&:empty": { display: "none" } },
  "@media": {
    [onPhone]: { display: "contents" },
    [from.pairs]: { display: "flex", flexWrap: "wrap", fontSize: textSize.sm },
    print: { display: "none" },
  },
});
export const aboveTarget = style({ "@media": { [onPhone]: { display: "none" } } });
/* As in the rows of every list: a dot before each fact, unless a line begins there; a record has its own mark. */
globalStyle(`${phoneLowest} > *`, { "@media": { [onPhone]: dots.fact } });
globalStyle(`${phoneLowest} > :not(${record})::before`, {
  "@media": { [onPhone]: dots.beforeFact },
});

export const entryPlace = style({
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.25,
  // As wide as the row: what a unit costs stands below what it costs.
  selectors: { "&&": { maxWidth: "none" } },
});
rowLinks(`${entryPlace} a`);
/** As on every list: what a unit costs, and how old that is, at the line's end. */
export const placeLine = style([quietLine, { "@media": { print: { display: "inline" } } }]);
/* On paper its two lines are one. */
globalStyle(`${entryPlace} > *, ${placeLine} > *`, { "@media": { print: { display: "inline" } } });
globalStyle(`:is(${entryPlace}, ${placeLine}) > :not(:first-child)::before`, {
  "@media": { print: { content: " · ", whiteSpace: "pre" } },
});

export const entryPrice = style({
  gridRow: 1,
  gridColumn: 2,
  justifySelf: "end",
  textAlign: "end",
  "@media": {
    print: { position: "absolute", insetBlockStart: "1px", insetInlineEnd: 0 },
  },
  "@container": { [inLargeType]: { gridArea: "auto", justifySelf: "start", textAlign: "start" } },
});

/* On paper the words have the room of what it was. */
globalStyle(`${entryPrice} s`, { "@media": { print: { display: "none" } } });

export const targetProgress = style({
  display: "grid",
  gap: "2px",
  paddingBlockEnd: "2px",
  width: "100%",
  maxWidth: "16rem",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${entrySaid} > ${targetProgress}`, {
  fontSize: textSize.xs,
  lineHeight: 1.15,
  // The target's own words are on paper without the bar.
  "@media": { print: { display: "none" } },
});
export const targetBar = style({
  height: "4px",
  borderRadius: radius.full,
  background: color.sunken,
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
globalStyle(`${targetBar} > span`, {
  display: "block",
  height: "100%",
  borderRadius: radius.full,
  background: color.leaf,
});
globalStyle(targetBar, { "@media": { print: { display: "none" } } });

export const entryFacts = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  rowGap: space[1],
  "@media": {
    print: { display: "inline" },
  },
});
globalStyle(`${entryText} > *, ${entryFacts} > *`, {
  "@media": { print: { marginInlineEnd: space[2] } },
});

/** What stands beside the signs there is said to those only who do not see it. */
export const briefFacts = style({
  "@media": {
    [from.pairs]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const entryName = style({ fontWeight: 600, lineHeight: 1.25 });
rowLinks(entryName);

/** What is said, and what can be done: as in the rows of every list, at their end or on a phone in the last line. */
export const entryFoot = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "flex-end",
  "@media": { print: { display: "inline" } },
});

export const editor = style({
  gridColumn: "1 / -1",
  paddingBlock: space[2],
  display: "grid",
  gap: space[3],
  "@media": { [from.columns]: { gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 2fr)" } },
  alignItems: "end",
});

export const toolbar = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

/** Two lines on a phone, whichever it is. */
export const where = style({ "@media": { [onPhone]: { minHeight: "2lh" } } });
