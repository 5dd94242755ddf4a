import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import {
  drawnSize,
  font,
  hovers,
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
  border: "1px solid transparent",
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

/** As the stems of the page's head, on paper. */
export const edge = recipe({
  base: {
    fill: "none",
    stroke: `color-mix(in oklab, ${color.leaf} 72%, ${color.surface})`,
    strokeWidth: 1.5,
    strokeLinecap: "round",
    "@media": { [FORCED]: { stroke: "CanvasText" }, print: { stroke: sheetColor.ink } },
  },
  variants: { contested: { true: { strokeDasharray: "5 5" }, false: {} } },
});

export const node = style({ textDecoration: "none", outline: "none" });

/** All that can be tapped of a strain: seen where it is pointed at or has the focus, and as a box where the system chooses colors. */
export const place = recipe({
  base: {
    fill: "transparent",
    stroke: "none",
    "@media": { [FORCED]: { fill: "Canvas", stroke: "CanvasText" } },
  },
  variants: {
    look: {
      self: { "@media": { [FORCED]: { fill: "Highlight", stroke: "Highlight" } } },
      known: {},
      unknown: { "@media": { [FORCED]: { stroke: "GrayText" } } },
    },
  },
});
globalStyle(`${node}:hover > .${place.classNames.base}`, {
  "@media": { [hovers]: { fill: color.leafSoft } },
});
globalStyle(`${node}:focus-visible > .${place.classNames.base}`, {
  stroke: color.leaf,
  strokeWidth: 3,
});

export const flower = style({});
/* A sheet has them, too. */
globalStyle(`${flower} [data-stamp]`, { "@media": { print: { display: "inline" } } });
/** The deep ground that the strain itself stands on. */
export const selfGround = style({
  fill: color.pine,
  "@media": {
    [FORCED]: { fill: "Canvas", stroke: "CanvasText" },
    print: { fill: sheetColor.paper, stroke: sheetColor.ink, strokeWidth: 2 },
  },
});

export const name = recipe({
  base: {
    fontSize: drawnSize.sm,
    fontWeight: NAME_WEIGHT,
    fontFamily: font.text,
    textAnchor: "middle",
    dominantBaseline: "central",
    // No line is led through its letters.
    stroke: color.surface,
    strokeWidth: 4,
    strokeLinejoin: "round",
    paintOrder: "stroke",
    "@media": {
      [FORCED]: { stroke: "none" },
      print: { fill: sheetColor.ink, stroke: sheetColor.paper },
    },
  },
  variants: {
    look: {
      self: {
        fill: color.ink,
        fontWeight: 700,
        "@media": { [FORCED]: { fill: "HighlightText" } },
      },
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
globalStyle(`${node}:hover > .${name.classNames.base}`, {
  "@media": { [hovers]: { textDecoration: "underline" } },
});

export const opener = style({ cursor: "pointer", "@media": { print: { display: "none" } } });
globalStyle(`${opener} > rect`, {
  fill: "transparent",
  "@media": { [FORCED]: { fill: "ButtonFace", stroke: "ButtonText" } },
});
globalStyle(`${opener}:hover > rect`, { "@media": { [hovers]: { fill: color.leafSoft } } });
globalStyle(`${opener} > text`, {
  fill: color.leaf,
  fontSize: drawnSize.sm,
  fontWeight: 650,
  textAnchor: "middle",
  dominantBaseline: "central",
  "@media": { [FORCED]: { fill: "ButtonText" } },
});

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
