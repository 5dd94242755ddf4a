import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { drawnSize, font, printSize, radius, size, space, textLine, textSize } from "../tokens.ts";

const forced = "(forced-colors: active)";

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: space[2],
  "@media": { print: { display: "block" } },
});
/* On paper a drawing stays whole, with what is said above and below it; tables go on as they have to. */
export const caption = style({ fontWeight: 600, "@media": { print: { breakAfter: "avoid" } } });
globalStyle(`${caption} small`, { color: color.inkQuiet, fontWeight: 400 });

/** The point that is read, and what there is. */
export const readOut = style({
  display: "grid",
  gap: `0 ${space[6]}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
  "@media": { print: { breakBefore: "avoid", breakInside: "avoid" } },
});
export const readLabel = style({ gridColumn: "1 / -1", fontWeight: 600 });
export const reading = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "1.75rem",
});

export const panels = recipe({
  base: {
    display: "grid",
    gap: `${space[4]} ${space[6]}`,
    touchAction: "pan-y",
    "@media": { print: { breakBefore: "avoid", breakInside: "avoid", rowGap: space[1] } },
  },
  variants: {
    // Drawings beside each other stand on one line, whatever is above one of them.
    columns: {
      1: { gridTemplateColumns: "minmax(0, 1fr)" },
      2: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "end" },
      3: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", alignItems: "end" },
      4: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", alignItems: "end" },
    },
    isClose: { true: { gap: space[1] } },
  },
});
export const panel = style({ "@media": { print: { breakInside: "avoid" } } });
export const panelHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "6px",
  fontSize: textSize.sm,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`:is(${panelHead}, ${reading}) > svg`, { flex: "none" });
export const panelValue = style({ marginInlineStart: "auto", textAlign: "end" });

/** What one of several drawings is of and what it comes to, as large as what one came for; below them of when, and between what. */
export const figureHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[2],
  fontFamily: font.heading,
  fontSize: textSize.lg,
  fontWeight: 640,
  fontVariantNumeric: "tabular-nums",
  lineHeight: textLine.lg,
});
globalStyle(`${figureHead} small`, {
  color: color.inkQuiet,
  fontFamily: font.text,
  fontSize: textSize.sm,
  fontWeight: 400,
});
export const figureValue = style({
  fontSize: textSize["2xl"],
  letterSpacing: "-0.01em",
  lineHeight: textLine["2xl"],
  textAlign: "end",
});
export const figureFoot = style({
  display: "flex",
  flex: "1 0 100%",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[3],
  color: color.inkQuiet,
  fontFamily: font.text,
  fontSize: textSize.sm,
  fontWeight: 400,
  lineHeight: textLine.sm,
});
export const empty = style({
  paddingBlock: space[3],
  borderBlock: `1px dashed ${color.lineStrong}`,
  color: color.inkQuiet,
  fontSize: textSize.sm,
});

export const drawing = style({ display: "block", width: "100%", height: "auto" });
export const rule = style({ stroke: color.line });
export const baseRule = style({ stroke: color.lineStrong });
export const cursor = style({
  stroke: color.inkQuiet,
  strokeDasharray: "3 3",
  "@media": { print: { display: "none" } },
});

const label = style({
  fill: color.inkQuiet,
  fontSize: drawnSize.sm,
  fontVariantNumeric: "tabular-nums",
});
export const valueLabel = style([label, { textAnchor: "end" }]);
export const tickLabel = recipe({
  base: [label],
  variants: {
    anchor: {
      start: { textAnchor: "start" },
      middle: { textAnchor: "middle" },
      end: { textAnchor: "end" },
    },
  },
});

/** The color of a line, of its mark and of its name. */
export const look = recipe({
  variants: {
    of: {
      flower: { color: color.flower },
      vape: { color: color.vape },
      edible: { color: color.edible },
      extract: { color: color.extract },
      leaf: { color: color.leaf },
      buckeye: { color: color.buckeye },
    },
  },
});
/** What is drawn in it. */
export const stroke = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.25,
  strokeLinejoin: "round",
  "@media": { [forced]: { stroke: "CanvasText" } },
});
export const filled = style({
  fill: "currentColor",
  stroke: color.paper,
  strokeWidth: 1,
  "@media": { [forced]: { fill: "CanvasText", stroke: "Canvas" } },
});
export const hollow = style({
  fill: color.paper,
  stroke: "currentColor",
  strokeWidth: 2,
  "@media": { [forced]: { fill: "Canvas", stroke: "CanvasText" } },
});
export const band = style({ fill: "currentColor", fillOpacity: 0.14 });
export const noFill = style({ fill: "none" });
export const bandEdge = style({ stroke: "currentColor", strokeOpacity: 0.55 });

export const bar = style({
  fill: "currentColor",
  "@media": { [forced]: { fill: "CanvasText" } },
});
export const readBar = style({
  fill: color.ink,
  "@media": { print: { fill: "currentColor" }, [forced]: { fill: "Highlight" } },
});
export const hollowBar = style({
  fill: color.paper,
  stroke: "currentColor",
  strokeWidth: 1.5,
  "@media": { [forced]: { fill: "Canvas", stroke: "CanvasText" } },
});
/** Of what is not over yet. */
export const openBar = style([hollowBar, { strokeDasharray: "3 2" }]);

/** As wide as what is moved: its middle is at the end of the line only so far from the end of the field. */
export const THUMB = "1.25rem";

/** Moved by a thumb, or by arrow keys. */
export const scrubber = style({
  display: "block",
  appearance: "none",
  width: "100%",
  height: size.target,
  margin: 0,
  background: "none",
  cursor: "pointer",
});
/** What it is for, as part of its line. */
export const scrubberSays = style({
  marginBlockStart: `-${space[3]}`,
  color: color.inkQuiet,
  fontSize: textSize.xs,
  textAlign: "center",
});
/** Below drawings beside each other, as wide as all of them. */
export const scrubberLine = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  color: color.inkQuiet,
  fontSize: textSize.sm,
});
globalStyle(`${scrubberLine} > span`, { flex: "none" });
globalStyle(`${scrubberLine} > input`, { flex: "1 1 0", minWidth: 0 });
const track = { height: "2px", background: color.lineStrong } as const;
const thumb = {
  appearance: "none",
  width: THUMB,
  height: THUMB,
  border: `2px solid ${color.paper}`,
  borderRadius: radius.full,
  background: color.leaf,
} as const;
globalStyle(`${scrubber}::-webkit-slider-runnable-track`, track);
globalStyle(`${scrubber}::-moz-range-track`, track);
globalStyle(`${scrubber}::-webkit-slider-thumb`, {
  ...thumb,
  marginBlockStart: "calc(1px - 0.625rem)",
  "@media": { [forced]: { background: "ButtonText" } },
});
globalStyle(`${scrubber}::-moz-range-thumb`, {
  ...thumb,
  "@media": { [forced]: { background: "ButtonText" } },
});

/** On paper a table that is folded away cannot be opened. */
export const tableFold = style({
  "@media": { print: { selectors: { "&:has(> details:not([open]))": { display: "none" } } } },
});
export const tableScroll = style({
  overflow: "auto",
  maxHeight: "32rem",
  position: "relative",
  "@media": { print: { overflow: "visible", maxHeight: "none" } },
});
export const table = style({
  minWidth: "min(100%, 22rem)",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "@media": { print: { width: "100%", marginBlockEnd: space[3], fontSize: printSize.xs } },
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: 400,
  textAlign: "start",
  verticalAlign: "top",
  "@media": { print: { padding: `1pt ${space[1]} 1pt 0` } },
});
globalStyle(`${table} thead th`, {
  color: color.inkQuiet,
  fontSize: textSize.sm,
  fontWeight: 600,
  "@media": { print: { fontSize: printSize["2xs"], overflowWrap: "break-word" } },
});
globalStyle(`${table} tbody th`, {
  whiteSpace: "nowrap",
  "@media": { print: { whiteSpace: "normal" } },
});

/** What it rests on, the same as a table, and what can be taken along, beside each other; what is opened has a line of its own. On paper a long table goes on. */
export const notes = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[4]}`,
  color: color.inkQuiet,
  fontSize: textSize.sm,
  "@media": {
    print: { display: "block", breakBefore: "avoid", fontSize: printSize.xs },
  },
});
globalStyle(`${notes} > :is(details[open], :has(> details[open]))`, {
  flex: "1 0 100%",
  minWidth: 0,
});
