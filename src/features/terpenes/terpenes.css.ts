import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, sheetColor, size, space } from "#design/tokens.ts";

const INKED = [color.leaf, color.amber];

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
});
globalStyle(`${stack} > h2`, {
  paddingBlockEnd: space[2],
  borderBlockEnd: `2px solid ${color.ink}`,
  fontSize: "1.25rem",
});
export const cardBody = style([stack, { marginBlockStart: space[4] }]);

export const quiet = style({ color: color.inkQuiet, fontSize: "0.9375rem", maxWidth: "44rem" });
export const onPaper = style({
  display: "none",
  "@media": { print: { display: "block" } },
});

/** A fact and what it rests on. */
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  margin: 0,
  maxWidth: "52rem",
});
globalStyle(`${facts} > div`, {
  display: "grid",
  gap: `${space[1]} ${space[6]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { [from.tablet]: { gridTemplateColumns: "11rem minmax(0, 1fr)" } },
});
globalStyle(`${facts} dt`, { color: color.inkQuiet });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: "anywhere" });
globalStyle(`${facts} dd > b`, { fontVariantNumeric: "tabular-nums", fontWeight: 650 });
globalStyle(`${facts} dd > small`, {
  display: "block",
  color: color.inkQuiet,
  fontSize: "0.9375rem",
});

export const caution = style({
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `4px solid ${color.amber}`,
  background: color.amberSoft,
  maxWidth: "52rem",
  "@media": { print: { background: "none" } },
});

export const groups = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[6]} ${space[8]}`,
  alignItems: "start",
  "@media": { [from.columns]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const group = style({
  display: "grid",
  gap: space[1],
  gridTemplateColumns: "minmax(0, 1fr)",
});
globalStyle(`${group} > h3`, { fontSize: "1.0625rem" });

export const ranking = style({ listStyle: "none" });
export const rankRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `0 ${space[3]}`,
  minHeight: size.target,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
});
globalStyle(`${rankRow} > span > a`, {
  display: "inline-block",
  paddingBlock: space[2],
  marginBlock: `-${space[2]}`,
});
globalStyle(`${rankRow} small`, { display: "block", color: color.inkQuiet, fontSize: "0.875rem" });
globalStyle(`${rankRow} > b`, { fontVariantNumeric: "tabular-nums", textAlign: "end" });

export const others = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  listStyle: "none",
});

export const neighbours = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[2],
});
globalStyle(`${neighbours} > :only-child[rel="next"]`, { marginInlineStart: "auto" });
