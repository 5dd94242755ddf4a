import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, size, space } from "#design/tokens.ts";

export const field = style({ paddingInlineEnd: size.target });

export const results = style({
  display: "grid",
  gap: `${space[2]} ${space[6]}`,
  alignItems: "start",
  marginBlockStart: space[2],
  "@media": { [from.columns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
globalStyle(`${results} > :not(ul)`, { gridColumn: "1 / -1" });
globalStyle(`${results} > p`, { color: color.inkQuiet });
globalStyle(`${results} > a`, {
  alignSelf: "center",
  justifySelf: "start",
  paddingBlock: space[3],
});

export const list = style({ listStyle: "none" });
