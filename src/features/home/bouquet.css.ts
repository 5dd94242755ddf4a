import { keyframes, style } from "@vanilla-extract/css";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import { drawnSize, from, narrow, space, textSize } from "#design/tokens.ts";

const FORCED = "(forced-colors: active)";

/** Beside the cover's name, and no part of what words need room for. */
export const bouquet = style([
  ground,
  {
    display: "none",
    position: "absolute",
    // As high as the name, whose last word is the longest: no stem comes to the lines below it.
    insetBlockStart: space[1],
    // Its outer flowers have as much air as the words have at the other side.
    insetInlineEnd: space[3],
    height: `calc(4 * ${drawnSize.cover} + ${space[2]})`,
    aspectRatio: "240 / 180",
    overflow: "visible",
    // Stems end in the ground.
    maskImage: "linear-gradient(black 76%, transparent 98%)",
    pointerEvents: "none",
    border: 0,
    "@media": {
      [from.words]: { display: "block" },
      [narrow]: { insetInlineEnd: "-8px" },
      [from.docked]: {
        insetBlockStart: 0,
        insetInlineEnd: 0,
        // Its outer flowers stand whole: the mask would cut them off where the drawing ends.
        boxSizing: "content-box",
        paddingInlineEnd: "20px",
        height: `calc(2.1 * ${textSize["3xl"]} + ${space[4]})`,
      },
      [from.wide]: { height: `calc(3.15 * ${textSize["3xl"]} + ${space[10]})` },
      print: { display: "none" },
      [FORCED]: { border: 0 },
    },
  },
]);

/** At the foot of the head of who comes back. */
export const headBouquet = style([
  ground,
  {
    display: "block",
    width: "100%",
    height: "100%",
    // In what it stands is the ground already.
    background: "none",
    overflow: "visible",
    border: 0,
    "@media": { print: { display: "none" }, [FORCED]: { border: 0 } },
  },
]);

export const stems = style({
  fill: "none",
  stroke: `color-mix(in oklab, ${color.pine} 62%, ${color.onPine})`,
  strokeWidth: 2.2,
  strokeLinecap: "round",
  "@media": { [FORCED]: { stroke: "CanvasText" } },
});

export const leaves = style({
  fill: `color-mix(in oklab, ${color.pine} 76%, ${color.onPine})`,
  "@media": { [FORCED]: { fill: "none" } },
});

const opening = keyframes({ from: { opacity: 0 } });
export const blossom = style({
  "@media": { "(prefers-reduced-motion: no-preference)": { animation: `${opening} 200ms` } },
});
