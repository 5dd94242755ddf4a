import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { size, space } from "../tokens.ts";

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: size.target,
  cursor: "pointer",
});

export const strong = style({ fontWeight: 600 });

export const box = style({
  flex: "none",
  margin: 0,
  width: "1.25rem",
  height: "1.25rem",
  accentColor: color.leaf,
});
