import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, sheetColor, size, space } from "#design/tokens.ts";

const INKED = [color.leaf, color.amber, color.buckeye];

/** All of the screen below its heading. On paper every tone of either theme is ink. */
export const content = style({
  display: "grid",
  gap: space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    print: {
      gap: space[4],
      fontSize: "10.5pt",
      vars: Object.fromEntries(INKED.map((tone) => [tone, sheetColor.ink])),
    },
  },
});

export const stack = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { print: { gap: space[2] } },
});

/** A heading of a part of the page, on its rule. */
globalStyle(`${stack} > h2`, {
  paddingBlockEnd: space[2],
  borderBlockEnd: `2px solid ${color.ink}`,
  fontSize: "1.25rem",
});
globalStyle(`${stack} h3`, { fontSize: "1.0625rem" });

export const quiet = style({ color: color.inkQuiet, fontSize: "0.9375rem", maxWidth: "44rem" });
export const onPaper = style({
  display: "none",
  "@media": { print: { display: "block" } },
});

export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  alignItems: "end",
  "@media": { [from.columns]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
});

export const types = style({});
/* Four chips beside each other on the smallest phone. */
globalStyle(`${types} label`, { paddingInline: space[3] });

export const summary = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });

export const letters = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${size.target}, 1fr))`,
  listStyle: "none",
});
globalStyle(`${letters} button`, { width: "100%", minWidth: 0, paddingInline: 0 });

export const letterHeading = style({
  paddingBlockEnd: space[1],
  borderBlockEnd: `2px solid ${color.buckeye}`,
  color: color.buckeye,
  fontSize: "1.25rem",
  ":focus-visible": { outlineOffset: "4px" },
});

export const strainGrid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[8],
  listStyle: "none",
  "@media": {
    [from.columns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    print: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
export const strainRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[3],
  minHeight: "3.5rem",
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  "@media": { print: { minHeight: 0, breakInside: "avoid" } },
});
globalStyle(`${strainRow} > span > a`, {
  display: "inline-block",
  paddingBlock: space[2],
  marginBlock: `-${space[2]}`,
  fontWeight: 600,
});
globalStyle(`${strainRow} small`, {
  display: "block",
  color: color.inkQuiet,
  fontSize: "0.875rem",
});
export const figures = style({
  display: "grid",
  justifyItems: "end",
  gap: "2px",
  color: color.inkQuiet,
  fontSize: "0.875rem",
  fontVariantNumeric: "tabular-nums",
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  gap: `${space[4]} ${space[8]}`,
  margin: 0,
  "@media": { print: { gridTemplateColumns: "1fr 1fr", gap: space[2] } },
});
globalStyle(`${facts} dt`, { color: color.inkQuiet, fontSize: "0.875rem" });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 600, overflowWrap: "anywhere" });

export const dispute = style({
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `4px solid ${color.amber}`,
  background: color.amberSoft,
  "@media": { print: { background: "none" } },
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const twoColumns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  alignItems: "start",
  "@media": {
    [from.columns]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    print: { gridTemplateColumns: "1fr 1fr" },
  },
});

export const reasons = style({ display: "grid", gap: space[3], margin: 0, maxWidth: "44rem" });
globalStyle(`${reasons} dt`, { fontWeight: 600 });
globalStyle(`${reasons} dt a`, {
  display: "inline-block",
  paddingBlock: space[2],
  marginBlock: `-${space[2]}`,
});
globalStyle(`${reasons} dd`, { margin: 0 });

/** A region of the shelf: what there is in a line, the stores below it. */
export const region = style({ borderBlockEnd: `1px solid ${color.line}` });
globalStyle(`${region} > summary`, {
  minHeight: size.target,
  paddingBlock: space[3],
  overflowWrap: "anywhere",
  cursor: "pointer",
});
globalStyle(`${region} > summary > b`, { fontSize: "1.0625rem" });
globalStyle(`${region} > summary > span`, {
  color: color.inkQuiet,
  fontVariantNumeric: "tabular-nums",
});
export const shelf = style([stack, { marginBlockStart: space[4] }]);

export const shelfStores = style({
  display: "grid",
  gap: space[1],
  paddingBlockEnd: space[3],
  listStyle: "none",
});
export const shelfStore = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[3]}`,
  minHeight: size.target,
  paddingInlineStart: space[5],
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
globalStyle(`${shelfStore} > a`, { paddingBlock: space[2] });
