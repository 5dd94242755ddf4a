import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { SECTIONS, type Section } from "#domain/offers/categories.ts";
import { color } from "#design/theme.css.ts";
import { from, radius, space, textSize, withStamps } from "#design/tokens.ts";
import { rowLinks } from "#design/words/rowLinks.ts";

/** Four rows high from the start, so that nothing moves when they come. */
export const best = style({
  minHeight: "21rem",
  // In everybody's view it is the state's; who has a region sees their own a moment later, and not another's before.
  selectors: {
    ".regional #root[data-view] &": { visibility: "hidden" },
    "html.later &": { order: 3 },
  },
  "@media": {
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

/** Three lines beside a stamp, whose room is kept; prices stand on one edge. */
export const bestDeal = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  columnGap: space[2],
  minHeight: "4.5rem",
  padding: `0.1875rem ${space[3]}`,
  borderInlineStart: "4px solid",
  lineHeight: 1.35,
  fontVariantNumeric: "tabular-nums",
  ":hover": { background: color.sunken },
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});

export const stampRoom = style({
  display: "none",
  "@media": {
    [withStamps]: { display: "block", flex: "none", width: "40px", height: "40px" },
  },
});

export const bestWords = style({ flex: 1, minWidth: 0 });

/** What begins a line may be cut off; beside very large type the figure at its end stands in a line of its own. */
export const bestLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "flex-end",
  columnGap: space[2],
});
globalStyle(`${bestLine} > :first-child`, {
  flex: "1 1 7rem",
  minWidth: 0,
  "@media": {
    [from.words]: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  },
});

export const bestName = style({
  fontWeight: 600,
  // The whole entry is the way to its product.
  selectors: { "a&::after": { content: "", position: "absolute", inset: 0 } },
});
export const bestCost = style({ fontSize: textSize.lg, fontWeight: 700 });
/** Why it is there. */
export const bestReason = style({
  marginInlineStart: "auto",
  fontSize: textSize.unit,
  textAlign: "end",
});
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
/* What no label is known of is drawn in the same color. */
for (const of of SECTIONS)
  globalStyle(`${section[of]} ${stampRoom} g`, {
    stroke: HUES[of],
    "@media": { "(forced-colors: active)": { stroke: "CanvasText" } },
  });

export const seen = style({ listStyle: "none" });
