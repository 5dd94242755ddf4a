import { globalStyle, style } from "@vanilla-extract/css";
import { quietLine, rowActions } from "#design/surfaces/rowLines.css.ts";
import { color } from "#design/theme.css.ts";
import { beforeMore, cutLine } from "#design/words/cutLine.css.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { from, onPhone, printSize, space, withStamps } from "#design/tokens.ts";

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

export const inSmallType = "(min-width: 17.01rem)";

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
export const entryPlace = style({
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.25,
  // As wide as the row: what a unit costs stands below what it costs.
  selectors: { "&&": { maxWidth: "none" } },
});
rowLinks(`${entryPlace} a`);
/** As on every list: what a unit costs, and how old that is, at the line's end. */
export const placeLine = style([quietLine, { "@media": { print: { display: "inline" } } }]);
/* A town and its store have one line, as all rows have one height; what is cut of a store's name is read out. */
globalStyle(`${placeLine} > ${cutLine}`, {
  "@container": { [inSmallType]: { "@media": { [onPhone]: { flexWrap: "nowrap" } } } },
});
globalStyle(`${entryPlace} > *, ${placeLine} > *, ${placeLine} > ${beforeMore} > *`, {
  "@media": { print: { display: "inline" } },
});
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
/* A wish has one line there, and its price no more. */
globalStyle(`${entryPrice}${entryPrice}${entryPrice} *`, {
  "@media": { print: { fontSize: printSize.xs, lineHeight: 1 } },
});
globalStyle(`${entryPrice} s`, { "@media": { print: { display: "none" } } });

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
