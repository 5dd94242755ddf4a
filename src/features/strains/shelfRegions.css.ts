import { globalStyle, style } from "@vanilla-extract/css";
import { foldMark } from "#design/surfaces/foldMark.ts";
import { color } from "#design/theme.css.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { size, space, textSize, withMouse } from "#design/tokens.ts";

/** The table's columns: the sign that opens, the region with its age, how many stores, the price. In very large type they wrap. */
export const cells = style({
  display: "grid",
  gridTemplateColumns: "1rem minmax(5rem, 1fr) minmax(0, max-content) minmax(0, 9rem)",
  columnGap: space[2],
  alignItems: "baseline",
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${cells} > span`, { minWidth: 0, overflowWrap: "anywhere" });
globalStyle(`${cells} > span:first-of-type`, { gridColumn: 2 });
globalStyle(`${cells} > span:nth-of-type(n + 2)`, { textAlign: "end" });
globalStyle(`${cells} small, ${cells} time`, { color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${cells} time`, { whiteSpace: "nowrap" });

export const tableHead = style({
  paddingBlockEnd: space[1],
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  color: color.inkQuiet,
  fontSize: textSize.sm,
});

export const region = style({ borderBlockEnd: `1px solid ${color.line}` });
globalStyle(`${region} > summary`, {
  alignContent: "center",
  minHeight: size.target,
  paddingBlock: space[2],
  "@media": { [withMouse]: { minHeight: "2.25rem", paddingBlock: space[1] } },
});
foldMark(region);
/* In a column of its own. */
globalStyle(`${region} > summary::before`, { gridColumn: 1, alignSelf: "center", margin: 0 });

/** Forms with their prices below each other's words, each in one piece. */
export const forms = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${forms} small`, {
  color: color.inkQuiet,
  fontSize: textSize.sm,
  whiteSpace: "nowrap",
});
globalStyle(`${region} > ${forms}`, { paddingInlineStart: space[6] });

export const stores = style({
  display: "grid",
  paddingBlockEnd: space[3],
  listStyle: "none",
});
export const store = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[3]}`,
  paddingBlockEnd: space[2],
  paddingInlineStart: space[6],
  overflowWrap: "anywhere",
});
globalStyle(`${store} > a`, { flex: "1 0 100%", paddingBlock: space[2], fontWeight: 600 });
globalStyle(`${store} > time`, { fontSize: textSize.sm });
rowLinks(`${store} > a`);
