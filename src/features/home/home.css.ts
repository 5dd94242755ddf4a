import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { SIDEBAR_DOCKS_FROM_PX } from "#domain/constants.ts";
import { color } from "#design/theme.css.ts";
import { drawnSize, font, from, radius, size, space, textSize } from "#design/tokens.ts";

/** Who has been here before: `visits.ts` says when. */
const LATER = "html.later &";
const KEEPS = "html.keeps &";
const WISHES = "html.wishes &";
/** While the document still comes, what stands in it first and is shown below: it would be pushed down by each part above. */
const COMES = "html.later.first-frame &";
/** Where the cover goes from edge to edge. */
const beforeDocked = `screen and (max-width: ${SIDEBAR_DOCKS_FROM_PX - 1}px)`;
const below = { visibility: "hidden" } as const;
/** The other way round: who is here for the first time. */
const FIRST = "html:not(.later) &";

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
    [beforeDocked]: { selectors: { [FIRST]: { gap: space[3], marginBlockStart: `-${space[6]}` } } },
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

/** A line where words or a price will stand. */
export const awaitedLine = `color-mix(in oklab, ${color.line} 62%, ${color.surface})`;
/** A card's frame before what is in it, with lines where its name and its prices will stand. */
const awaitedCard = {
  content: "",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  backgroundImage: Array.from(
    { length: 5 },
    () => `linear-gradient(${awaitedLine}, ${awaitedLine})`,
  ).join(),
  backgroundRepeat: "no-repeat",
  backgroundPosition: "3.5rem 1rem, 3.5rem 2.75rem, 0.75rem 5.5rem, 0.75rem 8.25rem, 0.75rem 11rem",
  backgroundSize:
    "60% 1.125rem, 40% 0.75rem, calc(100% - 1.5rem) 1.5rem, calc(100% - 1.5rem) 1.5rem, calc(100% - 1.5rem) 1.5rem",
} as const;

const wholeLine = { "@media": { [from.docked]: { gridColumn: "1 / -1" } } };

export const announcements = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  selectors: { [LATER]: { order: 5 }, [COMES]: below },
  "@media": {
    // Above a cover from edge to edge it is a strip of the bar above it.
    [beforeDocked]: {
      selectors: {
        [FIRST]: { gap: "1px", marginInline: `-${space[4]}`, marginBlockEnd: `-${space[3]}` },
      },
    },
    [from.docked]: {
      gridColumn: "1 / -1",
      selectors: { [FIRST]: { marginBlockEnd: space[4] } },
    },
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

/** The cover of a first visit: on a phone from edge to edge below the bar, on a desk a piece beside the best deals. */
const cover = { background: color.pine, color: color.onPine } as const;
const fromEdgeToEdge = { marginInline: `-${space[4]}`, paddingInline: space[4] } as const;

export const title = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  selectors: {
    [LATER]: { order: 6, marginBlockEnd: `-${space[3]}` },
    [COMES]: below,
    [FIRST]: {
      ...cover,
      ...fromEdgeToEdge,
      position: "relative",
      justifyContent: "flex-end",
      paddingBlock: `${space[3]} ${space[2]}`,
      overflow: "hidden",
    },
  },
  "@media": {
    [from.docked]: {
      gridColumn: "1 / -1",
      selectors: {
        [FIRST]: {
          gridColumn: 1,
          gridRow: `${firstRow} / span 2`,
          alignSelf: "stretch",
          minHeight: "12rem",
          marginInline: 0,
          padding: `${space[4]} ${space[6]}`,
          borderStartStartRadius: radius.md,
          borderStartEndRadius: radius.md,
        },
      },
    },
    print: { selectors: { [FIRST]: { padding: 0, background: "none", color: "inherit" } } },
  },
});

/* In one line at 390 px, in the site's own face, too; on the cover a word a line, as large as the longest has room for. */
globalStyle(`${title} > h1`, {
  fontSize: textSize.xl,
});
globalStyle(`html:not(.later) ${title} > h1`, {
  position: "relative",
  zIndex: 1,
  "@media": {
    screen: { width: "min-content", fontSize: drawnSize.cover, lineHeight: 1.05 },
  },
});

