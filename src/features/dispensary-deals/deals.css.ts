import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, space } from "#design/tokens.ts";

export const stack = style({
  display: "grid",
  gap: space[5],
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[3],
  alignItems: "end",
  "@media": { [from.docked]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } },
});
export const toggles = style({ display: "flex", gap: space[2] });

export const summary = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  paddingBlockEnd: space[2],
  borderBlockEnd: `2px solid ${color.ink}`,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});

const heading = style({
  paddingBlockEnd: space[1],
  borderBlockEnd: "2px solid",
  fontSize: "1.25rem",
});
export const sectionHeading = styleVariants(
  { flower: color.flower, vape: color.vape, edible: color.edible, extract: color.extract },
  (tone) => [heading, { color: tone }],
);

export const dealGrid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[8],
  marginBlockEnd: space[3],
  listStyle: "none",
  "@media": { [from.docked]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const dealCard = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const cardText = style({ display: "grid", gap: space[1], overflowWrap: "anywhere" });
export const title = style({
  paddingBlock: space[3],
  marginBlock: `-${space[2]}`,
  fontWeight: 650,
  justifySelf: "start",
});
export const quiet = style({
  color: color.inkQuiet,
  fontSize: "0.875rem",
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${quiet} a`, {
  display: "inline-block",
  paddingBlock: space[3],
  marginBlock: `-${space[3]}`,
});
export const tags = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[2]}`,
});
globalStyle(`${tags} a`, {
  paddingBlock: space[2],
  marginBlock: `-${space[1]}`,
  fontSize: "0.875rem",
});
export const cardPrice = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  textAlign: "end",
  maxWidth: "9rem",
});
