import { style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, space } from "#design/tokens.ts";

export const sheet = style({
  display: "grid",
  gap: space[6],
  padding: space[4],
  "@media": { [from.docked]: { padding: space[6] } },
});

/** A part once in each theme, beside each other where there is room. */
export const themes = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  alignItems: "start",
  "@media": { [from.docked]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const theme = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  padding: space[4],
  border: `1px solid ${color.line}`,
  background: color.paper,
  color: color.ink,
});
