import { globalStyle, style } from "@vanilla-extract/css";
import { beforeDocked, from, layer, onItsSide, radius, safe, size, space } from "#design/tokens.ts";
import { besideBar } from "#design/sticky.css.ts";
import { color } from "#design/theme.css.ts";

/** As wide as the margin of a page beside a docked menu, in which nothing is written. */
const DOCKED_ROUND = "22px";

/**
 * A small round sign where it lies on no word, price or control, however far one has scrolled: on a desk in the page's margin,
 * and below that at the end of the bottom bar, which makes room for it. What is tapped is as large as a thumb, and is not seen.
 */
export const scrollToTop = style({
  position: "fixed",
  insetBlockEnd: `calc(6px + ${safe.bottom})`,
  insetInlineEnd: safe.right,
  zIndex: layer.topBar,
  width: size.bottomBarEnd,
  minWidth: 0,
  height: size.bottomBarEnd,
  minHeight: 0,
  padding: 0,
  border: 0,
  background: "none",
  color: color.ink,
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: "4px",
    insetInline: "4px",
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.full,
    background: color.paper,
  },
  ":hover": { background: "none" },
  // The keyboard lies where it would stand.
  selectors: {
    "html.typing &": { display: "none" },
    "&:hover::before": { background: color.sunken },
  },
  "@media": {
    [from.docked]: {
      insetBlockEnd: `calc(${space[4]} + ${safe.bottom})`,
      justifyContent: "flex-end",
      "::before": {
        insetInline: "auto 1px",
        insetBlock: `calc(50% - ${DOCKED_ROUND} / 2)`,
        width: DOCKED_ROUND,
        background: color.surface,
      },
    },
    [onItsSide]: {
      insetBlockEnd: `calc(2px + ${safe.bottom})`,
      insetInline: `calc((${besideBar} + ${safe.left} - ${size.bottomBarEnd}) / 2) auto`,
    },
  },
});
/** Below that a top bar that stays has the way up itself. */
export const besideDocked = style({ "@media": { [beforeDocked]: { display: "none" } } });
globalStyle(`${scrollToTop} > svg`, {
  position: "relative",
  width: "18px",
  height: "18px",
  "@media": { [from.docked]: { width: "14px", height: "14px", marginInlineEnd: "5px" } },
});
