import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { drawnSize, radius } from "#design/tokens.ts";
import { placed } from "./map.css.ts";
import { MARK_PX, PILL, RINGS, type RingSize } from "./markSize.ts";

const FORCED = "(forced-colors: active)";

const MARK_SIZE = `${String(MARK_PX)}px`;

/** Whatever the reader can do with the marks, the list can be done with, too. */
export const marks = style({
  position: "absolute",
  inset: 0,
  ":focus-visible": { outlineOffset: "-3px" },
});

export const mark = style([
  placed,
  {
    display: "grid",
    placeItems: "center",
    // As large as a thumb needs, around its point; what is seen of it is not.
    width: MARK_SIZE,
    height: MARK_SIZE,
    margin: `calc(${MARK_SIZE} / -2) 0 0 calc(${MARK_SIZE} / -2)`,
    cursor: "pointer",
    selectors: {
      '&:is([data-active="true"], [data-hovered="true"])': { zIndex: 1 },
      '&[data-chosen="true"]': { zIndex: 2 },
    },
  },
]);

/** A square with one sharp corner, which is turned down onto the store's point; in the middle a hole. */
const drop = style({
  width: "24px",
  height: "24px",
  border: `2px solid ${color.surface}`,
  borderRadius: "50% 50% 50% 0",
  transform: "translateY(-17px) rotate(-45deg)",
  "::after": {
    content: "",
    width: "8px",
    height: "8px",
    borderRadius: radius.full,
    background: color.surface,
  },
});

/** The more stores, the larger. */
const ring = (of: RingSize) =>
  style({
    width: `${String(RINGS[of].px)}px`,
    height: `${String(RINGS[of].px)}px`,
    borderRadius: radius.full,
    border: `${of === "many" ? "3px double" : "2px solid"} ${color.surface}`,
    background: color.leaf,
    color: color.onLeaf,
    outline: `1px solid ${color.leaf}`,
    "@media": {
      [FORCED]: {
        borderColor: "Canvas",
        background: "CanvasText",
        color: "Canvas",
        outlineColor: "CanvasText",
      },
    },
  });

/** Two numbers beside each other, each on its own ground: how many have prices, and of how many. */
const pill = style({
  gridAutoFlow: "column",
  height: `${String(PILL.px)}px`,
  overflow: "hidden",
  borderRadius: radius.full,
  border: `${String(PILL.linePx)}px solid ${color.leaf}`,
  boxShadow: `0 0 0 1.5px ${color.surface}`,
  "@media": { [FORCED]: { borderColor: "CanvasText" } },
});
export const pillPart = recipe({
  base: { display: "grid", placeSelf: "stretch", placeItems: "center" },
  variants: {
    hasPrices: {
      true: {
        background: color.leaf,
        color: color.onLeaf,
        "@media": { [FORCED]: { background: "CanvasText", color: "Canvas" } },
      },
      false: {
        background: color.surface,
        color: color.inkQuiet,
        fontSize: drawnSize.count,
        fontWeight: 500,
        "@media": { [FORCED]: { background: "Canvas", color: "CanvasText" } },
      },
    },
  },
});

export const markFace = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    fontSize: drawnSize.sm,
    fontWeight: 650,
    lineHeight: 1,
    fontVariantNumeric: "tabular-nums",
    "@media": { [FORCED]: { forcedColorAdjust: "none" } },
  },
  variants: {
    look: {
      store: [
        drop,
        {
          background: color.leaf,
          "@media": { [FORCED]: { background: "CanvasText", borderColor: "Canvas" } },
        },
      ],
      chosen: [
        drop,
        {
          width: "34px",
          height: "34px",
          transform: "translateY(-24px) rotate(-45deg)",
          borderColor: color.onGoldenrod,
          background: color.goldenrod,
          boxShadow: `0 0 0 2px ${color.surface}`,
          "::after": { width: "12px", height: "12px", background: color.onGoldenrod },
          "@media": { [FORCED]: { background: "Highlight", borderColor: "Canvas" } },
        },
      ],
      few: ring("few"),
      some: ring("some"),
      many: ring("many"),
      pill,
    },
    /** There is no price to be found: an outline, as quiet as the ground. */
    isPale: {
      true: {
        border: `1.5px solid ${color.inkQuiet}`,
        background: color.surface,
        color: color.inkQuiet,
        outline: "none",
        "@media": {
          [FORCED]: { borderColor: "CanvasText", background: "Canvas", color: "CanvasText" },
        },
      },
    },
  },
  compoundVariants: [
    {
      variants: { look: "store", isPale: true },
      style: {
        width: "18px",
        height: "18px",
        transform: "translateY(-12px) rotate(-45deg)",
        "::after": { width: "5px", height: "5px", background: color.inkQuiet },
        "@media": { [FORCED]: { borderColor: "CanvasText", background: "Canvas" } },
      },
    },
    ...(["few", "some", "many"] as const).map((look) => ({
      variants: { look, isPale: true },
      style: {
        width: `${String(RINGS[look].palePx)}px`,
        height: `${String(RINGS[look].palePx)}px`,
        borderColor: color.lineStrong,
        fontSize: drawnSize.count,
        fontWeight: 500,
        "@media": { [FORCED]: { borderColor: "CanvasText" } },
      },
    })),
  ],
});

globalStyle(`${mark}[data-rough="true"] > span`, { borderStyle: "dashed" });
globalStyle(`${mark}:is([data-active="true"], [data-hovered="true"]) > span`, {
  outline: `3px solid ${color.buckeye}`,
  outlineOffset: "1px",
});
globalStyle(`${mark}[data-chosen="true"] > span`, {
  outlineColor: color.ink,
  outlineOffset: "2px",
});
