import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import {
  drawnSize,
  font,
  radius,
  sheetColor,
  size,
  space,
  textSize,
  withMouse,
} from "#design/tokens.ts";
import { NAME_WEIGHT } from "./nameWidth.ts";

const FORCED = "(forced-colors: active)";

export const figure = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const frame = style({
  display: "block",
  width: "100%",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  cursor: "grab",
  // One finger scrolls the page; what two of them do is for the drawing.
  touchAction: "pan-x pan-y",
  userSelect: "none",
  ":active": { cursor: "grabbing" },
  "@media": {
    // A drawing keeps its own background, on which the system's lines may not be seen.
    [FORCED]: { borderColor: "CanvasText", background: "Canvas" },
    print: {
      // As large as the sheet allows, in the shape of what is drawn.
      height: "auto !important",
      maxHeight: "6in",
      border: 0,
    },
  },
});

export const scene = style({
  "@media": { print: { transform: "none !important" } },
});
export const gliding = style({
  "@media": {
    "(prefers-reduced-motion: no-preference)": { transition: "transform 160ms ease-out" },
  },
});

export const edge = recipe({
  base: {
    fill: "none",
    stroke: color.lineStrong,
    strokeWidth: 1.75,
    "@media": { [FORCED]: { stroke: "CanvasText" }, print: { stroke: sheetColor.ink } },
  },
  variants: { contested: { true: { strokeDasharray: "6 5" }, false: {} } },
});

export const node = style({ textDecoration: "none", outline: "none" });

export const box = recipe({
  base: {
    strokeWidth: 1.5,
    "@media": {
      [FORCED]: { fill: "Canvas", stroke: "CanvasText" },
      print: { fill: sheetColor.paper, stroke: sheetColor.ink },
    },
  },
  variants: {
    look: {
      self: {
        fill: color.leaf,
        stroke: color.leaf,
        "@media": {
          [FORCED]: { fill: "Highlight", stroke: "Highlight" },
          print: { strokeWidth: 3 },
        },
      },
      known: { fill: color.paper, stroke: color.lineStrong },
      unknown: { fill: "none", stroke: color.line },
    },
  },
});
globalStyle(`a:hover > ${box.classNames.variants.look.known}`, { fill: color.leafSoft });
globalStyle(`a:focus-visible > .${box.classNames.base}`, {
  stroke: color.leaf,
  strokeWidth: 4,
});

export const name = recipe({
  base: {
    fontSize: drawnSize.md,
    fontWeight: NAME_WEIGHT,
    fontFamily: font.text,
    dominantBaseline: "central",
    "@media": { print: { fill: sheetColor.ink } },
  },
  variants: {
    look: {
      self: { fill: color.onLeaf, "@media": { [FORCED]: { fill: "HighlightText" } } },
      known: { fill: color.ink, "@media": { [FORCED]: { fill: "LinkText" } } },
      unknown: {
        fill: color.inkQuiet,
        fontStyle: "italic",
        fontWeight: 400,
        "@media": { [FORCED]: { fill: "CanvasText" } },
      },
    },
  },
});

export const opener = style({ cursor: "pointer", "@media": { print: { display: "none" } } });
globalStyle(`${opener} > rect`, { fill: "transparent" });
globalStyle(`${opener} > circle`, { fill: color.leafSoft, stroke: color.leaf });
globalStyle(`${opener} > text`, {
  fill: color.leaf,
  fontSize: drawnSize.sm,
  fontWeight: 650,
  textAnchor: "middle",
  dominantBaseline: "central",
});
globalStyle(`${opener} > circle`, {
  "@media": { [FORCED]: { fill: "ButtonFace", stroke: "ButtonText" } },
});
globalStyle(`${opener} > text`, { "@media": { [FORCED]: { fill: "ButtonText" } } });

export const controls = style({ display: "flex", flexWrap: "wrap", gap: "2px" });
globalStyle(`${controls} > button`, {
  border: `1px solid ${color.line}`,
  background: color.surface,
});

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  color: color.inkQuiet,
  fontSize: textSize.sm,
});
export const sample = style({
  display: "inline-block",
  width: "2.25rem",
  height: "4px",
  marginInlineEnd: space[2],
  verticalAlign: "middle",
});

export const byTouch = style({ "@media": { "(pointer: fine)": { display: "none" } } });
export const byMouse = style({ "@media": { "(pointer: coarse)": { display: "none" } } });
/** What a wheel and the keys do, where there are some. */
export const hint = style({
  display: "none",
  "@media": { [withMouse]: { display: "inline" } },
});
/* A button says itself how it is displayed. */
globalStyle(`${controls} > ${byMouse}`, {
  "@media": { "(pointer: coarse)": { display: "none" } },
});

/** The lineage in words: each generation further in, with a rule at its side. */
export const tree = style({ display: "grid", gap: space[1], listStyle: "none" });
globalStyle(`${tree} ${tree}`, {
  marginInlineStart: space[2],
  paddingInlineStart: space[3],
  borderInlineStart: `1px solid ${color.line}`,
});
export const treeLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[3]}`,
  minHeight: size.target,
  overflowWrap: "anywhere",
  "@media": { print: { minHeight: 0 } },
});
globalStyle(`${treeLine} > a`, { paddingBlock: space[2] });
globalStyle(`${treeLine} > small`, { color: color.inkQuiet, fontSize: textSize.sm });