export const welcome = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  maxWidth: size.measure,
  // Of as many lines in a phone's own face as in the site's, which may come when it is there already.
  fontSize: textSize.unit,
  lineHeight: 1.5,
  selectors: { [LATER]: { order: 6 }, [COMES]: below },
  "@media": {
    [from.docked]: {
      gridColumn: 1,
      selectors: {
        [LATER]: { gap: space[2], fontSize: textSize.base },
        [FIRST]: {
          ...cover,
          fontSize: textSize.sm,
          gridRow: `calc(${firstRow} + 3)`,
          alignSelf: "stretch",
          maxWidth: "none",
          padding: `${space[3]} ${space[6]} ${space[4]}`,
          borderEndStartRadius: radius.md,
          borderEndEndRadius: radius.md,
        },
      },
    },
  },
});
/* As many lines in a phone's own face as in the site's. */
globalStyle(`html:not(.later) ${welcome} > p`, {
  "@media": {
    "screen and (max-width: 24.3em)": { minHeight: "3lh" },
    "screen and (min-width: 24.31em) and (max-width: 39.99em)": { minHeight: "2lh" },
  },
});
/* Links are told by their line there, and are of the colour of the words beside them. */
globalStyle(`html:not(.later) ${welcome} a`, { "@media": { [from.docked]: { color: "inherit" } } });

export const narrowHint = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  selectors: {
    [FIRST]: {
      position: "relative",
      zIndex: 1,
      marginBlockStart: space[1],
      color: "inherit",
      opacity: 0.86,
    },
  },
  "@media": { [from.docked]: { display: "none" } },
});

