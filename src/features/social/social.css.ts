import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { space } from "#design/tokens.ts";

export const details = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[4],
  rowGap: space[2],
  margin: 0,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});

globalStyle(`${details} dt`, { color: color.inkQuiet });
globalStyle(`${details} dd`, { margin: 0 });
