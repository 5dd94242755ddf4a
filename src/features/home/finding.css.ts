import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import {
  beforeDocked,
  drawnSize,
  font,
  from,
  radius,
  space,
  textLine,
  textSize,
} from "#design/tokens.ts";
import { firstRow } from "./home.css.ts";
import { cover, FIRST, fromEdgeToEdge, LATER, reachesUnder } from "./visitStyles.ts";

/** How wide the field is where the bouquet stands beside it. */
const FIELD = "min(35rem, 100% - 16.5rem)";

/** As high as the day in two lines, with air above and below it. */
const FOOT = "4.75rem";

/** In type twice as large a tablet has no room for a bouquet beside its words. */
const TOO_NARROW = "(max-width: 39.99rem)";

/** The search on the deep ground: on a first visit's cover, and for who comes back the head of the page. */
export const finding = style({
  ...fromEdgeToEdge,
  ...cover,
  position: "relative",
  containerType: "inline-size",
  selectors: {
    [LATER]: {
      order: 1,
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      marginBlockStart: `-${space[4]}`,
      marginBlockEnd: space[1],
      paddingBlockStart: space[2],
      // What grows from its lower edge ends there.
      overflow: "clip",
    },
    [FIRST]: {
      ...reachesUnder,
      marginBlockStart: `-${space[3]}`,
      paddingBlock: `0 ${space[2]}`,
    },
  },
  "@media": {
    [from.columns]: {
      selectors: {
        [LATER]: {
          gridColumn: "1 / -1",
          gridRow: 1,
          rowGap: space[2],
          marginBlockEnd: 0,
          paddingBlock: `${space[4]} ${space[6]}`,
        },
      },
    },
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
          boxShadow: "none",
          color: "inherit",
        },
        [LATER]: {
          rowGap: space[3],
          marginBlock: 0,
          padding: `${space[6]} 2rem`,
          borderRadius: radius.md,
        },
      },
    },
    print: { padding: 0, background: "none", color: "inherit" },
  },
});
/* A field of a desk's whole width is no field: what grows beside it has the rest. */
globalStyle(`html.later ${finding} > :first-child`, {
  minWidth: 0,
  "@media": { [from.columns]: { order: 1, width: FIELD } },
});
globalStyle(`html.later ${finding} > :first-child`, {
  "@media": { [from.columns]: { "@container": { [TOO_NARROW]: { width: "auto" } } } },
});
/* What is found has the whole width, below a field that stays as it is; on a phone the day stands back for it. */
globalStyle(`html.later ${finding}:has([data-found])`, { paddingBlockEnd: 0 });
globalStyle(`html.later ${finding}:has([data-found]) > :first-child`, {
  "@media": { [from.columns]: { width: "auto" } },
});
globalStyle(`html.later ${finding} > :first-child > form:has(+ [data-found])`, {
  "@media": { [from.columns]: { width: FIELD } },
});
globalStyle(`html.later ${finding} :focus-visible`, { outlineColor: color.onPine });
globalStyle(`html:not(.later) ${finding} :focus-visible`, {
  "@media": { [beforeDocked]: { outlineColor: color.onPine } },
});

/** On a phone one line at the foot; where there is room the day stands above the search, and the bouquet beside both. */
export const head = style({
  display: "none",
  selectors: {
    [LATER]: {
      display: "flex",
      // Where the day leaves the bouquet too little, that stands below it, out of sight.
      flexWrap: "wrap",
      justifyContent: "space-between",
      columnGap: space[2],
      height: FOOT,
      overflowY: "clip",
    },
    [`html.later ${finding}:has([data-found]) > &`]: { display: "none" },
  },
  "@media": {
    [from.columns]: {
      selectors: {
        [LATER]: { display: "contents" },
        [`html.later ${finding}:has([data-found]) > &`]: { display: "contents" },
      },
    },
  },
});

/** The page's title, as an almanac has it. */
export const dateLine = style({ display: "flex", alignItems: "center", minHeight: "100%" });
globalStyle(`${dateLine} > b`, {
  // A line for the day of the week, one for its date.
  width: "min-content",
  fontFamily: font.heading,
  fontSize: drawnSize.day,
  fontWeight: 640,
  letterSpacing: "-0.01em",
  lineHeight: 26 / 24,
  "@media": {
    [from.columns]: { width: "auto", fontSize: textSize["2xl"], lineHeight: textLine["2xl"] },
    [from.wide]: { fontSize: textSize["3xl"], lineHeight: textLine["3xl"] },
  },
});

/** Where the visitor's bouquet comes in: it has what the day leaves it. */
export const bouquetRoom = style({
  "@container": { [TOO_NARROW]: { "@media": { [from.columns]: { display: "none" } } } },
  flex: "1 1 6rem",
  maxWidth: "9.25rem",
  height: FOOT,
  marginInlineEnd: `-${space[1]}`,
  pointerEvents: "none",
  "@media": {
    [from.columns]: {
      position: "absolute",
      insetBlockEnd: 0,
      insetInlineEnd: space[6],
      width: "15.5rem",
      height: "9.75rem",
      maxWidth: "none",
      margin: 0,
    },
    [from.wide]: { width: "20rem", height: "12.5rem" },
    print: { display: "none" },
  },
  selectors: { [`${finding}:has([data-found]) &`]: { display: "none" } },
});
