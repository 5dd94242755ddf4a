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
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"name cost" "place unit" "facts facts"',
  columnGap: space[2],
  alignContent: "center",
  alignItems: "baseline",
  minHeight: "4.5rem",
  padding: `0.1875rem ${space[3]}`,
  borderInlineStart: "4px solid",
  lineHeight: 1.35,
  fontVariantNumeric: "tabular-nums",
  ":hover": { background: color.sunken },
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
  "@media": {
    [withStamps]: {
      gridTemplateColumns: "40px minmax(0, 1fr) auto",
      gridTemplateAreas: '"stamp name cost" "stamp place unit" "stamp facts facts"',
    },
  },
});

export const stampRoom = style({
  display: "none",
  "@media": {
    [withStamps]: {
      display: "block",
      gridArea: "stamp",
      alignSelf: "center",
      width: "40px",
      height: "40px",
    },
  },
});

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const bestName = style({
  gridArea: "name",
  minWidth: 0,
  fontWeight: 600,
  "@media": { [from.words]: cut },
  // The whole entry is the way to its product.
  selectors: { "a&::after": { content: "", position: "absolute", inset: 0 } },
});
export const bestCost = style({
  gridArea: "cost",
  fontSize: textSize.lg,
  fontWeight: 700,
  textAlign: "end",
});
const quiet = { color: color.inkQuiet, fontSize: textSize.sm } as const;
export const bestPlace = style({
  gridArea: "place",
  minWidth: 0,
  ...quiet,
  "@media": { [from.words]: cut },
});
export const bestUnit = style({
  gridArea: "unit",
  ...quiet,
  fontSize: textSize.unit,
  textAlign: "end",
});
export const bestFacts = style({
  gridArea: "facts",
  ...quiet,
  fontSize: textSize.unit,
  overflowWrap: "anywhere",
});
globalStyle(`${bestFacts} > time`, { fontSize: textSize.unit });
/* As with a marker, as in any list. */
globalStyle(`${bestFacts} > [data-lowest]`, {
  paddingInline: space[1],
  borderRadius: radius.sm,
  background: color.goldenrod,
  color: color.onGoldenrod,
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
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
