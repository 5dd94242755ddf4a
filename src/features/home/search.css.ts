import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { size, space } from "#design/tokens.ts";

export const field = style({ paddingInlineEnd: size.target });

export const results = style({
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlockStart: space[2],
});
globalStyle(`${results} > p`, { color: color.inkQuiet });
globalStyle(`${results} > a`, {
  alignSelf: "center",
  justifySelf: "start",
  paddingBlock: space[3],
});

export const list = style({ listStyle: "none" });
