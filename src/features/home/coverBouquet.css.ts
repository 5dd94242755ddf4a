import { keyframes, style } from "@vanilla-extract/css";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import { from, narrow } from "#design/tokens.ts";

const FORCED = "(forced-colors: active)";

/** Beside the cover's words, and no part of what they need room for. */
export const bouquet = style([
  ground,
  {
    display: "none",
    position: "absolute",
    insetBlockEnd: 0,
    insetInlineEnd: "-14px",
    height: "calc(100% + 6px)",
    aspectRatio: "220 / 200",
    overflow: "visible",
    // They end above the line of words that crosses them.
    maskImage: "linear-gradient(black 66%, transparent 80%)",
    pointerEvents: "none",
    border: 0,
    "@media": {
      [from.words]: { display: "block" },
      // No words are crossed by a stem.
      [narrow]: { insetInlineEnd: "-38px" },
      // Its stems go under the search there; where none is below, they end in the ground.
      [from.docked]: {
        insetBlock: "0 auto",
        insetInlineEnd: 0,
        // Its outer flowers stand whole: the mask would cut them off where the drawing ends.
        boxSizing: "content-box",
        paddingInlineEnd: "20px",
        height: "72%",
        maskImage: "linear-gradient(black 78%, transparent 98%)",
      },
      [from.wide]: { height: "calc(100% + 6px)" },
      print: { display: "none" },
      [FORCED]: { border: 0 },
    },
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
