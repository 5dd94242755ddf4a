import { globalStyle, style } from "@vanilla-extract/css";
import { SIDEBAR_DOCKS_FROM_PX } from "#domain/constants.ts";
import { aboveBottomBar, besideBar } from "#design/sticky.css.ts";
import { color } from "#design/theme.css.ts";
import { layer, radius, safe, size, space } from "#design/tokens.ts";

const BELOW_DOCKED = `screen and (max-width: ${String(SIDEBAR_DOCKS_FROM_PX - 1)}px)`;

/** As wide as the margin of a page, in which nothing is written. */
const TAB = "15px";

/** The same beside a docked menu, where pages have wider margins. */
const DOCKED_TAB = "22px";

/**
 * A tab at the very edge, in the page's margin, where it lies on no word and no price: beside a docked menu at the end,
 * below that at the beginning. What is tapped is as large as a thumb, and is not seen.
 */
export const scrollToTop = style({
  position: "fixed",
  insetBlockEnd: `calc(${space[4]} + ${safe.bottom})`,
  insetInlineEnd: safe.right,
  justifyContent: "flex-end",
  zIndex: layer.topBar,
  width: size.target,
  height: size.target,
  padding: 0,
  border: 0,
  background: "none",
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: 0,
    width: DOCKED_TAB,
    border: `1px solid ${color.lineStrong}`,
    borderInlineEndWidth: 0,
    borderRadius: `${radius.sm} 0 0 ${radius.sm}`,
    background: color.surface,
  },
  // A keyboard lies where it would stand.
  selectors: { "html.typing &": { display: "none" } },
  "@media": {
    [BELOW_DOCKED]: {
      insetBlockEnd: `calc(${space[2]} + ${aboveBottomBar})`,
      insetInline: `${besideBar} auto`,
      justifyContent: "flex-start",
      "::before": {
        insetInline: "0 auto",
        width: TAB,
        borderInlineWidth: "0 1px",
        borderRadius: `0 ${radius.sm} ${radius.sm} 0`,
      },
    },
  },
});
globalStyle(`${scrollToTop} > svg`, {
  position: "relative",
  width: "18px",
  height: "18px",
  marginInlineEnd: "2px",
  "@media": { [BELOW_DOCKED]: { width: "14px", height: "14px", marginInlineEnd: 0 } },
});
