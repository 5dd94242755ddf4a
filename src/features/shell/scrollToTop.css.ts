import { globalStyle, style } from "@vanilla-extract/css";
import { SIDEBAR_DOCKS_FROM_PX } from "#domain/constants.ts";
import { aboveBottomBar, besideBar } from "#design/sticky.css.ts";
import { color, shadow } from "#design/theme.css.ts";
import { layer, radius, safe, size, space } from "#design/tokens.ts";

const BELOW_DOCKED = `screen and (max-width: ${String(SIDEBAR_DOCKS_FROM_PX - 1)}px)`;

/** As wide as the margin of a page, in which nothing is written. */
const TAB = "15px";

/**
 * Beside a docked menu round, in the usual corner. Below that a tab at the very edge, in the page's margin, where it lies on
 * no word and no price; what is tapped is as large as a thumb, and is not seen.
 */
export const scrollToTop = style({
  position: "fixed",
  insetBlockEnd: `calc(${space[4]} + ${safe.bottom})`,
  insetInlineEnd: `calc(${space[4]} + ${safe.right})`,
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
    [BELOW_DOCKED]: {
      insetBlockEnd: `calc(${space[2]} + ${aboveBottomBar})`,
      insetInline: `${besideBar} auto`,
      justifyContent: "flex-start",
      border: 0,
      background: "none",
      boxShadow: "none",
      "::before": {
        content: "",
        position: "absolute",
        insetBlock: 0,
        insetInlineStart: 0,
        width: TAB,
        border: `1px solid ${color.lineStrong}`,
        borderInlineStartWidth: 0,
        borderRadius: `0 ${radius.sm} ${radius.sm} 0`,
        background: color.surface,
      },
    },
  },
});
globalStyle(`${scrollToTop} > svg`, {
  "@media": { [BELOW_DOCKED]: { position: "relative", width: "14px", height: "14px" } },
});
