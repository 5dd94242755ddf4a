import { globalStyle, style } from "@vanilla-extract/css";
import { aboveBottomBar } from "#design/sticky.css.ts";
import { color, shadow } from "#design/theme.css.ts";
import { from, layer, radius, safe, size, space } from "#design/tokens.ts";

const UNDOCKED = `not ${from.docked}`;

/**
 * On a phone what is seen of it is a tab in the margin of the page, at the beginning of lines: it covers no word there,
 * and no price, which stand at their end. What is tapped is larger. Beside a docked menu there is room for a round one.
 */
export const scrollToTop = style({
  position: "fixed",
  insetBlockEnd: `calc(${space[3]} + ${aboveBottomBar})`,
  insetInlineStart: safe.left,
  zIndex: layer.topBar,
  justifyContent: "flex-start",
  width: size.target,
  padding: 0,
  "@media": {
    [from.docked]: {
      insetInline: `auto calc(${space[4]} + ${safe.right})`,
      insetBlockEnd: `calc(${space[4]} + ${safe.bottom})`,
      justifyContent: "center",
      borderRadius: radius.full,
      boxShadow: shadow.resting,
    },
  },
});
/* Below the sizes of a docked menu the button itself is not drawn. */
globalStyle(`${scrollToTop}${scrollToTop}`, {
  "@media": { [UNDOCKED]: { border: 0, background: "none" } },
});
globalStyle(`${scrollToTop} > svg`, {
  "@media": {
    [UNDOCKED]: {
      boxSizing: "border-box",
      width: space[4],
      height: size.target,
      border: `1px solid ${color.lineStrong}`,
      borderInlineStart: 0,
      borderRadius: `0 ${radius.md} ${radius.md} 0`,
      background: color.surface,
    },
  },
});
