import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { color } from "./theme.css.ts";
import { FOLD_BY } from "./foldOnScroll.ts";
import { from, layer, onItsSide, onPhone, safe, size, space } from "./tokens.ts";

/** How far from the window's edge things have to stay that stick to it: the top bar may stand there. */
export const belowTopBar = createVar();

/** How far from the window's lower edge things have to stay that stand there: on a phone the bottom bar is below them. */
export const aboveBottomBar = createVar();
/** How far from its first side edge: on a phone on its side the bar stands there. */
export const besideBar = createVar();
globalStyle(":root", {
  vars: { [aboveBottomBar]: size.bottomBar, [besideBar]: safe.left },
  "@media": {
    [from.docked]: { vars: { [aboveBottomBar]: safe.bottom } },
    [onItsSide]: {
      vars: { [aboveBottomBar]: safe.bottom, [besideBar]: `calc(${size.rail} + ${safe.left})` },
    },
  },
});

/** Stays in sight while the list below it scrolls. Short windows, as of a phone on its side, have no room for it: there it scrolls away. */
export const sticky = style({
  zIndex: layer.topBar - 1,
  background: color.paper,
  "@media": {
    "screen and (min-height: 640px)": {
      position: "sticky",
      insetBlockStart: belowTopBar,
      marginInline: `-${space[1]}`,
      paddingInline: space[1],
    },
  },
});

const UPRIGHT = `${onPhone} and (min-height: 640px)`;

/** On a phone held upright what sticks takes one line while one reads on (`foldOnScroll`). */
export const folds = style({
  "@media": {
    [UPRIGHT]: {
      selectors: { "&[data-folded]": { transform: `translateY(calc(-1 * var(${FOLD_BY}, 0px)))` } },
    },
    [`${UPRIGHT} and (prefers-reduced-motion: no-preference)`]: { transition: "transform 200ms" },
  },
});
