import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { radius, size, space, textSize } from "#design/tokens.ts";

/** Three lines beside a stamp, as high as their letters need: 64 px where nothing wraps. */
export const offerRow = style({
  display: "flex",
  // In very large type the words stand below the stamp.
  flexWrap: "wrap",
  columnGap: space[2],
  paddingBlock: "3px",
  borderBlockEnd: `1px solid ${color.line}`,
  lineHeight: 1.25,
  // A finger that rests on a row opens its sheet, and selects no word of it.
  "@media": { "(pointer: coarse)": { WebkitUserSelect: "none", userSelect: "none" } },
});

export const lines = style({ flex: "1 1 min(100%, 13rem)", minWidth: 0 });

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

/** The brand has what the name leaves of the line, or one of its own where that is next to nothing. */
export const nameAndBrand = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
});
globalStyle(`${nameAndBrand} > :last-child`, { flex: "1 1 2rem" });

/** Cut to one line: the sheet and the product have all of it. */
export const factsLine = style({
  display: "block",
  minWidth: 0,
  color: color.inkQuiet,
  fontSize: textSize.sm,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `2px ${space[2]}`,
});
export const seenLine = style([tags, { rowGap: 0 }]);

/** Where, how old, what its past says, and at the end what can be done. */
export const foot = style({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: space[2],
});
export const about = style({ flex: "1 1 6rem", minWidth: 0, overflowWrap: "anywhere" });

export const rowActions = style({
  display: "flex",
  flex: "none",
  // As tall as a thumb needs, over the figures above; the line is not.
  marginBlock: `-${space[3]}`,
  marginInlineEnd: `-${space[3]}`,
});
/* A thumb's room reaches over the lines above and below, what is painted of it does not. */
globalStyle(`${rowActions} > button`, {
  minWidth: size.target,
  padding: "9px",
  borderRadius: radius.full,
  backgroundClip: "content-box",
});

/** Size and THC are whole; unit prices have what is left of the line, or one of their own. */
export const unitPrices = style({
  flex: "1 1 6rem",
  minWidth: 0,
  textAlign: "end",
  color: color.inkQuiet,
  fontSize: textSize.unit,
  fontVariantNumeric: "tabular-nums",
});

/* Beside very large type the figures stand in a line of their own. */
globalStyle(`${line} > :first-child`, { flex: "1 1 6rem", minWidth: 0 });
globalStyle(`${line} > ${factsLine}:first-child`, { flex: "0 0 auto", maxWidth: "100%" });

rowLinks(productLink);

export const sheetFacts = style({ overflowWrap: "anywhere" });
