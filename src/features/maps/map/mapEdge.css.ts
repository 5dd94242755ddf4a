import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { drawnSize } from "#design/tokens.ts";
import { EDGE_PX } from "./markSize.ts";

const FORCED = "(forced-colors: active)";
const THICK = `${String(EDGE_PX)}px`;

/** A band of paper around the map between two lines; what lies on the map is not kept from the finger. */
export const edge = style({
  position: "absolute",
  inset: 0,
  // Whole above what lies over the map's foot.
  insetBlockEnd: "var(--map-foot, 0px)",
  zIndex: 1,
  overflow: "hidden",
  pointerEvents: "none",
  borderRadius: "inherit",
  boxShadow: `inset 0 0 0 ${THICK} ${color.surface}, inset 0 0 0 calc(${THICK} + 1px) ${color.lineStrong}`,
});

const moved = style({ position: "absolute", insetBlockStart: 0, insetInlineStart: 0 });
/** A step with its filled half at both edges. */
export const across = style([moved, { height: "100%" }]);
export const along = style([moved, { width: "100%" }]);
export const step = style({
  position: "absolute",
  background: color.inkQuiet,
  "@media": { [FORCED]: { forcedColorAdjust: "none", background: "CanvasText" } },
});
globalStyle(`${across} > ${step}`, { insetInline: 0, height: THICK });
globalStyle(`${across} > ${step}:first-child`, { insetBlockStart: 0 });
globalStyle(`${across} > ${step}:nth-child(2)`, { insetBlockEnd: 0 });
globalStyle(`${along} > ${step}`, { insetBlock: 0, width: THICK });
globalStyle(`${along} > ${step}:first-child`, { insetInlineStart: 0 });
globalStyle(`${along} > ${step}:nth-child(2)`, { insetInlineEnd: 0 });

export const degree = recipe({
  base: {
    position: "absolute",
    color: color.inkQuiet,
    fontSize: drawnSize.count,
    lineHeight: 1,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    textShadow: `0 0 2px ${color.surface}, 0 0 3px ${color.surface}`,
  },
  variants: {
    of: {
      longitude: {
        insetBlockStart: `calc(${THICK} + 5px)`,
        insetInlineStart: 0,
        transform: "translateX(-50%)",
      },
      latitude: {
        insetBlockEnd: 0,
        insetInlineStart: `calc(${THICK} + 5px)`,
        transform: "translateY(50%)",
      },
    },
  },
});

export const bar = style({
  position: "absolute",
  insetBlockEnd: `calc(${THICK} + 8px)`,
  insetInlineStart: `calc(${THICK} + 12px)`,
  display: "flex",
  alignItems: "center",
  gap: "5px",
  color: color.ink,
  fontSize: drawnSize.count,
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
});
/** Filled by halves, as the edge is. */
export const barLine = style({
  height: "5px",
  border: `1px solid ${color.ink}`,
  background: `linear-gradient(90deg, ${color.ink} 25%, ${color.surface} 25% 50%, ${color.ink} 50% 75%, ${color.surface} 75%)`,
  "@media": { [FORCED]: { forcedColorAdjust: "none", borderColor: "CanvasText" } },
});
export const barEnd = style({ whiteSpace: "nowrap" });