/** The search on the deep ground: on a first visit's cover, and for who comes back the head of the page. */
export const finding = style({
  ...fromEdgeToEdge,
  ...cover,
  selectors: {
    [LATER]: {
      order: 1,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${space[2]} ${space[6]}`,
      marginBlockStart: `-${space[4]}`,
      paddingBlock: space[3],
    },
    [FIRST]: { marginBlockStart: `-${space[3]}`, paddingBlock: `0 ${space[1]}` },
  },
  "@media": {
    [from.docked]: {
      gridColumn: 2,
      marginInline: 0,
      selectors: {
        // Beside the cover, above the best deals.
        [FIRST]: {
          gridRow: firstRow,
          marginBlockStart: 0,
          padding: `0 0 ${space[4]}`,
          background: "none",
          color: "inherit",
        },
        [LATER]: {
          gridColumn: "1 / -1",
          flexDirection: "row-reverse",
          marginBlockStart: 0,
          padding: space[4],
          borderRadius: radius.md,
        },
      },
    },
    print: { padding: 0, background: "none", color: "inherit" },
  },
});
globalStyle(`${finding} > :first-child`, { flex: "1 1 16rem", minWidth: 0 });
/* What is found has the whole width, and the day stands back for it. */
globalStyle(`html.later ${finding}:has([data-found])`, { paddingBlockEnd: 0 });
globalStyle(`html.later ${finding}:has([data-found]) > :first-child`, { flexBasis: "100%" });
globalStyle(`html.later ${finding}:has([data-found]) > :last-child`, { display: "none" });
globalStyle(`html.later ${finding} :focus-visible`, { outlineColor: color.onPine });
globalStyle(`html:not(.later) ${finding} :focus-visible`, {
  "@media": { [beforeDocked]: { outlineColor: color.onPine } },
});
globalStyle(`html:not(.later) ${welcome} :focus-visible`, {
  "@media": { [from.docked]: { outlineColor: color.onPine } },
});

export const dateLine = style({
  display: "none",
  selectors: {
    [LATER]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      justifyContent: "space-between",
      flex: "1 1 18rem",
      columnGap: space[3],
      fontSize: textSize.sm,
    },
  },
});
globalStyle(`${dateLine} > b`, {
  fontFamily: font.heading,
  fontSize: textSize.base,
  "@media": { [from.docked]: { fontSize: textSize.xl } },
});
globalStyle(`${dateLine} > span`, { opacity: 0.86 });
/* The ground has its own tones of how old they are. */
globalStyle(`${dateLine} time[data-freshness]`, { color: "inherit" });
globalStyle(`${dateLine} time[data-freshness="ageing"]`, { color: color.goldenrod });

/** The rest of the cover, as high from the start as what comes into it. Nobody who has been here before sees it. */
export const questions = style({
  ...cover,
  ...fromEdgeToEdge,
  minHeight: "8.5rem",
  marginBlockStart: `-${space[3]}`,
  paddingBlockEnd: space[3],
  overflow: "hidden",
  selectors: { "html.later &": { display: "none" } },
  "@media": {
    [from.docked]: {
      gridColumn: 1,
      gridRow: `calc(${firstRow} + 2)`,
      alignSelf: "stretch",
      display: "grid",
      minHeight: "12rem",
      margin: 0,
      padding: `${space[2]} ${space[6]}`,
    },
    // Its answers take a line more there.
    "screen and (min-width: 64em) and (max-width: 68.74em)": { minHeight: "16.5rem" },
  },
});

/* Where nothing is asked, the rest of the cover has that room. */
globalStyle(`html:not(.later) ${home}:not(:has(> ${questions})) > ${welcome}`, {
  "@media": { [from.docked]: { gridRow: `calc(${firstRow} + 2) / span 2` } },
});

/** As high from the start as what comes into it, where it is known that something does. */
export const kept = style({
  selectors: {
    [LATER]: { order: 2, minHeight: "3rem" },
    [KEEPS]: { minHeight: "16rem" },
    "&:empty": { display: "none" },
    "html.later &:empty": { display: "block" },
    // The card's frame is there before what is in it.
    "html.keeps &:empty::after": {
      ...awaitedCard,
      display: "block",
      height: "13.75rem",
      marginBlockStart: "2.25rem",
    },
  },
  fontSize: textSize.sm,
  // Beside the best deals its card ends where they do.
  "@media": { [from.docked]: { alignSelf: "stretch", display: "grid" } },
});
globalStyle(`${kept} > section`, {
  "@media": { [from.docked]: { display: "grid", gridTemplateRows: "auto 1fr" } },
});

/** As high from the start as they are under their heading, where it is known how many there are; on a desk beside the welcome. */
export const wishes = style({
  fontSize: textSize.sm,
  selectors: {
    [LATER]: { order: 3 },
    [WISHES]: { minHeight: "calc(2.75rem + 3.5rem * var(--wishes, 3))" },
    "html:not(.wishes) &:empty": { display: "none" },
  },
  "@media": { [from.docked]: { gridColumn: 2, selectors: { [LATER]: { order: 7 } } } },
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
  minHeight: "2.25rem",
  fontSize: textSize.lg,
  // Beside each other two of them are as high, whatever stands at their ends.
  "@media": { [from.docked]: { minHeight: size.target } },
});
/* In very large type the way to all of it stands below. */
globalStyle(`${heading} > h2`, { flex: "1 1 8rem", minWidth: 0, fontSize: textSize.lg });

/** A row that scrolls inside itself: however many are kept, it is as high. */
export const cards = style({
  display: "flex",
  gap: space[3],
  minHeight: "13.75rem",
  marginInline: `-${space[4]}`,
  paddingInline: space[4],
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollSnapType: "x mandatory",
  scrollPaddingInline: space[4],
  "@media": { [from.docked]: { flexDirection: "column", margin: 0, padding: 0 } },
  // The card's frame is there before what is in it.
  selectors: {
    "&:empty::after": { ...awaitedCard, flex: 1 },
  },
});

export const ways = style({
  display: "grid",
  // Two and two, or four: never three and one.
  gridTemplateColumns: "repeat(auto-fit, minmax(max(5rem, 34%), 1fr))",
  gap: space[2],
  listStyle: "none",
  selectors: { [LATER]: { order: 4 }, [COMES]: below },
  "@media": {
    "screen and (min-width: 24em)": {
      gridTemplateColumns: "repeat(auto-fit, minmax(5rem, 1fr))",
    },
    // The menu beside the page has all four.
    [from.docked]: { display: "none" },
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
  "@media": { [from.columns]: { minHeight: "3.5rem", gap: space[3] } },
});
globalStyle(`${way} > svg`, { flex: "none", color: color.leaf });

export const shop = style({
  order: 9,
  selectors: { "&:empty": { display: "none" } },
  ...wholeLine,
});
