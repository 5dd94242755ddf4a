import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import type { Section } from "#domain/offers/categories.ts";
import { chooser } from "#design/controls/inlineSelect.css.ts";
import { color } from "#design/theme.css.ts";
import {
  drawnSize,
  from,
  radius,
  size,
  space,
  textLine,
  textSize,
  withStamps,
} from "#design/tokens.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { firstRow } from "./home.css.ts";
import { besideKept, FIRST, KEEPS, KEEPS_ALONE, KEEPS_AND_WISHES } from "./visitStyles.ts";

/** As high from the start as the first deal and three rows, so that nothing moves when they come. */
export const best = style({
  minHeight: "27.5rem",
  // In everybody's view it is the state's; who has a region sees their own a moment later, and not another's before.
  selectors: {
    ".regional #root[data-view] &": { visibility: "hidden" },
    // Nor what a kept store's card says already.
    "html.keeps #root[data-view] &": { visibility: "hidden" },
    "html.later &": { order: 3 },
    // Below a card; below one line that none is kept the first price is what counts.
    "html.later.keeps &": { marginBlockStart: space[3] },
  },
  "@media": {
    [from.columns]: {
      selectors: {
        "html.later.keeps &": { marginBlockStart: 0 },
        "html.later:not(.keeps) &": { gridColumn: "1 / -1" },
        // It ends where the kept store's card beside it does, whichever is the taller.
        [KEEPS]: {
          gridColumn: 2,
          display: "grid",
          gridTemplateRows: "auto 1fr",
          rowGap: space[2],
          alignSelf: "stretch",
        },
      },
    },
    [besideKept]: {
      selectors: {
        [KEEPS_AND_WISHES]: { gridRow: "2 / span 2" },
        [KEEPS_ALONE]: { gridRow: "2 / span 4" },
      },
    },
    [from.docked]: {
      gridColumn: 2,
      selectors: { [FIRST]: { gridRow: `calc(${firstRow} + 1) / span 3` } },
    },
  },
});

/** Its words are the choice of where: all of them are tapped, and around them as much as a finger needs. */
export const bestTitle = style({
  display: "inline-flex",
  alignItems: "center",
  columnGap: space[1],
  maxWidth: "100%",
  borderRadius: radius.sm,
});
globalStyle(`${bestTitle} > .${chooser}`, {
  insetBlockStart: "50%",
  height: size.target,
  transform: "translateY(-50%)",
});
globalStyle(`${bestTitle} > svg`, { color: color.leaf });

/** What the cover of a first visit has said. */
export const fromStores = style({
  color: color.inkQuiet,
  fontSize: textSize.xs,
  lineHeight: textLine.xs,
  selectors: { [FIRST]: { display: "none" } },
});

export const bestList = style({
  marginBlockStart: space[2],
  listStyle: "none",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  overflow: "hidden",
  background: color.surface,
  "@media": {
    [from.columns]: { selectors: { [KEEPS]: { display: "grid", marginBlockStart: 0 } } },
  },
});

/** What is near comes in a moment: other rows would be gone under the finger. */
export const awaited = style({ visibility: "hidden" });

export const none = style({ color: color.inkQuiet, fontSize: textSize.sm });

/** As on every list, in the frame of a card; prices stand on one edge. */
export const bestDeal = style({
  selectors: {
    "&&": {
      padding: `${space[1]} ${space[3]}`,
      borderBlockEnd: 0,
      borderInlineStart: "4px solid",
    },
    "&&:hover": { background: color.sunken },
    "& + &": { borderBlockStart: `1px solid ${color.line}` },
  },
});

export const stampRoom = style({
  display: "none",
  "@media": {
    [withStamps]: {
      display: "block",
      flex: "none",
      width: "48px",
      height: "48px",
      // A flower has air around it, which a name has more need of.
      marginInline: "-4px",
    },
  },
});

/** Two lines are room for any name but the longest, which its own page says whole. */
export const bestName = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontWeight: 650,
  // The whole entry is the way to its product.
  selectors: { "a&::after": { content: "", position: "absolute", inset: 0 } },
});
export const bestCost = style({ fontSize: drawnSize.price, fontWeight: 700, lineHeight: 1.33 });
rowLinks(`a${bestName}`);

const HUES: Readonly<Record<Section, string>> = {
  flower: color.flower,
  vape: color.vape,
  edible: color.edible,
  extract: color.extract,
};

/** The color of what it is, which the words beside it say. */
export const section = styleVariants(HUES, (hue) => ({
  selectors: { [`${bestDeal}&`]: { borderInlineStartColor: hue } },
}));
export const seen = style({ listStyle: "none" });

/** A stamp; while what it is drawn from is on its way only its room is there. */
export const coming = styleVariants({ there: {}, awaited: {} }, () => ({ display: "contents" }));
globalStyle(`:is(${coming.there}, ${coming.awaited}) > svg`, {
  transition: "opacity 200ms",
  "@media": { "(prefers-reduced-motion: reduce)": { transition: "none" } },
});
globalStyle(`${coming.awaited} > svg`, { opacity: 0 });
