import { style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { size, space } from "#design/tokens.ts";

export const dated = style({ marginBlockStart: `-${space[3]}`, color: color.inkQuiet });
export const group = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
});
export const changes = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  maxWidth: size.measure,
  margin: 0,
  paddingInlineStart: space[4],
});
export const change = style({ overflowWrap: "anywhere" });
