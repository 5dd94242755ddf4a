import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { belowTopBar } from "#design/sticky.css.ts";
import { color } from "#design/theme.css.ts";
import { from, layer, space, textSize } from "#design/tokens.ts";
import { rowLinks } from "#design/words/rowLinks.ts";

/** How tall what sticks above the table is. */
export const toolsHeight = createVar();

/** Columns keep their widths, whichever rows are in the page, and their heads stay in sight. */
export const offerTable = style({ tableLayout: "fixed" });
globalStyle(`${offerTable} > thead th`, {
  position: "sticky",
  insetBlockStart: `calc(${belowTopBar} + ${toolsHeight})`,
  zIndex: layer.topBar - 2,
  background: color.paper,
  boxShadow: `inset 0 -1px ${color.line}`,
});

/** In figures of this size and a little room; a product has the rest. */
export const width = styleVariants({
  label: { width: "7.875rem" },
  size: { width: "5.5rem" },
  thc: { width: "4.5rem" },
  price: { width: "7.75rem" },
  perGram: { width: "4.5rem" },
  per100Mg: { width: "5.75rem" },
  actions: { width: "5.75rem" },
});

/** Where it fills what is between a name and its figures. */
export const labelColumn = style({
  display: "none",
  "@media": { [from.wide]: { display: "table-cell" } },
});

/** A terpene a line, with the dot of its hue. */
export const labelCell = style({
  color: color.inkQuiet,
  fontSize: textSize.unit,
  lineHeight: 1.35,
});
globalStyle(`${labelCell} > span`, {
  display: "flex",
  alignItems: "center",
  gap: space[2],
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
});

/** A column of figures, which stand on the edge of their last digits. */
export const figures = style({ textAlign: "end" });

export const sortButton = style({
  minHeight: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  color: color.leaf,
  font: "inherit",
  fontWeight: 650,
  textAlign: "inherit",
  cursor: "pointer",
});

export const productCell = style({ fontWeight: 650, overflowWrap: "anywhere" });
export const productLine = style({ display: "flex", alignItems: "center", gap: space[3] });
export const productWords = style({ flex: 1, minWidth: 0, lineHeight: 1.3 });
globalStyle(`${productWords} > a`, {
  display: "inline-block",
  // Taller than its words, which what stands below is not moved by.
  paddingBlock: space[3],
  marginBlock: `-${space[2]}`,
});
/** Where, whose, and what its past says. */
export const quiet = style({ color: color.inkQuiet, fontWeight: 400 });

export const single = style({ whiteSpace: "nowrap" });
/** Of one line, cut off where a label is no size. */
export const sizeCell = style([single, { overflow: "hidden", textOverflow: "ellipsis" }]);

/** The word for it, as the choices above have it. */
export const usualSize = style({ display: "block", color: color.inkQuiet });

/** As in a row what it was stands below a price; "about" stands before it, or above it where columns are narrow. */
export const figure = style({});
/* As in a row: what was seen too long ago may be gone, and its price with it. */
globalStyle(`${productCell}:has(time[data-freshness="stale"]) ~ ${figure} strong`, {
  color: color.inkQuiet,
  fontWeight: 500,
});
globalStyle(`${figure} > span`, { whiteSpace: "normal" });
globalStyle(`${figure} strong`, { fontSize: textSize.base });
globalStyle(`${figure} > span > :is(s, strong)`, { display: "block", whiteSpace: "normal" });
globalStyle(`${figure} > span > small`, { display: "block" });

export const cellActions = style({ display: "flex", justifyContent: "flex-end" });

rowLinks(`${productWords} > a`);
