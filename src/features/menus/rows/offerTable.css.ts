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
  "@media": { [from.wide]: { minWidth: "9rem" } },
});
/** Whose it is. */
export const brand = style({ display: "block", fontWeight: 400 });
/** What its past says. */
export const past = style({ display: "block", fontWeight: 400 });
export const productLine = style({ display: "flex", alignItems: "center", gap: space[3] });
export const productWords = style({ flex: 1, minWidth: 0, lineHeight: 1.3 });
globalStyle(`${productWords} > a`, {
  display: "inline-block",
  // Taller than its words, which what stands below is not moved by.
  paddingBlock: space[3],
  marginBlock: `-${space[2]}`,
});

/** Names of brands and stores break between words, and inside of one that alone is too long. */
export const nameCell = style({
  minWidth: "5.5rem",
  maxWidth: "12rem",
  overflowWrap: "anywhere",
});

export const single = style({ whiteSpace: "nowrap" });
/** Of one line, cut off where a label is no size. */
export const sizeCell = style([
  single,
  { maxWidth: "6.5rem", overflow: "hidden", textOverflow: "ellipsis" },
]);

/** A price stands below the one that it replaces; "about" stands before it, or above it where columns are narrow. */
export const figure = style({ minWidth: "3.25rem" });
globalStyle(`${figure} > span`, { whiteSpace: "normal" });
globalStyle(`${figure} strong`, { fontSize: textSize.base });
globalStyle(`${figure} > span > :is(s, strong)`, { display: "block", whiteSpace: "normal" });
globalStyle(`${figure} > span > small`, { display: "block", maxWidth: "6.5rem" });

export const cellActions = style({ display: "flex", justifyContent: "flex-end" });

/** What a column of signs does is said once, by its head. */
export const signHead = style({ fontSize: textSize.xs });
export const signCell = style({});
globalStyle(`:is(${signHead}, ${signCell})`, { paddingInline: "2px", textAlign: "center" });

rowLinks(`${productWords} > a, ${nameCell} a`);
