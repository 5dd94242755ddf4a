import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { from, size, space, textSize } from "#design/tokens.ts";

/**
 * One below the other; where there is room, where to find it and its history stand on the left, and beside them what may be
 * done with it and what its label says.
 */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "@media": {
    [from.wide]: {
      gap: space[6],
      gridTemplateColumns: "minmax(0, 1fr) 23rem",
      alignItems: "start",
    },
    print: { display: "block" },
  },
});
/** What can be done with it. */
export const choices = style({ "@media": { [from.wide]: { gridColumn: "1 / -1" } } });
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  "@media": { [from.wide]: { gridColumn: 2, gridRow: 2 }, print: { display: "block" } },
});
globalStyle(`${columns} > section`, { "@media": { [from.wide]: { gridColumn: 1 } } });
/* A year of prices has the whole width. */
globalStyle(`${columns} > section:last-child`, {
  "@media": { [from.wide]: { gridColumn: "1 / -1" } },
});
/* Below few stores it comes up beside the label, where there would be a hole. */
globalStyle(`${columns}[data-few] > section:last-child`, {
  "@media": { [from.wide]: { gridColumn: 1 } },
});
globalStyle(`${columns}[data-few] > ${beside}`, {
  "@media": { [from.wide]: { gridRow: "2 / span 2" } },
});
globalStyle(`${columns}[data-few]`, {
  "@media": { [from.wide]: { gridTemplateRows: "auto auto 1fr" } },
});

/** One bar: three that count, and the rest behind a sign. In very large type it wraps. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "stretch",
  gap: space[2],
  "@media": { [from.tablet]: { maxWidth: "32rem" } },
});
globalStyle(`${actions} > button`, { flex: "1 1 4.5rem" });
globalStyle(`${actions} > button:last-child`, { flex: "none" });
globalStyle(`${actions} > button:not(:last-child)`, {
  flexDirection: "column",
  gap: "2px",
  paddingInline: space[1],
  fontSize: textSize.xs,
  "@media": { [from.tablet]: { flexDirection: "row", gap: space[2], fontSize: textSize.sm } },
});

export const offerList = style({ listStyle: "none" });
/** Of a price that is held against no other, as of one that was seen long ago, nothing is made. */
globalStyle(`${offerList} > [data-silent] strong`, { color: color.inkQuiet, fontWeight: 400 });

/** Of rows that stand below dearer ones, or above them all. */
export const groupHeading = style({
  paddingBlockStart: space[6],
  selectors: {
    "&[data-first]": { paddingBlockStart: 0 },
    "&[data-rest]": { paddingBlockStart: space[3] },
  },
  color: color.inkQuiet,
  fontFamily: "inherit",
  fontSize: textSize.sm,
  fontWeight: 600,
});

export const historyField = style({ "@media": { [from.tablet]: { maxWidth: "24rem" } } });

/** How it is counted, and what may be taken along: beside each other while nothing is open. */
export const historyFoot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
});

/** The stamp beside the terpenes that it is made of, or above them. */
export const terpeneList = style({
  display: "grid",
  gap: space[1],
  listStyle: "none",
  maxWidth: "36rem",
});
export const terpeneRow = style({
  display: "grid",
  // In very large type a bar stands below its name.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7rem), 1fr))",
  alignItems: "center",
  columnGap: space[3],
  minHeight: size.target,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${terpeneRow} a`, {
  display: "inline-block",
  paddingBlock: space[3],
});
/** The bar, and what it says in figures: those stand below each other. */
export const share = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[3],
});
globalStyle(`${share} > b`, { minWidth: "3.25rem", fontWeight: 600, textAlign: "end" });
/** Terpenes of which the label gives no amount, in one run of words: each mark stays beside its name. */
export const namedTerpenes = style({ overflowWrap: "anywhere" });
globalStyle(`${namedTerpenes} > span`, {
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  maxWidth: "100%",
});
globalStyle(`${namedTerpenes} a`, {
  display: "inline-block",
  paddingBlock: space[3],
  marginBlock: `-${space[1]}`,
});

/** Of what a phone has without a connection, below what can be done with it. */
export const savedNotice = style({ marginBlockStart: space[2] });
export const foundList = style({ listStyle: "none" });
globalStyle(`${foundList} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
});

rowLinks(`${terpeneRow} a`);

/** As a register prints it: words, and the amounts below each other at the end. */
export const receipt = style({ maxWidth: size.measure, overflowWrap: "anywhere" });
globalStyle(`${receipt} > div`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
});
globalStyle(`${receipt} > div:last-child`, { borderBlockEnd: 0, fontWeight: 700 });
globalStyle(`${receipt} dd`, { margin: 0, textAlign: "end", fontVariantNumeric: "tabular-nums" });
globalStyle(`${receipt} dd:not(:nth-of-type(1))`, {
  gridColumn: "1 / -1",
  color: color.inkQuiet,
  fontSize: textSize.sm,
  textAlign: "start",
});

/** Its rows begin with the order at their heading's end, which is no wider than its words. */
export const ordered = style({ rowGap: space[2] });
/* It is taller than the heading, which stands in line with that of the card beside it. */
globalStyle(`${ordered} > :first-child`, { marginBlock: `-${space[2]}` });
globalStyle(`${ordered} select`, {
  width: "auto",
  border: 0,
  paddingInlineStart: 0,
  fontSize: textSize.sm,
});
/** Alone in its card it is a line, and no row of a list. */
export const onlyRow = style({ selectors: { "&&": { paddingBlock: 0, borderBlockEnd: 0 } } });

/** Until when, as far as the line of a row has room: it never makes another. */
export const spareEnd = style({
  justifyContent: "flex-start",
  color: color.inkQuiet,
  selectors: { "&&&": { marginInlineStart: 0 } },
});

/** What its menu was read since without is no price to go for. */
export const leftPrice = style({ color: color.inkQuiet, fontSize: textSize.sm });

/** A sentence that begins a line. */
export const ownLine = style({ display: "block" });
