import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { focusRoom } from "#design/focusRoom.css.ts";
import { scrollFade } from "#design/scrollFade.css.ts";
import { color } from "#design/theme.css.ts";
import { from, onPhone, radius, size, space, textLine, textSize } from "#design/tokens.ts";

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

/** What labels have in common: a line, or two on a phone, of which the first says what the second is. */
export const labels = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  fontSize: textSize.sm,
});
globalStyle(`${labels} > :first-child`, {
  color: color.inkQuiet,
  "@media": { [onPhone]: { flexBasis: "100%" } },
});
globalStyle(`${labels} a`, { paddingBlock: space[2] });

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

/** A strain's name beside its stamp, and what else belongs to it below the name. */
const stampWidth = createVar();
export const strainHead = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateRows: "auto 1fr auto auto",
  columnGap: space[3],
  containerType: "inline-size",
  // Words keep what ten letters need: in very large type that is all there is.
  // As high as the words beside it, which stand close together: what is left over is above what can be done.
  vars: { [stampWidth]: "clamp(0px, 100cqi - 10rem, 104px)" },
  "@media": {
    [from.tablet]: {
      gridTemplateRows: "auto auto auto 1fr",
      vars: { [stampWidth]: "clamp(0px, 100cqi - 10rem, 144px)" },
    },
  },
});
export const stampPlace = style({
  width: stampWidth,
  overflow: "hidden",
  // Where it would be smaller than a finger, words have its room.
  "@container": { "(max-width: calc(10rem + 44px))": { display: "none" } },
});
globalStyle(`${stampPlace} [data-stamp]`, { display: "block", width: "100%", height: "auto" });
/* Heading and stamp are cells as all others are; on a phone the heading stands where others do. */
globalStyle(`${strainHead} > :first-child`, { display: "contents" });
globalStyle(`${strainHead} h1`, { "@media": { [onPhone]: { paddingBlock: space[2] } } });
globalStyle(`${strainHead} > :first-child > :last-child`, {
  gridColumn: 2,
  gridRow: "1 / span 2",
  margin: 0,
  "@media": { [from.tablet]: { gridRow: "1 / span 4" } },
});
globalStyle(`${strainHead} > :not(:first-child)`, { gridColumn: 1 });
globalStyle(`${strainHead} > :nth-last-child(-n + 2)`, {
  "@media": { [onPhone]: { gridColumn: "1 / -1" } },
});
globalStyle(`${strainHead} > :last-child`, { alignSelf: "end" });

/** One quiet line, on a phone from edge to edge: less than what it stands between. In very large type it wraps. */
export const strainActions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[1],
  "@media": { [from.tablet]: { justifyContent: "flex-start", columnGap: space[6] } },
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

/** As wide as the head of a phone, so that its words take one line before they are known and afterwards. */
export const onMenusPlace = style({
  display: "grid",
  minHeight: textLine.base,
  marginBlockStart: space[1],
});
/** As tall as a finger, and no further from the name than any other line. */
export const onMenus = style({
  justifySelf: "start",
  alignSelf: "flex-start",
  paddingBlock: space[2],
  marginBlock: `-${space[2]}`,
});
/** In one line at 360 px, so that nothing moves when its second half comes. */
export const onNoMenu = style({ fontSize: textSize.sm });
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
