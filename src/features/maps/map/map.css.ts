import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { drawnSize, font, radius, space, textSize } from "#design/tokens.ts";
import { mapFrame } from "../maps.css.ts";
import { HERE_PX, CITY_DOT_PX } from "./markSize.ts";

const FORCED = "(forced-colors: active)";

export const frame = style([
  mapFrame,
  {
    position: "relative",
    overflow: "hidden",
    backgroundColor: color.sunken,
    cursor: "grab",
    // One finger scrolls the page; what two of them do is for the map.
    touchAction: "pan-x pan-y",
    userSelect: "none",
    ":active": { cursor: "grabbing" },
    "@media": {
      [FORCED]: { borderColor: "CanvasText" },
      print: { breakInside: "avoid", maxHeight: "none" },
    },
  },
]);

export const placed = style({ position: "absolute", insetBlockStart: 0, insetInlineStart: 0 });

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

const halo = (ground: string) =>
  // As solid as an outline: no line of a county runs through the letters.
  ["1px", "2px", "2px", "3px", "4px"].map((blur) => `0 0 ${blur} ${ground}`).join(", ");

/** Above the marks; its own place is chosen so that it covers none of them. */
export const label = recipe({
  base: [
    placed,
    {
      zIndex: 2,
      width: 0,
      height: 0,
      display: "flex",
      alignItems: "center",
      color: color.ink,
      fontSize: drawnSize.sm,
      lineHeight: 1,
      whiteSpace: "nowrap",
      textShadow: halo(color.surface),
      pointerEvents: "none",
    },
  ],
  variants: {
    from: {
      start: { justifyContent: "flex-start" },
      middle: { justifyContent: "center" },
      end: { justifyContent: "flex-end" },
    },
    kind: {
      town: {},
      city: { fontFamily: font.heading, fontSize: drawnSize.md, fontWeight: 600 },
      county: { color: color.inkQuiet },
      land: {
        color: color.inkQuiet,
        fontFamily: font.heading,
        fontSize: drawnSize.count,
        letterSpacing: "0.16em",
        textTransform: "uppercase",
        textShadow: "none",
      },
      lake: {
        color: color.water,
        fontFamily: font.heading,
        fontSize: drawnSize.water,
        fontStyle: "italic",
        letterSpacing: "0.2em",
        textShadow: "none",
      },
      river: {
        color: color.water,
        fontFamily: font.heading,
        fontSize: drawnSize.count,
        fontStyle: "italic",
        letterSpacing: "0.1em",
        textShadow: halo(color.sunken),
      },
      road: { fontSize: drawnSize.count, fontWeight: 700, textShadow: "none" },
    },
  },
  defaultVariants: { kind: "town" },
});

/** The number of a road, on the outline of a shield. */
export const shield = style({
  paddingBlock: "2px 3px",
  paddingInline: "4px",
  border: `1.5px solid ${color.buckeye}`,
  borderRadius: "3px 3px 8px 8px",
  background: color.surface,
  "@media": { [FORCED]: { borderColor: "CanvasText" } },
});

/** Where a city is, below the marks; its name stands beside it. */
export const cityDot = style([
  placed,
  {
    width: `${String(CITY_DOT_PX)}px`,
    height: `${String(CITY_DOT_PX)}px`,
    margin: `${String(-CITY_DOT_PX / 2)}px 0 0 ${String(-CITY_DOT_PX / 2)}px`,
    border: `1.5px solid ${color.surface}`,
    borderRadius: radius.full,
    background: color.ink,
    pointerEvents: "none",
    "@media": {
      [FORCED]: { forcedColorAdjust: "none", background: "CanvasText", borderColor: "Canvas" },
    },
  },
]);

/** From a dot to its name, where rings have driven that away. */
export const leaderBox = style([placed, { width: 0, height: 0, pointerEvents: "none" }]);
export const leaderLine = style({
  display: "block",
  height: "2px",
  marginBlockStart: "-1px",
  transformOrigin: "0 1px",
  background: color.ink,
  "@media": { [FORCED]: { forcedColorAdjust: "none", background: "CanvasText" } },
});

export const here = style([
  placed,
  {
    // Its shadow is as wide again as 2 pixels at each side.
    width: `${String(HERE_PX - 4)}px`,
    height: `${String(HERE_PX - 4)}px`,
    margin: `${String(2 - HERE_PX / 2)}px 0 0 ${String(2 - HERE_PX / 2)}px`,
    border: `3px solid ${color.surface}`,
    borderRadius: radius.full,
    background: color.buckeye,
    boxShadow: `0 0 0 2px ${color.buckeye}`,
    // No store that is so near may hide it, nor the one that one is at.
    zIndex: 2,
    pointerEvents: "none",
    "@media": {
      [FORCED]: {
        forcedColorAdjust: "none",
        borderColor: "Canvas",
        background: "Highlight",
        boxShadow: "0 0 0 2px Highlight",
      },
    },
  },
]);
/** A circle around it, below the marks. */
export const distance = style([
  placed,
  {
    aspectRatio: "1",
    border: `1.5px dashed ${color.buckeye}`,
    borderRadius: radius.full,
    opacity: 0.55,
    pointerEvents: "none",
    "@media": { [FORCED]: { borderColor: "CanvasText", opacity: 1 } },
  },
]);
export const distanceWords = style({ color: color.buckeye, fontWeight: 600 });

/** The map with what lies on it. */
export const mapBox = style({ position: "relative" });

/** What is said of a part of the map that says nothing itself. */
export const where = style({
  position: "absolute",
  insetBlockStart: space[2],
  insetInline: space[2],
  zIndex: 3,
  width: "fit-content",
  maxWidth: `calc(100% - 2 * ${space[2]})`,
  paddingInline: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  background: color.surface,
  color: color.ink,
  fontSize: textSize.sm,
});
globalStyle(`${where} > p:first-child:not(:last-child)`, {
  paddingBlockStart: space[1],
  color: color.inkQuiet,
});
globalStyle(`${where} > p:only-child:not(:has(button))`, { paddingBlock: space[1] });
globalStyle(`${where} button`, { paddingInline: 0, textAlign: "start", whiteSpace: "normal" });
