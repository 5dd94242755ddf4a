import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { radius, space, textSize } from "../tokens.ts";

export const badge = style({
  display: "inline-block",
  minWidth: "2.25em",
  paddingInline: space[2],
  borderRadius: radius.full,
  background: color.sunken,
  color: color.ink,
  fontSize: textSize.sm,
  fontWeight: 650,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
