import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { font, from, printSize, radius, space, textLine, textSize } from "#design/tokens.ts";
import { rowLinks } from "#design/words/rowLinks.ts";

/** Where the line lies: the marks of stops are drawn over it. */
const MARK = "1.75rem";

/** The trip as it is driven: from its start down a line to each stop, and back. */
export const journey = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** One place of it, with the line on to the next. */
export const station = style({
  position: "relative",
  marginInlineStart: `calc(${MARK} / 2 - 1px)`,
  paddingInlineStart: `calc(${MARK} / 2 + ${space[2]})`,
  paddingBlockEnd: space[4],
  borderInlineStart: `2px solid ${color.lineStrong}`,
  selectors: {
    // The last of them leads nowhere.
    "&:last-child": { borderInlineStartColor: "transparent", paddingBlockEnd: 0 },
  },
  "@media": { print: { paddingBlockEnd: space[2] } },
});

/** Its mark, over the line: of a stop its number, of where one starts and ends a ring. */
export const stationMark = style({
  position: "absolute",
  // Of the receipt, whose edge stands beside the line.
  insetInlineStart: `calc(-2px - ${MARK} - ${space[2]})`,
  display: "grid",
  placeItems: "center",
  width: MARK,
  height: MARK,
  border: `2px solid ${color.leaf}`,
  borderRadius: radius.full,
  background: color.leaf,
  color: color.paper,
  fontSize: textSize.sm,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  "@media": { print: { background: color.paper, color: color.ink } },
});
export const stationRing = style({
  position: "absolute",
  insetInlineStart: "calc(-1px - 0.4375rem)",
  width: "0.875rem",
  height: "0.875rem",
  border: `3px solid ${color.leaf}`,
  borderRadius: radius.full,
  background: color.paper,
});

/** How far it is to a place, written on the line that leads there. */
export const legMiles = style({
  display: "inline-block",
  position: "relative",
  // From the left edge of the marks.
  marginInlineStart: `calc(-1px - ${MARK} - ${space[2]})`,
  marginBlockEnd: space[3],
  paddingInline: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.full,
  background: color.paper,
  color: color.inkQuiet,
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
});

/** From where it goes, beside its ring. */
export const startWords = style({ display: "flex", alignItems: "center", minHeight: MARK });
globalStyle(`${startWords} > :last-child`, { flex: "1 1 0", minWidth: 0 });

export const stopHead = style({
  display: "flex",
  alignItems: "center",
  minHeight: MARK,
  border: 0,
  padding: 0,
  margin: 0,
});
rowLinks(`${stopHead} a`);

/** Whether one would stand before a closed door, and the way there. */
export const stopWay = style({ color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${stopWay} > a`, {
  color: color.leaf,
  textDecoration: "underline",
  display: "inline-block",
  paddingBlock: space[3],
  marginBlock: `-${space[3]}`,
});

/** Of a row the price, and below it what a gram of it is. */
export const stopPrice = style({
  color: color.ink,
  fontSize: textSize.base,
  fontWeight: 700,
});

/** What a stop, or all of the trip, comes to, below a double line as on a receipt. */
export const stopTotal = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[2],
  marginBlockStart: "-1px",
  paddingBlockStart: space[1],
  borderBlockStart: `3px double ${color.lineStrong}`,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${stopTotal} > span`, { color: color.inkQuiet });
globalStyle(`${stopTotal} > b`, {
  marginInlineStart: "auto",
  fontFamily: font.heading,
  fontSize: textSize.xl,
  fontWeight: 640,
  lineHeight: textLine.xl,
  "@media": { print: { fontSize: printSize.base } },
});

const HOLE = "14px";

/** At the foot of a receipt: a line of stitches between two holes at its edges. */
export const stopFoot = style({
  position: "relative",
  alignItems: "baseline",
  marginInline: `-${space[3]}`,
  marginBlockStart: space[1],
  padding: `${space[2]} ${space[3]} 0`,
  borderBlockStart: `2px dashed ${color.lineStrong}`,
  "::before": {
    content: "",
    position: "absolute",
    insetBlockStart: `calc(-1px - ${HOLE} / 2)`,
    insetInlineStart: "-1px",
    width: `calc(${HOLE} / 2)`,
    height: HOLE,
    border: `1px solid ${color.line}`,
    borderInlineStartColor: color.paper,
    borderRadius: `0 ${HOLE} ${HOLE} 0`,
    background: color.paper,
  },
  "::after": {
    content: "",
    position: "absolute",
    insetBlockStart: `calc(-1px - ${HOLE} / 2)`,
    insetInlineEnd: "-1px",
    width: `calc(${HOLE} / 2)`,
    height: HOLE,
    border: `1px solid ${color.line}`,
    borderInlineEndColor: color.paper,
    borderRadius: `${HOLE} 0 0 ${HOLE}`,
    background: color.paper,
  },
  "@media": {
    print: {
      marginInline: 0,
      paddingInline: 0,
      borderBlockStart: `3px double ${color.lineStrong}`,
    },
  },
});
for (const hole of ["before", "after"])
  globalStyle(`${stopFoot}::${hole}`, { "@media": { print: { display: "none" } } });
/** Of all stops: across the width, below the end of the line. */
export const tripEnd = style({ marginBlockStart: space[3], fontWeight: 600 });

/** The shape of it in the corner of the answer. */
export const route = style({
  display: "block",
  flex: "none",
  width: 104,
  height: 78,
  "@media": { [from.columns]: { gridColumn: 2, gridRow: "1 / span 2" } },
});
globalStyle(`${route} > svg`, { display: "block", overflow: "hidden", borderRadius: radius.sm });
export const routeCounty = style({ fill: color.surface, stroke: color.lineStrong });
export const routeLine = style({
  fill: "none",
  stroke: color.leaf,
  strokeLinejoin: "round",
  "@media": { "(forced-colors: active)": { stroke: "CanvasText" } },
});
export const routeStart = style({ fill: color.pine, stroke: color.onPine });
export const routeDot = style({});
globalStyle(`${routeDot} > circle`, { fill: color.leaf });
globalStyle(`${routeDot} > text`, {
  fill: color.pine,
  fontSize: textSize.xs,
  fontWeight: 700,
  textAnchor: "middle",
});
