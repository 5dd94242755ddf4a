import { globalStyle, style } from "@vanilla-extract/css";
import { belowTopBar } from "#design/sticky.css.ts";
import { color } from "#design/theme.css.ts";
import { drawnSize, from, space, textSize } from "#design/tokens.ts";

const FORCED = "(forced-colors: active)";

/** Who keeps a store has it above all others: they are seen when it is known which one, and nothing moves. */
export const untilKept = style({ selectors: { "html.keeps &": { visibility: "hidden" } } });

/** Where there is room the map has its own from the first paint on. */
export const besideMap = style({
  "@media": {
    [from.wide]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 20rem",
      columnGap: space[6],
      alignItems: "start",
    },
  },
});

export const storesOnMap = style({
  position: "sticky",
  insetBlockStart: `calc(${belowTopBar} + ${space[3]})`,
});
globalStyle(`${storesOnMap} > a`, {
  display: "grid",
  gap: space[2],
  justifyItems: "center",
  fontSize: textSize.sm,
});

/** As high as the window has room for. */
export const drawing = style({ width: "100%", maxHeight: "calc(100vh - 12rem)" });

export const counties = style({
  fill: color.surface,
  stroke: color.line,
  strokeWidth: 5,
  strokeLinejoin: "round",
  "@media": { [FORCED]: { fill: "Canvas", stroke: "CanvasText" } },
});

const dots = { fill: "none", strokeLinecap: "round" } as const;

/** Stores without a menu. */
export const pale = style({
  ...dots,
  stroke: color.lineStrong,
  strokeWidth: 18,
  opacity: 0.6,
  "@media": { [FORCED]: { stroke: "GrayText" } },
});

export const priced = style({
  ...dots,
  stroke: color.leaf,
  strokeWidth: 52,
  "@media": { [FORCED]: { stroke: "LinkText" } },
});

/** As large as small words beside the list, cut out of the lines below it. */
export const townName = style({
  fill: color.ink,
  stroke: color.surface,
  strokeWidth: 20,
  paintOrder: "stroke",
  fontSize: drawnSize.town,
  fontWeight: 650,
  dominantBaseline: "central",
  "@media": { [FORCED]: { fill: "CanvasText", stroke: "Canvas" } },
});
