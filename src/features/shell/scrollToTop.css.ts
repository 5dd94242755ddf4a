import { style } from "@vanilla-extract/css";
import { shadow } from "#design/theme.css.ts";
import { layer, radius, safe, size, space } from "#design/tokens.ts";

export const scrollToTop = style({
  position: "fixed",
  insetBlockEnd: `calc(${space[4]} + ${safe.bottom})`,
  insetInlineEnd: `calc(${space[4]} + ${safe.right})`,
  zIndex: layer.topBar,
  width: size.target,
  padding: 0,
  borderRadius: radius.full,
  boxShadow: shadow.resting,
});
