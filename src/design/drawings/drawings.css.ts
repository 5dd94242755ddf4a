import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { TERPENE_HUES } from "./terpeneHues.ts";

/** Of a terpene: in its petals, and in what marks its name (terpeneMark.css.ts). */
export const hue = createVar();
export const lift = createVar();
export const strength = createVar();
const deep = createVar();
const pale = createVar();
/** Of a flower in one color. */
const tint = createVar();

const FORCED = "(forced-colors: active)";

/** A print: pale petals with one half shaded, cut apart by the paper. */
export const stamp = style({
  flex: "none",
  overflow: "visible",
  "@media": { print: { display: "none" } },
  vars: { [deep]: "0.52", [pale]: "0.7", [strength]: "0.105" },
  selectors: {
    "body.dark &, .dark-surface &": {
      vars: { [deep]: "0.6", [pale]: "0.76", [strength]: "0.1" },
    },
  },
});

export const petalTone = styleVariants(TERPENE_HUES, ([own, more]) => ({
  vars: { [hue]: String(own), [lift]: String(more) },
}));

export const plainTone = style({
  vars: { [hue]: "80", [lift]: "0", [strength]: "0.02" },
});

const LINE = { fill: "Canvas", stroke: "CanvasText", strokeWidth: 1.2 } as const;

export const whole = style({
  fill: `oklch(calc(${pale} + ${lift}) ${strength} ${hue})`,
  stroke: color.surface,
  strokeWidth: 1.1,
  strokeLinejoin: "round",
  "@media": { [FORCED]: LINE },
});

export const half = style({
  fill: `oklch(calc(${deep} + ${lift}) ${strength} ${hue})`,
  "@media": { [FORCED]: { fill: "none" } },
});

export const vein = style({
  fill: "none",
  stroke: color.surface,
  strokeWidth: 0.35,
  strokeLinecap: "round",
  opacity: 0.75,
  "@media": { [FORCED]: { stroke: "none" } },
});

export const sepals = style({
  fill: "oklch(0.56 0.06 140)",
  selectors: {
    "body.dark &, .dark-surface &": { fill: "oklch(0.5 0.05 145)" },
  },
  "@media": { [FORCED]: { fill: "none" } },
});

export const heart = style({
  fill: "oklch(0.38 0.055 55)",
  stroke: color.surface,
  strokeWidth: 1,
  "@media": { [FORCED]: { fill: "Canvas", stroke: "CanvasText" } },
});

export const stamen = style({
  fill: "none",
  stroke: "oklch(0.84 0.15 85)",
  strokeWidth: 2.6,
  strokeLinecap: "round",
  "@media": { [FORCED]: { stroke: "CanvasText" } },
});

/** What a strain is sold as, where that is all that is known of it. */
const SOLD_AS = {
  indica: color.vape,
  sativa: color.extract,
  hybrid: color.leaf,
  unknown: color.buckeye,
} as const;

/**
 * A strain of which no label is known: printed as any flower, in one hue, that of what it is sold as, and without anything that
 * would say what is in it. One class each, as in every row.
 */
export const oneColor = styleVariants(SOLD_AS, (hueOfAll) => ({ vars: { [tint]: hueOfAll } }));

const ringFill = (share: number, paler: string = color.surface) =>
  `color-mix(in oklab, ${tint} ${String(share)}%, ${paler})`;
/** How much of a petal is its hue, and how much on a dark ground, where it is mixed with white: with the ground it is gray. */
type Shares = readonly [paper: number, dark: number];
const tinted = ([onPaper, onDark]: Shares) => ({
  fill: ringFill(onPaper),
  selectors: { "body.dark &, .dark-surface &": { fill: ringFill(onDark, "white") } },
});

/** Its longer petals, and its shorter ones, which are paler. */
const WHOLE = { outer: [58, 74], inner: [34, 44] } as const;
export const oneColorWhole = styleVariants(WHOLE, (shares) => ({
  ...tinted(shares),
  stroke: color.surface,
  strokeWidth: 1.1,
  strokeLinejoin: "round",
  "@media": { [FORCED]: LINE },
}));
const HALF = { outer: [84, 100], inner: [56, 70] } as const;
export const oneColorHalf = styleVariants(HALF, (shares) => ({
  ...tinted(shares),
  "@media": { [FORCED]: { fill: "none" } },
}));

/** What is drawn for an empty place. */
export const spot = style({ display: "block", flex: "none", color: color.ink });
export const spotLine = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "@media": { [FORCED]: { stroke: "CanvasText" } },
});
/* The second tone lies a little beside its lines, as in a print of two plates. */
export const leafTone = style({
  fill: color.leaf,
  opacity: 0.45,
  transform: "translate(2px, 1.5px)",
  "@media": { [FORCED]: { fill: "none" } },
});
export const goldTone = style({
  fill: color.goldenrod,
  transform: "translate(2px, 1.5px)",
  "@media": { [FORCED]: { fill: "none" } },
});

/** Where in the state a store is. Its room is kept before it comes. */
export const tile = style({ display: "block", flex: "none", width: "28px", height: "28px" });
export const countyLine = style({
  display: "block",
  fill: color.buckeyeSoft,
  stroke: color.buckeye,
  strokeLinejoin: "round",
  "@media": { [FORCED]: { fill: "Canvas", stroke: "CanvasText" } },
});
globalStyle(`${countyLine} > circle`, {
  fill: color.buckeye,
  stroke: "none",
  "@media": { [FORCED]: { fill: "CanvasText" } },
});
globalStyle(`${tile}:is([data-look="hollow"], [data-look="dashed"]) > svg`, { fill: "none" });
/* How long a dash is follows from the size of the county, and stands at its path. */
globalStyle(`${tile} > svg[data-lost]`, { fill: "none" });
globalStyle(`${tile}:not([data-look="dashed"]) > svg:not([data-lost]) > path`, {
  strokeDasharray: "none",
});
