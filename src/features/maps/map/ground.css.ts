import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { frame } from "./map.css.ts";

const FORCED = "(forced-colors: active)";

export const scene = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });

const line = {
  fill: "none",
  strokeLinejoin: "round",
  strokeLinecap: "round",
  vectorEffect: "non-scaling-stroke",
} as const;

export const lake = style({
  fill: color.waterSoft,
  "@media": { [FORCED]: { fill: "Canvas" } },
});

/** Lines along the shore, as old maps have them: each is a wide line with a less wide one of water upon it. */
export const waterline = style({
  ...line,
  stroke: color.water,
  "@media": { [FORCED]: { display: "none" } },
});
export const waterlineGap = style({
  ...line,
  stroke: color.waterSoft,
  "@media": { [FORCED]: { display: "none" }, print: { stroke: "white" } },
});

const LAND = `color-mix(in oklab, ${color.sunken} 82%, ${color.paper})`;

/** Where the map says nothing of stores: quieter than the state, told from water by its shore. */
export const land = style({
  fill: LAND,
  stroke: color.lineStrong,
  strokeWidth: 0.75,
  strokeOpacity: 0.55,
  vectorEffect: "non-scaling-stroke",
  "@media": { [FORCED]: { fill: "Canvas", stroke: "CanvasText" } },
});
/** Beyond what is known: land without a line. It hides where neighbours are cut off. */
export const beyond = style({
  fill: LAND,
  fillRule: "evenodd",
  stroke: LAND,
  strokeWidth: 2,
  vectorEffect: "non-scaling-stroke",
  "@media": { [FORCED]: { fill: "Canvas", stroke: "Canvas" } },
});
export const landBorder = style({
  ...line,
  stroke: color.lineStrong,
  strokeWidth: 1,
  strokeDasharray: "7 3 1.5 3",
  "@media": { [FORCED]: { stroke: "CanvasText" } },
});
/** A whole degree; the state itself has its counties. */
export const degreeLines = style({
  ...line,
  stroke: color.lineStrong,
  strokeWidth: 0.5,
  strokeOpacity: 0.35,
  "@media": { [FORCED]: { display: "none" } },
});

const tinted = (share: number, ground: string) => ({
  fill: `color-mix(in srgb, ${color.surface} ${String(100 - share)}%, ${ground})`,
  "@media": { [FORCED]: { fill: "Canvas" } },
});

/** A faint ground of its own: also where no line is seen it is told apart from the next. */
export const county = recipe({
  base: {
    stroke: color.lineStrong,
    strokeWidth: 0.75,
    strokeOpacity: 0.75,
    strokeLinejoin: "round",
    vectorEffect: "non-scaling-stroke",
    "@media": { [FORCED]: { stroke: "CanvasText" } },
  },
  variants: {
    tint: {
      0: tinted(0, color.sunken),
      1: tinted(9, color.goldenrod),
      2: tinted(9, color.leaf),
      3: tinted(9, color.buckeye),
      4: tinted(6, color.ink),
    },
  },
});
export const border = style({
  ...line,
  stroke: color.ink,
  strokeWidth: 1.75,
  "@media": { [FORCED]: { stroke: "CanvasText" } },
});
export const river = style({
  ...line,
  stroke: color.water,
  strokeWidth: 2.5,
  "@media": { [FORCED]: { stroke: "CanvasText" } },
});

const ROAD = `color-mix(in oklab, ${color.buckeye} 55%, ${color.surface})`;

/** A double line once the map is closer than the whole state: there it is a thin one, and those of a single city are hardly seen. */
export const road = recipe({
  base: { ...line, stroke: ROAD, "@media": { [FORCED]: { stroke: "GrayText" } } },
  variants: {
    part: { edge: {}, middle: {} },
    isLong: { true: {}, false: {} },
  },
  compoundVariants: [
    { variants: { part: "edge", isLong: true }, style: roadWidth(1.25, 4) },
    { variants: { part: "edge", isLong: false }, style: roadWidth(0.5, 3) },
    {
      variants: { part: "middle", isLong: true },
      style: [roadWidth(0, 2), { stroke: color.surface }],
    },
    {
      variants: { part: "middle", isLong: false },
      style: [roadWidth(0, 1.25), { stroke: color.surface }],
    },
  ],
});

/** Where there are streets, nothing must hide them. */
globalStyle(`${frame}[data-streets="true"] path`, { fill: "none" });
globalStyle(
  `${frame}[data-streets="true"] :is(${lake}, ${waterline}, ${waterlineGap}, ${beyond}, [data-road])`,
  {
    display: "none",
  },
);

/** In CSS pixels, of the whole state and from closer. */
function roadWidth(far: number, close: number) {
  return {
    strokeWidth: far,
    selectors: { [`${frame}[data-close="true"] &`]: { strokeWidth: close } },
  };
}
