import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, onPhone, radius, space, textSize } from "#design/tokens.ts";
import {
  cost,
  dealEntry,
  dealName,
  facts,
  place,
  productLine,
  storeLine,
  storeName,
} from "./statistics.css.ts";

/** Four rows high from the start, so that nothing moves when they come. */
export const best = style({
  minHeight: "17.875rem",
  // In everybody's view it is the state's; who has a region sees their own a moment later, and not another's before.
  selectors: {
    ".regional #root[data-view] &": { visibility: "hidden" },
    "html.later &": { order: 3 },
  },
  "@media": {
    [onPhone]: { minHeight: "20rem" },
    [from.docked]: {
      gridColumn: 2,
      selectors: { "html.later:not(.keeps) &": { gridColumn: "1 / -1" } },
    },
  },
});

export const bestList = style({
  listStyle: "none",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  overflow: "hidden",
  background: color.surface,
});

export const none = style({ color: color.inkQuiet, fontSize: textSize.sm });

/* What it is and what it costs come first here, and below them where, how much of it, and how old that is. */
globalStyle(`${bestList} > ${dealEntry}`, {
  minHeight: "3.75rem",
  paddingInline: space[3],
  borderInlineStart: "4px solid",
});
globalStyle(`${bestList} > ${dealEntry}:hover`, { background: color.sunken });
globalStyle(`${bestList} ${productLine}`, { gridArea: "1 / 1 / auto / 3" });
globalStyle(`${bestList} ${dealName}`, {
  color: color.ink,
  fontSize: textSize.base,
  fontWeight: 600,
  textDecoration: "none",
});
globalStyle(`${bestList} ${dealEntry}:hover ${dealName}`, { textDecoration: "underline" });
globalStyle(`${bestList} ${cost}`, { gridArea: "1 / 3", fontSize: textSize.lg });
globalStyle(`${bestList} ${storeLine}`, { gridArea: "2 / 1" });
globalStyle(`${bestList} ${storeName}`, { flex: "0 1 auto", minWidth: "3.5em" });
globalStyle(`${bestList} ${place}`, { flex: "0 2 auto", minWidth: 0 });
globalStyle(`${bestList} ${place}:first-child`, { flex: "none" });
globalStyle(`${bestList} ${facts}`, { gridArea: "2 / 2 / auto / 4" });

/* On a phone the store has a line for itself: in what is left beside the figures its name is cut to a word. */
globalStyle(`${bestList} > ${dealEntry}`, { "@media": { [onPhone]: { minHeight: "4.25rem" } } });
globalStyle(`${bestList} ${storeLine}`, {
  "@media": { [onPhone]: { gridArea: "2 / 1 / auto / 4" } },
});
globalStyle(`${bestList} ${facts}`, {
  "@media": { [onPhone]: { gridArea: "3 / 1 / auto / 4", textAlign: "start" } },
});

/** The color of what it is, which the words beside it say. */
export const section = styleVariants({ flower: {}, vape: {}, edible: {}, extract: {} });
globalStyle(`${bestList} > ${section.flower}`, { borderInlineStartColor: color.flower });
globalStyle(`${bestList} > ${section.vape}`, { borderInlineStartColor: color.vape });
globalStyle(`${bestList} > ${section.edible}`, { borderInlineStartColor: color.edible });
globalStyle(`${bestList} > ${section.extract}`, { borderInlineStartColor: color.extract });

export const seen = style({ listStyle: "none" });
