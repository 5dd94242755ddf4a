import { style } from "@vanilla-extract/css";
import { shadow } from "#design/theme.css.ts";
import { layer, radius, size, space } from "#design/tokens.ts";

export const scrollToTop = style({
  position: "fixed",
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  zIndex: layer.topBar,
  width: size.target,
  padding: 0,
  borderRadius: radius.full,
  boxShadow: shadow.resting,
});
