import { style } from "@vanilla-extract/css";
import { from, space } from "#design/tokens.ts";

export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  "@media": { [from.columns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const card = style({ display: "flex", flexDirection: "column", gap: space[3] });
