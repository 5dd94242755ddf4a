import { globalStyle, style } from "@vanilla-extract/css";
import { line } from "#design/surfaces/rowLines.css.ts";
import { readOut } from "#design/hiddenOnPhone.css.ts";
import { color } from "#design/theme.css.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import {
  from,
  onPhone,
  radius,
  size as sizes,
  space,
  textSize,
  withStamps,
} from "#design/tokens.ts";
import { FIRST } from "./visitStyles.ts";

/** Tall enough from the start that the footer does not jump when the figures arrive. */
export const panel = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  marginBlockStart: space[2],
  minHeight: "100vh",
  // Below all that home has above it, in whatever order that stands (home.css.ts).
  order: 8,
  gridColumn: "1 / -1",
  "@media": {
    [from.docked]: {
      // At a first visit there is no gap between the rows above.
      selectors: { "html:not(.later) &": { marginBlockStart: space[6] } },
    },
  },
});

export const panelHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space[2]}`,
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.lineStrong}`,
});

/** Of how many stores, and how old. */
export const ofStores = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[3],
  color: color.inkQuiet,
  fontSize: textSize.sm,
});
/* On a phone the cover of a first visit has said it. */
globalStyle(`html:not(.later) ${ofStores} > p`, { "@media": { [onPhone]: { display: "none" } } });

export const waiting = style({
  display: "grid",
  justifyItems: "center",
  gap: space[6],
  paddingBlock: space[10],
});

/** Where it is of all of them. */
export const countedOnce = style({ color: color.inkQuiet, fontSize: textSize.sm });
/** What is counted: the pages of strains count all that stores have of one. A first visit is long enough on a phone, where it is read out alone. */
export const counted = style([
  countedOnce,
  { "@media": { [onPhone]: { selectors: { [FIRST]: readOut } } } },
]);

export const strainList = style({
  listStyle: "none",
  fontVariantNumeric: "tabular-nums",
  "@media": { [from.columns]: { columns: 2, columnGap: space[10] } },
});
globalStyle(`${strainList} > li`, { breakInside: "avoid" });

export const strainRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[2],
  minHeight: sizes.target,
  borderBlockEnd: `1px solid ${color.line}`,
});
/* A marker would stand at the foot of the stamp. */
globalStyle(`${strainRow}::before`, {
  content: "counter(list-item) '.'",
  // Room for "10.", or its flower stands aside from those above.
  minWidth: "2rem",
  color: color.inkQuiet,
  textAlign: "end",
});
/** All are in as many: no number stands beside any, and two or more stand beside each other. */
export const unranked = style({
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))",
  columnGap: space[3],
  "@media": {
    [from.columns]: {
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11rem), 1fr))",
      columnGap: space[6],
    },
  },
});
globalStyle(`${unranked} ${strainRow}`, {
  flexWrap: "nowrap",
  columnGap: space[2],
  height: "100%",
  borderBlockEnd: 0,
  lineHeight: 1.25,
});
globalStyle(`${unranked} ${strainRow}::before`, { display: "none" });
globalStyle(`${strainRow} > :is(a, bdi)`, {
  flex: "1 1 6rem",
  minWidth: 0,
  overflowWrap: "anywhere",
});
globalStyle(`${strainRow} > a`, { paddingBlock: space[2] });

/** As large from the start as what is drawn there. */
export const strainStamp = style({
  display: "none",
  "@media": {
    [withStamps]: { display: "block", flex: "none", width: "32px", height: "32px" },
  },
});
globalStyle(`li:last-child > ${strainRow}`, { borderBlockEnd: 0 });

export const regionBar = style({
  paddingBlock: space[2],
  minHeight: `calc(${sizes.target} + ${space[4]})`,
  // The folded heads are the same list.
  "@media": { [onPhone]: { display: "none" } },
});

/**
 * A region has the whole width, and its sections stand beside each other in it: cards beside each other were as
 * unlike in height as regions are in deals. Those without any are a line each, beside each other.
 */
export const regions = style({
  columnGap: space[4],
  marginBlockStart: space[1],
  "@media": {
    [from.columns]: { display: "flex", flexWrap: "wrap" },
    // One list of all of them, whose heads open.
    [onPhone]: {
      border: `1px solid ${color.line}`,
      borderRadius: radius.md,
      background: color.surface,
    },
  },
});

globalStyle(`${panel} section h2`, { fontSize: textSize.lg });

export const dealList = style({ listStyle: "none" });

/** Two lines: names that they begin with give way, the figures at their ends do not. */
export const dealEntry = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  paddingBlock: "0.1875rem",
  minHeight: sizes.target,
  lineHeight: 1.35,
  fontVariantNumeric: "tabular-nums",
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});

export const dealLine = style([line, { color: color.inkQuiet, fontSize: textSize.xs }]);
globalStyle(`${dealLine} > :first-child`, { flex: "1000 1 6rem", maxWidth: "max-content" });

export const dealName = style({
  fontSize: textSize.sm,
  fontWeight: 600,
  // The whole entry is the way to its product.
  selectors: { "a&::after": { content: "", position: "absolute", inset: 0 } },
});

export const dealSize = style({ flex: "none", marginInlineEnd: "auto" });

export const cost = style({ color: color.ink, fontSize: textSize.base, fontWeight: 700 });

/** Where, whole: a price without its store is none. What else is known stands below it where the line has no room for both. */
export const dealFoot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[1],
  color: color.inkQuiet,
  fontSize: textSize.sm,
  overflowWrap: "anywhere",
  // As small as the facts there, or most of them would stand below.
  "@media": { [onPhone]: { fontSize: textSize.xs } },
});
globalStyle(`${dealFoot} b`, { color: color.ink, fontWeight: 600 });
export const facts = style({
  marginInlineStart: "auto",
  fontSize: textSize.xs,
  textAlign: "end",
});
globalStyle(`${facts} > time`, { fontSize: textSize.xs });

rowLinks(`${strainRow} > a, a${dealName}`);
