import { createVar, style } from "@vanilla-extract/css";
import { color } from "./theme.css.ts";
import { layer, space } from "./tokens.ts";

/** How far from the window's edge things have to stay that stick to it: the top bar may stand there. */
export const belowTopBar = createVar();

/** Stays in sight while the list below it scrolls. Short windows have no room for it. */
export const sticky = style({
  zIndex: layer.topBar - 1,
  background: color.paper,
  "@media": {
    "screen and (min-height: 600px)": {
      position: "sticky",
      insetBlockStart: belowTopBar,
      marginInline: `-${space[1]}`,
      paddingInline: space[1],
    },
  },
});
