import { style } from "@vanilla-extract/css";
import { aboveBottomBar } from "#design/sticky.css.ts";
import { shadow } from "#design/theme.css.ts";
import { from, layer, radius, safe, size, space } from "#design/tokens.ts";

export const scrollToTop = style({
  position: "fixed",
  insetBlockEnd: `calc(${space[3]} + ${aboveBottomBar})`,
  // On a phone prices stand at the end of their lines, under the thumb: it would lie on them.
  insetInlineStart: `calc(${space[2]} + ${safe.left})`,
  zIndex: layer.topBar,
  width: size.target,
  padding: 0,
  borderRadius: radius.full,
  boxShadow: shadow.resting,
  "@media": {
    [from.docked]: {
      insetInline: `auto calc(${space[4]} + ${safe.right})`,
      insetBlockEnd: `calc(${space[4]} + ${safe.bottom})`,
    },
  },
});
