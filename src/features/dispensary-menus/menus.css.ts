import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, radius, size, space } from "#design/tokens.ts";

export const menu = style({ display: "flex", flexDirection: "column", gap: space[4] });

export const filterBar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[3],
});
export const sortField = style({ flex: "1 1 11rem", maxWidth: "20rem" });

export const filterFields = style({ display: "grid", gap: space[4] });
export const numberPair = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space[3],
});

export const storeHeader = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
});
globalStyle(`${storeHeader} h2`, { overflowWrap: "anywhere" });

export const storeFacts = style({
  display: "grid",
  gap: space[1],
  color: color.inkQuiet,
  overflowWrap: "anywhere",
});

export const regions = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  "@media": { [from.columns]: { gridTemplateColumns: "1fr 1fr" } },
});

export const storeList = style({ listStyle: "none" });

export const report = style({});
globalStyle(`${report} > a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
});
