import { style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { space } from "#design/tokens.ts";

export const dated = style({ color: color.inkQuiet });
export const group = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  marginBlockStart: space[4],
});
export const changes = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  maxWidth: "44rem",
  margin: 0,
  paddingInlineStart: space[5],
});
export const change = style({ overflowWrap: "anywhere" });
