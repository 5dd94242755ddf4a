import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { from, radius, size, space, textSize } from "#design/tokens.ts";

export const view = style({ display: "flex", flexDirection: "column", gap: space[2] });
export const regions = style({ paddingBlock: space[1] });

export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space[2],
  maxWidth: size.measure,
});

export const dealGrid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[6],
  marginBlockEnd: space[3],
  listStyle: "none",
  "@media": { [from.docked]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** Its lines are as high as their letters need: a phone shows more deals at once. */
export const dealCard = style({
  display: "flex",
  // In very large type the words stand below the stamp.
  flexWrap: "wrap",
  columnGap: space[2],
  paddingBlock: "3px",
  borderBlockEnd: `1px solid ${color.line}`,
  lineHeight: 1.25,
  fontVariantNumeric: "tabular-nums",
});

/** All its words, on one line beside the stamp. */
export const lines = style({ flex: "1 1 min(100%, 13rem)", minWidth: 0 });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
  overflowWrap: "anywhere",
});
export const quietLine = style([line, { color: color.inkQuiet, fontSize: textSize.sm }]);
globalStyle(`${line} > :last-child:not(:first-child)`, { flex: "none" });

/* A thumb may miss the letters by a little: links are taller than their lines, the lines are not. */
export const title = style({
  paddingBlock: space[3],
  marginBlock: `-${space[3]}`,
  fontWeight: 650,
});
globalStyle(`${quietLine} > span > a`, {
  display: "inline-block",
  paddingBlock: space[3],
  marginBlock: `-${space[3]}`,
});

/** The store's name gives way to its place and whether it is open: chains have one name in many cities. */
export const where = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
});
/* The dot keeps the distance from what gives way that it has from what follows. */
globalStyle(`${where} > :last-child`, { whiteSpace: "pre-wrap" });
globalStyle(`${where} > :nth-child(2):not(:last-child)`, { marginInlineStart: space[1] });
globalStyle(`${where} > :first-child`, {
  flex: "1 1 5rem",
  maxWidth: "max-content",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/* Unit prices are quiet, and leave the store's name as much as they can. */
globalStyle(`${where} + span`, { fontSize: textSize.unit });

/** What it is below, and by how much. */
export const was = style({ display: "inline-flex", alignItems: "baseline", gap: space[1] });
/* As high as its line: it lies on none above. */
globalStyle(`${was} > :first-child`, {
  paddingBlock: 0,
  paddingInline: space[1],
  lineHeight: 1.25,
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
});
export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  minWidth: 0,
  gap: `0 ${space[1]}`,
});
export const actions = style({
  display: "flex",
  flex: "none",
  // As large as a thumb needs; the line is not.
  marginBlock: `-${space[3]}`,
  marginInlineEnd: "-0.625rem",
});
/* What is painted of it stays in the row. */
globalStyle(`${actions} > *`, {
  minWidth: "2.125rem",
  paddingBlock: "9px",
  borderRadius: radius.full,
  backgroundClip: "content-box",
  "@media": { [from.columns]: { minWidth: size.target } },
});

/* Beside very large type the figures stand in a line of their own. */
globalStyle(`${line} > :first-child, ${foot} > :first-child`, { flex: "1 1 6rem", minWidth: 0 });

rowLinks(`${title}, ${quietLine} > span > a`);
