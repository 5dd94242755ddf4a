import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { beforeDocked, from, radius, size, space, textSize } from "#design/tokens.ts";
import {
  besideKept,
  FIRST,
  KEEPS_ALONE,
  KEEPS_AND_WISHES,
  LATER,
  whileItComes,
  WISHES,
} from "./visitStyles.ts";

/**
 * The first row below what is announced. At a first visit of a desk the search stands there beside the cover's title, then
 * come the best deals, and the cover ends where they do.
 */
export const firstRow = createVar();

/** Wide pages have two columns: what the site is beside what one came for. */
export const home = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  marginBlockStart: `-${space[3]}`,
  selectors: { [LATER]: { marginBlockStart: `-${space[2]}` } },
  "@media": {
    // The cover begins where the bar ends.
    [beforeDocked]: {
      gap: space[3],
      selectors: { [FIRST]: { marginBlockStart: `-${space[6]}` } },
    },
    // Who comes back has both columns on a tablet, too: rows as wide as that do not read well.
    [from.columns]: {
      selectors: {
        [LATER]: {
          display: "grid",
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
          columnGap: space[4],
          alignItems: "start",
        },
      },
    },
    // What the best deals are taller than is the room of what stands below the kept store.
    [besideKept]: {
      selectors: {
        [KEEPS_AND_WISHES]: { gridTemplateRows: "auto auto 1fr" },
        [KEEPS_ALONE]: { gridTemplateRows: "auto auto auto auto 1fr" },
      },
    },
    [from.docked]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: space[6],
      alignItems: "start",
      marginBlockStart: 0,
      // The cover is made of parts that touch.
      selectors: { [FIRST]: { rowGap: 0 } },
    },
    print: { display: "block" },
  },
});

const wholeLine = { "@media": { [from.columns]: { gridColumn: "1 / -1" } } };

export const announcements = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  selectors: { [LATER]: { order: 5 }, ...whileItComes },
  "@media": {
    // Above a cover from edge to edge it is a strip of the bar above it.
    [beforeDocked]: {
      selectors: {
        [FIRST]: { gap: "1px", marginInline: `-${space[4]}`, marginBlockEnd: `-${space[3]}` },
      },
    },
    [from.columns]: { gridColumn: "1 / -1" },
    [from.docked]: { selectors: { [FIRST]: { marginBlockEnd: space[4] } } },
  },
});
globalStyle(home, { vars: { [firstRow]: "1" } });
globalStyle(`${home}:has(> ${announcements})`, { vars: { [firstRow]: "2" } });
/* What the best deals are higher than is the end of the cover, and moves nothing on it. */
globalStyle(`html:not(.later) ${home}`, {
  "@media": { [from.docked]: { gridTemplateRows: "auto auto auto 1fr" } },
});
globalStyle(`html:not(.later) ${home}:has(> ${announcements})`, {
  "@media": { [from.docked]: { gridTemplateRows: "auto auto auto auto 1fr" } },
});
/* It must not push down what one comes for. */
globalStyle(`${announcements} > *`, { paddingBlock: 0, fontSize: textSize.sm, lineHeight: 1.35 });
globalStyle(`html:not(.later) ${announcements} > *`, {
  "@media": { [beforeDocked]: { paddingInlineEnd: space[2], borderRadius: 0 } },
});

/** As high from the start as they are under their heading, where it is known how many there are; on a desk beside the welcome, below the kept stores. */
export const wishes = style({
  fontSize: textSize.sm,
  selectors: {
    [LATER]: { order: 3 },
    [WISHES]: { minHeight: "calc(2.75rem + 3.5rem * var(--wishes, 3))" },
    "html:not(.wishes) &:empty": { display: "none" },
  },
  // Its heading stands on the line of the site's name beside it, which it is as high as (cover.css.ts).
  "@media": {
    // The ways stand above or below the welcome beside it there.
    [from.columns]: { gridColumn: 1, gridRow: "span 3", selectors: { [LATER]: { order: 6 } } },
    [besideKept]: { selectors: { [KEEPS_AND_WISHES]: { gridRow: 3 } } },
    [from.docked]: { gridColumn: 1, selectors: { [LATER]: { order: 6 } } },
  },
});

/** They come late, below what is read first. */
export const views = style({
  selectors: { [LATER]: { order: 3 }, "&:empty": { display: "none" } },
  ...wholeLine,
});

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "1.75rem",
  fontSize: textSize.lg,
  // Beside each other two of them are as high, whatever stands at their ends.
  "@media": {
    [from.columns]: { selectors: { [LATER]: { minHeight: size.target } } },
    [from.docked]: { minHeight: size.target },
  },
});
/* In very large type the way to all of it stands below. */
globalStyle(`${heading} > :is(h2, div)`, { flex: "1 1 8rem", minWidth: 0 });
/* On a desk what is said of it stands on its line, so that headings beside each other do, too. */
globalStyle(`${heading} > div`, {
  "@media": {
    [from.docked]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      columnGap: space[2],
    },
  },
});
globalStyle(`${heading} h2`, { fontSize: textSize.lg, lineHeight: 1.2 });
/* Its words end where the card below does; what a thumb may hit is wider. */
globalStyle(`${heading} > a`, { marginInlineEnd: `-${space[3]}` });

export const ways = style({
  display: "grid",
  // Two and two, or four: never three and one.
  gridTemplateColumns: "repeat(auto-fit, minmax(max(5rem, 34%), 1fr))",
  gap: space[2],
  listStyle: "none",
  selectors: { [LATER]: { order: 4 }, ...whileItComes },
  "@media": {
    "screen and (min-width: 24em)": {
      gridTemplateColumns: "repeat(auto-fit, minmax(5rem, 1fr))",
    },
    [from.columns]: {
      selectors: {
        [LATER]: { order: 7, gridColumn: "1 / -1" },
        [WISHES]: { gridColumn: 2 },
      },
    },
    [besideKept]: {
      selectors: {
        [KEEPS_AND_WISHES]: { gridColumn: "1 / -1" },
        [KEEPS_ALONE]: { gridColumn: 1, gridRow: 3 },
      },
    },
    // The menu beside the page has all four; they fill the room below the welcome where wishes are taller than that.
    [from.docked]: { display: "none", selectors: { [WISHES]: { display: "grid" } } },
  },
});

export const way = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[1],
  minHeight: "3rem",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.ink,
  fontSize: textSize.sm,
  fontWeight: 600,
  textDecoration: "none",
  ":hover": { background: color.sunken },
  "@media": {
    [from.columns]: { selectors: { [FIRST]: { minHeight: "3.5rem", gap: space[3] } } },
  },
});
globalStyle(`${way} > svg`, { flex: "none", color: color.leaf });

export const shop = style({
  order: 11,
  selectors: { "&:empty": { display: "none" } },
  ...wholeLine,
});
