import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, radius, size, space, textSize } from "#design/tokens.ts";

export const results = style({
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlockStart: space[2],
});
globalStyle(`${results} > p`, { color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${results} > a`, {
  alignSelf: "center",
  justifySelf: "start",
  paddingBlock: space[3],
});

/** Stores and strains above the products. */
export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
});

/** In the results' place, before there is a word. */
export const searchable = style({
  display: "grid",
  gap: space[3],
  marginBlockStart: space[3],
  color: color.inkQuiet,
});
globalStyle(`${searchable} > ul`, {
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  // Before what there is is known, too: nothing below them moves.
  minHeight: size.target,
  listStyle: "none",
});

export const list = style({ listStyle: "none" });

/** Rows below each other; where there is room, two beside each other, as deals stand. */
export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  listStyle: "none",
  "@media": {
    [from.docked]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: space[10],
    },
  },
});

export const listTitle = style({
  paddingBlock: space[1],
  color: color.inkQuiet,
  fontFamily: "inherit",
  fontSize: textSize.xs,
  fontWeight: 650,
  letterSpacing: "0.08em",
  textTransform: "uppercase",
});

/** A chip is as wide as its name. */
export const strainItem = style({ flex: "none", maxWidth: "100%" });

/** Four lines as high as their letters need, as in all menus. The whole row is the way to it. */
export const foundRow = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  paddingBlock: "3px",
  paddingInlineStart: space[2],
  lineHeight: 1.25,
  borderBlockEnd: `1px solid ${color.line}`,
  fontVariantNumeric: "tabular-nums",
  ":hover": { background: color.sunken },
});

globalStyle(`${foundRow} > :last-child`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // In very large type the words stand below the stamp.
  flex: "1 1 min(100%, 13rem)",
  minWidth: 0,
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
  minWidth: 0,
});
globalStyle(`${line} > :first-child`, { flex: "1 1 6rem", minWidth: 0, overflowWrap: "anywhere" });
/* In very large type the price before stands above the one that holds. */
globalStyle(`${line} > :last-child`, {
  flex: "none",
  maxWidth: "100%",
  textAlign: "end",
  whiteSpace: "normal",
});

/** The brand has what the name leaves of the line, or one of its own where that is next to nothing. */
export const nameAndBrand = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
});
globalStyle(`${nameAndBrand} > :nth-child(2)`, {
  flex: "1 1 2rem",
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const whole = style({ display: "inline-block", maxWidth: "100%", whiteSpace: "pre-wrap" });

/** How old, what its past says, and at the end what can be done. */
export const foot = style({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  columnGap: space[2],
});

/** How old its price is, and what its past says of it. */
export const said = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[2]}`,
  flex: "1 1 6rem",
  minWidth: 0,
});

/** Above the link that the whole row is; as tall as a thumb needs, the line is not. */
export const foundActions = style({
  position: "relative",
  display: "flex",
  flex: "none",
  marginBlock: `-${space[3]}`,
  marginInlineEnd: `-${space[3]}`,
});
/* What is painted of it stays in the row. */
globalStyle(`${foundActions} > button`, {
  minWidth: size.target,
  padding: "9px",
  borderRadius: radius.full,
  backgroundClip: "content-box",
});

/** How far it is stays to be read, however long the name. */
export const where = style({ display: "flex", whiteSpace: "pre" });
globalStyle(`${where} > bdi`, { overflow: "hidden", textOverflow: "ellipsis" });
globalStyle(`${where} > b`, { flex: "none" });

export const name = style({
  color: color.ink,
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    [`${foundRow}:hover &`]: { textDecoration: "underline" },
    "&:focus-visible": { textDecoration: "underline" },
  },
});

export const quiet = style({ color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${quiet} b`, { color: color.ink, fontWeight: 600 });
