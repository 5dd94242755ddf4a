import { SIDEBAR_DOCKS_FROM_PX, SIDEBAR_WIDTH_PX } from "#domain/constants.ts";

/** Distances, shapes and type that do not depend on the theme. Spacing has six steps, named by how often 4 px they are. */
export const space = {
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "1rem",
  6: "1.5rem",
  10: "2.5rem",
} as const;

/** Of a control or a few words, of a card, of a sheet that covers the page; `full` is a pill. */
export const radius = { sm: "6px", md: "12px", lg: "20px", full: "999px" } as const;

/** Both faces lie in `public/fonts` and are declared in `server/build/landing.css`, with what stands in for them. */
export const font = {
  text: '"Public Sans", "Public Sans Fallback", "Public Sans Roboto", system-ui, -apple-system, "Segoe UI", "Helvetica Neue", sans-serif',
  heading: '"Besley", "Besley Fallback", Georgia, serif',
} as const;

/** Steps of type on the screen, 12 to 40 px. `base` is what the reader has set in the browser, and all others follow it. */
export const textSize = {
  /** Counts and the smallest labels. */
  xs: "0.75rem",
  /** What a price comes to. */
  unit: "0.8125rem",
  /** What stands below or beside something else, labels, chips and remarks. */
  sm: "0.875rem",
  base: "1rem",
  /** Prices, headings inside a part, and the first words of a screen. In type twice as large no word of them is torn at 320 px. */
  lg: "min(1.125rem, 9vw)",
  /** Headings of a part, and of the screen on a phone. */
  xl: "min(1.375rem, 11vw)",
  /** The heading of the screen. */
  "2xl": "1.75rem",
  /** Numbers that a screen is about. */
  "3xl": "2.5rem",
} as const;

/** How high a line of each step is where it stands alone; in a dense row lines are as high as their letters need. */
export const textLine = {
  xs: "1rem",
  sm: "1.25rem",
  base: "1.5rem",
  lg: "1.5rem",
  xl: "1.75rem",
  "2xl": "2rem",
  "3xl": "2.75rem",
} as const;

/** Type inside a drawing is as large as the drawing's own units, whatever the reader has set. */
export const drawnSize = {
  sm: "13px",
  md: "14px",
  /** Words of the bottom bar: as the reader has set it, as far as a fifth of the bar has room. */
  tab: "min(0.75rem, 4.2vw)",
  count: "11px",
  /** The name of a lake on a map. */
  water: "16px",
  /** A town on the picture of the state, whose units are its outlines'. */
  town: "86px",
  /** A cover's words, each in a line of its own beside its drawing, as far as the narrowest phone has room. */
  cover: "min(1.625rem, 6.6vw)",
  /** The day at the head of home on a phone, of which the month and its date share a line. */
  day: "min(1.5rem, 11vw)",
  /** The price that leads a list, where a desk has room for it. */
  lead: "3.5rem",
  /** The one price that a screen is about, as far as a hundred dollars and more have room. */
  headline: "min(2.5rem, 12vw)",
  /** The price that a page is about, on a desk and on a phone. */
  moment: "min(3.25rem, 14vw)",
  /** The name that a page is about, beside its drawing. */
  name: "min(1.75rem, 11vw)",
  /** A price is as large as in any list; where it stands in larger words, it is as they are. */
  price: "max(1em, 1.125rem)",
} as const;

/** Type on paper. */
export const printSize = { "2xs": "6.5pt", xs: "8.5pt", base: "10.5pt", "2xl": "18pt" } as const;

/** What the phone keeps for itself at the edges of its screen: the notch, the bar of its home gesture, round corners. */
export const safe = {
  top: "env(safe-area-inset-top, 0px)",
  bottom: "env(safe-area-inset-bottom, 0px)",
  left: "env(safe-area-inset-left, 0px)",
  right: "env(safe-area-inset-right, 0px)",
} as const;

const CONTENT_WIDTH = "1200px";

