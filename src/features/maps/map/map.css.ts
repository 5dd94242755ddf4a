import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { drawnSize, radius, size, space, textSize } from "#design/tokens.ts";
import { mapFrame } from "../maps.css.ts";
import { MARK_PX } from "./markSize.ts";

const FORCED = "(forced-colors: active)";

export const frame = style([
  mapFrame,
  {
    position: "relative",
    overflow: "hidden",
    backgroundColor: color.sunken,
    backgroundImage: `linear-gradient(${color.line} 1px, transparent 1px), linear-gradient(90deg, ${color.line} 1px, transparent 1px)`,
    cursor: "grab",
    // One finger scrolls the page; what two of them do is for the map.
    touchAction: "pan-x pan-y",
    userSelect: "none",
    ":active": { cursor: "grabbing" },
    "@media": {
      [FORCED]: { borderColor: "CanvasText" },
      print: { backgroundImage: "none", breakInside: "avoid", maxHeight: "none" },
    },
  },
]);

export const outlines = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
});
export const county = style({
  fill: color.surface,
  stroke: color.lineStrong,
  strokeWidth: 1,
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
  "@media": { [FORCED]: { fill: "Canvas", stroke: "CanvasText" } },
});

/** Where there are streets, counties must not hide them. */
globalStyle(`${frame}[data-streets="true"] path`, { fill: "none" });

const placed = style({ position: "absolute", insetBlockStart: 0, insetInlineStart: 0 });

export const tile = style([placed, { maxWidth: "none", aspectRatio: "1", pointerEvents: "none" }]);
export const attribution = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 2,
  paddingInline: space[1],
  background: color.surface,
  color: color.ink,
  fontSize: textSize.xs,
});

export const label = style([
  placed,
  {
    width: 0,
    display: "flex",
    justifyContent: "center",
    // Below the mark that may be there.
    marginBlockStart: "20px",
    color: color.inkQuiet,
    fontSize: drawnSize.sm,
    lineHeight: 1,
    whiteSpace: "nowrap",
    pointerEvents: "none",
  },
]);

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
    selectors: { '&[data-active="true"]': { zIndex: 1 } },
  },
]);

export const markFace = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    minWidth: "28px",
    height: "28px",
    paddingInline: "4px",
    border: `2px solid ${color.surface}`,
    borderRadius: radius.full,
    fontSize: drawnSize.sm,
    fontWeight: 650,
    lineHeight: 1,
    fontVariantNumeric: "tabular-nums",
    "@media": { [FORCED]: { forcedColorAdjust: "none", borderColor: "Canvas" } },
  },
  variants: {
    look: {
      store: {
        background: color.leaf,
        color: color.onLeaf,
        "@media": { [FORCED]: { background: "CanvasText", color: "Canvas" } },
      },
      chosen: {
        background: color.ink,
        color: color.paper,
        "@media": { [FORCED]: { background: "Highlight", color: "HighlightText" } },
      },
      group: {
        minWidth: "36px",
        height: "36px",
        border: `3px double ${color.leaf}`,
        background: color.leafSoft,
        color: color.ink,
        "@media": {
          [FORCED]: { borderColor: "CanvasText", background: "Canvas", color: "CanvasText" },
        },
      },
    },
  },
});
globalStyle(`${mark}[data-active="true"] > span`, {
  outline: `3px solid ${color.buckeye}`,
  outlineOffset: "1px",
});

export const here = style([
  placed,
  {
    width: "16px",
    height: "16px",
    margin: "-8px 0 0 -8px",
    border: `3px solid ${color.surface}`,
    borderRadius: radius.full,
    background: color.buckeye,
    boxShadow: `0 0 0 2px ${color.buckeye}`,
    pointerEvents: "none",
  },
]);

export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "2px",
  paddingBlock: space[2],
});
globalStyle(`${controls} > button`, {
  minWidth: size.target,
  border: `1px solid ${color.line}`,
  background: color.surface,
});

export const byTouch = style({ "@media": { "(pointer: fine)": { display: "none" } } });
export const byMouse = style({ "@media": { "(pointer: coarse)": { display: "none" } } });
