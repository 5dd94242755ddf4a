import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { from, size, space, textSize } from "#design/tokens.ts";

/** Its lines are as high as their letters need: a phone shows one row more. */
export const offerRow = style({
  display: "flex",
  flexDirection: "column",
  gap: "2px",
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
  overflowWrap: "anywhere",
});

/** A thumb may miss the letters by a little: the link is taller than its lines, the lines are not. */
export const productLink = style({
  minWidth: 0,
  paddingBlock: space[3],
  marginBlock: `-${space[3]}`,
  fontWeight: 650,
});
export const productName = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
});

export const quietLine = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
});

export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `2px ${space[2]}`,
});

/** Below name and figures: how old they are, and what can be done. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
export const about = style({ minWidth: 0, overflowWrap: "anywhere" });

export const rowActions = style({
  display: "flex",
  flex: "none",
  // As tall as a thumb needs; the line is not.
  marginBlock: `-${space[2]}`,
  marginInlineEnd: `-${space[3]}`,
});

/* Three signs stand beside the words of a phone's row: a thumb's height, a little less than its width. */
globalStyle(`${rowActions} > button`, {
  minWidth: "2.25rem",
  "@media": { [from.columns]: { minWidth: size.target } },
});

export const unitPrices = style({
  flex: "0 1 auto",
  marginInlineStart: "auto",
  color: color.inkQuiet,
  fontSize: textSize.unit,
  fontVariantNumeric: "tabular-nums",
});

/* Beside very large type the figures stand in a line of their own. */
globalStyle(`${line} > :first-child, ${foot} > :first-child`, { flex: "1 1 6rem", minWidth: 0 });

rowLinks(productLink);
