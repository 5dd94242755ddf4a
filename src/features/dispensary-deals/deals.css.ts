import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, size, space, textSize } from "#design/tokens.ts";

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
  fontVariantNumeric: "tabular-nums",
});

export const cardText = style({ display: "grid", gap: space[1], overflowWrap: "anywhere" });
globalStyle(`${cardText} > span > a`, {
  display: "inline-block",
  paddingBlock: space[3],
  marginBlock: `-${space[3]}`,
});
export const title = style({
  paddingBlock: space[3],
  marginBlock: `-${space[2]}`,
  fontWeight: 650,
  justifySelf: "start",
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
  fontSize: textSize.sm,
});
export const cardPrice = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  textAlign: "end",
  maxWidth: "9rem",
});
