import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { space } from "../tokens.ts";

export const resultCount = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
  paddingBlockEnd: space[2],
  borderBlockEnd: `2px solid ${color.ink}`,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});