export const size = {
  /** With what the phone keeps above it. */
  topBar: `calc(3.5rem + ${safe.top})`,
  sidebar: `${SIDEBAR_WIDTH_PX}px`,
  rail: "4.25rem",
  content: CONTENT_WIDTH,
  /** The distance of centered content from the window's edge, for what has to stand on its line. */
  contentEdge: `max(${space[6]}, calc((100% - ${CONTENT_WIDTH}) / 2 + ${space[6]}))`,
  /** The longest line that one reads with ease. */
  measure: "44rem",
  /** Smallest edge of anything that is tapped. */
  target: "2.75rem",
  /** With what the phone keeps below it. In pixels: it is no taller for those who read larger type. */
  bottomBar: `calc(56px + ${safe.bottom})`,
  /** What it keeps free at its end, for the way up. */
  bottomBarEnd: "44px",
} as const;

const TABLET_FROM_PX = 640;
const COLUMNS_FROM_PX = 768;
const PAIRS_FROM_PX = 1152;
const WIDE_FROM_PX = 1360;

/** Widths from which there is room for more: a line of more than a few words, two fields in a row, two columns, the docked menu, two rows of offers beside it, three columns. */
export const from = {
  words: "screen and (min-width: 22em)",
  tablet: `screen and (min-width: ${TABLET_FROM_PX}px)`,
  columns: `screen and (min-width: ${COLUMNS_FROM_PX}px)`,
  docked: `screen and (min-width: ${SIDEBAR_DOCKS_FROM_PX}px)`,
  pairs: `screen and (min-width: ${PAIRS_FROM_PX}px)`,
  wide: `screen and (min-width: ${WIDE_FROM_PX}px)`,
} as const;

/** The same for what styles alone cannot do: two parts stand side by side, a list becomes a table, rows of offers stand in pairs, filters stand beside a list, and above a map there is hardly any height. */
export const media = {
  columns: `(min-width: ${COLUMNS_FROM_PX}px)`,
  table: `(min-width: ${SIDEBAR_DOCKS_FROM_PX}px)`,
  pairs: `(min-width: ${PAIRS_FROM_PX}px)`,
  rail: `(min-width: ${WIDE_FROM_PX}px)`,
  low: "screen and (max-height: 480px)",
} as const;

/** Where two columns have no room. */
export const beforeColumns = `screen and (max-width: ${COLUMNS_FROM_PX - 1}px)`;

/** Where no menu stands beside the page. */
export const beforeDocked = `screen and (max-width: ${SIDEBAR_DOCKS_FROM_PX - 1}px)`;

/** A phone on its side: what it is wide enough for stands beside each other, because there is hardly any height. */
export const onItsSide = `screen and (min-width: 560px) and (max-width: ${SIDEBAR_DOCKS_FROM_PX - 1}px) and (max-height: 480px)`;

/** Beside a docked menu, where there is room for two columns and for no third. */
export const untilWide = `${from.docked} and (max-width: ${WIDE_FROM_PX - 1}px)`;

/** Where nothing stands beside a list. */
export const beforeWide = `screen and (max-width: ${WIDE_FROM_PX - 1}px)`;

/** Below the first of them: a phone held upright. */
export const onPhone = `screen and (max-width: ${TABLET_FROM_PX - 1}px)`;

/** The narrower half of phones, from 320 to 374 px: a line that is full there loses its last words. */
export const narrow = "screen and (max-width: 23.39em)";

/** What follows a finger has no such thing as being pointed at: the look would stay on what was tapped last. */
export const hovers = "(hover: hover)";

/** On a desk with a mouse nothing has to be as tall as a thumb. */
export const withMouse = `screen and (min-width: ${SIDEBAR_DOCKS_FROM_PX}px) and (pointer: fine) and (not (any-pointer: coarse))`;

/**
 * Rows have stamps, and the strength below them: on the narrowest phones, and in very large type, their room is the words'.
 * At 360 px nearly all rows of a menu are as high with one as without, some lower: strength has left their last line. Deals
 * with long names are a line higher.
 */
export const withStamps = from.words;

/** What is printed is black on white in every theme, with grey rules. */
export const sheetColor = { paper: "white", ink: "black", rule: "#767676" } as const;

export const layer = { topBar: 20, scrim: 30, sidebar: 40, dialog: 50, toast: 60 } as const;
