import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { from, space, textSize } from "#design/tokens.ts";

export const sortButton = style({
  minHeight: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  color: color.leaf,
  font: "inherit",
  fontWeight: 650,
  textAlign: "start",
  cursor: "pointer",
});

export const productCell = style({
  minWidth: "7rem",
  fontWeight: 650,
  overflowWrap: "anywhere",
});
/** Where stores have a column and there is no room for brands, too, these stand below their products. */
export const brandColumn = style({
  display: "none",
  "@media": { [from.wide]: { display: "table-cell" } },
});
export const brandBelow = style({
  display: "block",
  // The link above is taller than its words.
  marginBlockStart: `-${space[2]}`,
  paddingBlockEnd: space[1],
  fontWeight: 400,
  "@media": { [from.wide]: { display: "none" } },
});

/** Names of brands and stores, and what a label calls a size, may be one long word. */
export const nameCell = style({ minWidth: "4.5rem", overflowWrap: "anywhere" });
globalStyle(`${productCell} > a`, { display: "inline-block", paddingBlock: space[3] });

export const sizeCell = style({ minWidth: "3.25rem", overflowWrap: "anywhere" });

/** A price may stand below the one that it replaces; neither breaks. */
export const figure = style({ minWidth: "3.25rem" });
export const single = style({ whiteSpace: "nowrap" });

/** Signs with their words below: there is no room beside them. */
export const cellActions = style({ display: "flex", justifyContent: "flex-end" });
globalStyle(`${cellActions} button`, {
  flexDirection: "column",
  gap: "2px",
  minWidth: "3.25rem",
  paddingInline: 0,
  whiteSpace: "nowrap",
  fontSize: textSize.xs,
});

rowLinks(`${productCell} > a, ${nameCell} a`);
