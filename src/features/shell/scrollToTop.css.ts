import { style } from "@vanilla-extract/css";
import { aboveBottomBar, besideBar } from "#design/sticky.css.ts";
import { color, shadow } from "#design/theme.css.ts";
import { from, layer, radius, safe, size, space } from "#design/tokens.ts";

/**
 * Round, and clear of the edges. On a phone it stands at the beginning of lines, over the signs of rows: prices stand at
 * their end. Beside a docked menu it is in the usual corner.
 */
export const scrollToTop = style({
  position: "fixed",
  insetBlockEnd: `calc(${space[2]} + ${aboveBottomBar})`,
  insetInlineStart: `calc(${space[2]} + ${besideBar})`,
  zIndex: layer.topBar,
  width: size.target,
  height: size.target,
  padding: 0,
  borderColor: color.line,
  borderRadius: radius.full,
  boxShadow: shadow.resting,
  // A keyboard lies where it would stand.
  selectors: { "html.typing &": { display: "none" } },
  "@media": {
    [from.docked]: {
      insetInline: `auto calc(${space[4]} + ${safe.right})`,
      insetBlockEnd: `calc(${space[4]} + ${safe.bottom})`,
    },
  },
});
