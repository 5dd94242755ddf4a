import { globalStyle, style } from "@vanilla-extract/css";
import { focusRoom } from "#design/focusRoom.css.ts";
import { scrollFade } from "#design/scrollFade.css.ts";
import { color } from "#design/theme.css.ts";
import { from, onPhone, radius, size, space, textSize } from "#design/tokens.ts";

export const filters = style({ maxWidth: size.measure });

export const types = style({});
/* Four chips beside each other on the smallest phone. */
globalStyle(`${types} label`, { paddingInline: space[3] });

/** Its line is as tall as a thumb needs, and has its own air above and below. */
export const terpenesFold = style({ marginBlock: `-${space[2]}` });

/** One row, which scrolls inside itself on a phone, as chips do. */
export const letters = style([
  focusRoom,
  scrollFade,
  {
    display: "flex",
    overflowX: "auto",
    scrollbarWidth: "none",
    listStyle: "none",
    // As tall as a thumb needs; the line is not.
    marginBlock: "-12px",
  },
]);
globalStyle(`${letters} > li`, { flex: "1 0 auto" });
globalStyle(`${letters} button`, { width: "100%", minWidth: size.target, paddingInline: 0 });
export const twoColumns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  alignItems: "start",
  "@media": {
    [from.columns]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    print: { gridTemplateColumns: "1fr 1fr" },
  },
});

export const reasons = style({ display: "grid", gap: space[3], margin: 0, maxWidth: size.measure });
globalStyle(`${reasons} dt`, { fontWeight: 600 });
globalStyle(`${reasons} dt a`, {
  display: "inline-block",
  paddingBlock: space[2],
  marginBlock: `-${space[2]}`,
});
globalStyle(`${reasons} dd`, { margin: 0 });

/** In a line of words: its dot stays beside its name. */
export const terpene = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  maxWidth: "100%",
});
globalStyle(`${terpene} > :last-child`, { alignSelf: "baseline", minWidth: 0 });

/** Two lines for each store: which and for how much, then what, how far, and until when. */
export const cheapestList = style({ listStyle: "none" });
export const cheapestRow = style({ alignItems: "center" });

/** A strain's name, the flowers that it comes from and is, what it smells of and costs, and what can be done. */
export const strainHead = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  containerType: "inline-size",
  "@media": {
    // The tree stands beside the words, as high as all of them.
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.1fr)",
      gridTemplateRows: "auto auto auto 1fr",
      columnGap: space[6],
    },
    // No wider than its words: the flowers grow from there to the other edge.
    [from.docked]: {
      gridTemplateColumns: "fit-content(26rem) minmax(0, 1fr)",
      columnGap: space[10],
    },
    print: { display: "block" },
  },
});
/** Of a strain without known parents: its flower stands beside the words on a phone, too. */
export const flowerHead = style({
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateRows: "auto auto auto 1fr",
  columnGap: space[3],
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
    [from.docked]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
  },
});
/* Nothing else stands in the line of the name. */
globalStyle(`${strainHead} > :first-child`, { "@media": { [onPhone]: { minHeight: "2.25rem" } } });
globalStyle(`${strainHead} > *`, { "@media": { [from.tablet]: { gridColumn: 1 } } });
export const treePlace = style({
  minWidth: 0,
  marginBlock: space[1],
  selectors: {
    [`${strainHead} > &`]: {
      "@media": {
        [from.tablet]: { gridColumn: 2, gridRow: "1 / -1", alignSelf: "center", width: "100%" },
      },
    },
  },
});
/** Where they stand beside other words. */
export const parentsWords = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  "@media": { [onPhone]: { display: "none" }, print: { display: "none" } },
});
/** Where they stand below their strain's. */
export const parentsBelow = style({
  "@media": { [from.tablet]: { display: "none" } },
});
globalStyle(`${flowerHead} > *`, { gridColumn: 1 });
globalStyle(`${flowerHead} > ${treePlace}`, {
  gridColumn: 2,
  gridRow: "1 / span 3",
  width: "auto",
  margin: 0,
});
globalStyle(`${flowerHead} > :last-child`, { "@media": { [onPhone]: { gridColumn: "1 / -1" } } });
globalStyle(`${strainHead} > :last-child`, {
  alignSelf: "end",
  "@media": { [from.docked]: { alignSelf: "start" } },
});

/** One quiet line, on a phone from edge to edge: less than what it stands between. In very large type it wraps. */
export const strainActions = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[6],
});
globalStyle(`${strainActions} > button:last-child`, {
  marginInlineStart: "auto",
  marginInlineEnd: `-${space[2]}`,
  "@media": { [from.tablet]: { marginInline: 0 } },
});
globalStyle(`${strainActions} > button`, {
  gap: space[1],
  paddingInline: 0,
  borderColor: "transparent",
  background: "none",
  color: "inherit",
  fontSize: textSize.sm,
});

/**
 * The shelf, what is reported, then the lineage as it is drawn; where there is room the shelf stands
 * beside the other two. A strain with no shelf has the whole width for them.
 */
export const strainTop = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  "@media": {
    [onPhone]: { rowGap: space[4] },
    [from.wide]: {
      gridTemplateColumns: "minmax(0, 1fr) 26rem",
      gridTemplateRows: "auto 1fr",
      columnGap: space[10],
      alignItems: "start",
    },
    print: { display: "block" },
  },
});
globalStyle(`${strainTop} > :not(#shelf)`, { "@media": { [from.wide]: { gridColumn: 2 } } });
/* Beside a short one the lineage has the wider column. */
globalStyle(`${strainTop}[data-short]`, {
  "@media": { [from.wide]: { gridTemplateColumns: "26rem minmax(0, 1fr)" } },
});
globalStyle(`${strainTop}:has(> #shelf:empty)`, {
  "@media": { [from.wide]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "none" } },
});
globalStyle(`${strainTop}:has(> #shelf:empty) > *`, {
  "@media": { [from.wide]: { gridColumn: 1 } },
});
globalStyle(`${strainTop} > #shelf:empty`, { display: "none" });

/** On the deep ground, as the state is wherever it is drawn with some of it lit. */
export const shelfCounties = style({
  display: "grid",
  gap: space[2],
  margin: 0,
  padding: `${space[6]} ${space[6]} ${space[3]}`,
  borderRadius: radius.md,
  background: color.pine,
  color: color.onPine,
  fontSize: textSize.sm,
  textAlign: "center",
});
globalStyle(`${shelfCounties} > span`, { width: "16rem", aspectRatio: "1", justifySelf: "center" });

/** The top bar covers none of it when a link leads there. */
export const shelf = style({
  scrollMarginBlockStart: "5rem",
  minWidth: 0,
  "@media": { [from.wide]: { gridColumn: 1, gridRow: "1 / span 2" } },
});
/** One line to the eye, and as tall as a finger. */
export const shelfWarning = style({ marginBlock: `-${space[3]}` });
globalStyle(`${shelfWarning} summary`, { paddingBlock: `calc((${size.target} - 1lh) / 2)` });
/** A shelf with nothing on it is a line. */
export const emptyShelf = style({ color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${emptyShelf} > a`, { paddingBlock: space[3] });
/** Until it is there, what comes after it is out of sight, and does not move when it comes. */
export const waitingShelf = style({ "@media": { [onPhone]: { minHeight: "100vh" } } });

/** Clear of the bar where an address leads to it. */
export const terpenesPart = style({ scrollMarginBlockStart: "12rem" });
