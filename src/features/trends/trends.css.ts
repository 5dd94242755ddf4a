import { globalStyle, style } from "@vanilla-extract/css";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import {
  font,
  from,
  narrow,
  printSize,
  radius,
  size,
  space,
  textLine,
  textSize,
} from "#design/tokens.ts";

export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "center",
  justifyItems: "stretch",
  gap: space[2],
  "@media": {
    [from.columns]: { gridTemplateColumns: "14rem 10rem auto", justifyContent: "start" },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[3]}`,
  fontVariantNumeric: "tabular-nums",
});

/** The charts, one below the other; on a desk prices above all others, which stand in two columns. */
export const figures = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  "@media": {
    [from.wide]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: space[10],
      alignItems: "start",
    },
    print: { display: "block" },
  },
});
/** Its drawings have the whole width. */
export const allColumns = style({ "@media": { [from.wide]: { gridColumn: "1 / -1" } } });
/** As tall as the three beside it. */
export const threeRows = style({
  "@media": { [from.wide]: { gridColumn: 2, gridRow: "2 / span 3" } },
});

/** What leads on from a point, in a line that wraps. */
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[4],
});
globalStyle(`${ways} > a, ${ways} > button`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
});

/** The number that a chart comes to. */
export const figureNumber = style({
  fontFamily: font.heading,
  fontSize: textSize["3xl"],
  fontVariantNumeric: "tabular-nums",
  fontWeight: 640,
  letterSpacing: "-0.01em",
  lineHeight: textLine["3xl"],
  "@media": { print: { fontSize: printSize["2xl"] } },
});

/** Its room is kept before it comes: a title and, on a phone, two rows of two kinds. */
export const headlinePlace = style({
  minHeight: "15.75rem",
  marginBlockEnd: space[1],
  "@media": { [narrow]: { minHeight: "19.5rem" }, [from.columns]: { minHeight: "9.5rem" } },
});

/** What all of the screen comes to. */
export const headline = style([
  ground,
  {
    padding: `${space[3]} min(${space[4]}, 5vw)`,
    borderRadius: radius.md,
    fontVariantNumeric: "tabular-nums",
  },
]);
export const headlineTitle = style({
  fontFamily: font.heading,
  fontSize: textSize.lg,
  fontWeight: 640,
  lineHeight: textLine.lg,
});
/** What the figures are. */
export const headlineKey = style({
  marginBlockEnd: space[2],
  color: color.inkQuiet,
  fontSize: textSize.xs,
  lineHeight: textLine.xs,
});
export const headlineNote = style({
  marginBlockStart: space[2],
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
});

/** A kind each, beside each other. */
export const kinds = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7.25rem), 1fr))",
  gap: `${space[3]} ${space[2]}`,
  margin: `${space[2]} 0 0`,
  padding: 0,
  listStyle: "none",
});
export const kindCell = style({
  display: "grid",
  alignContent: "start",
  minWidth: 0,
  paddingInlineStart: space[2],
  borderInlineStart: `2px solid ${color.lineStrong}`,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  overflowWrap: "anywhere",
});
export const kindRange = style({ fontSize: textSize.xs });
globalStyle(`${kindCell} > strong`, {
  fontFamily: font.heading,
  fontSize: textSize.xl,
  fontWeight: 640,
  letterSpacing: "-0.01em",
  lineHeight: textLine.xl,
});
/** Which way it went: in words and by an arrow. */
export const kindChange = style({ fontWeight: 600 });

/** From one price to another: a line does not end at the dash. */
export const inOnePiece = style({ whiteSpace: "nowrap" });

/** Weeks of which there are too few for a drawing, the newest first. */
export const toldWeeks = style({
  flex: "1 0 100%",
  display: "grid",
  gap: space[2],
  listStyle: "none",
  fontSize: textSize.sm,
});

/** A line of its own above what can be opened. */
export const tooFew = style({ flex: "1 0 100%", color: color.inkQuiet, fontSize: textSize.sm });

/** After what can be opened. */
export const saveAs = style({ display: "flex", order: 1, margin: `0 -${space[3]}` });

export const strainLists = style({
  display: "grid",
  gap: space[1],
  fontSize: textSize.sm,
});

export const offers = style({
  maxWidth: size.measure,
  scrollMarginBlockStart: "6rem",
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderInlineStart: `4px solid ${color.leaf}`,
  background: color.surface,
  "@media": { print: { padding: 0, border: 0 } },
});
export const offersHead = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space[3],
});

/* It takes the focus for those who hear the page, as titles of screens do. */
globalStyle(`${offersHead} > :focus`, { outline: "none" });

export const offersTable = style({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${offersTable} :is(th, td)`, {
  paddingBlock: space[2],
  paddingInline: `0 ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: 400,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
});
globalStyle(`${offersTable} thead th`, { color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${offersTable} :is(th, td):last-child`, {
  paddingInline: 0,
  textAlign: "end",
  whiteSpace: "nowrap",
});
globalStyle(`${offersTable} a`, { display: "inline-block", paddingBlock: space[1] });
globalStyle(`${offersTable} small`, {
  display: "block",
  color: color.inkQuiet,
  fontSize: textSize.sm,
});

export const method = style({
  display: "grid",
  gap: space[1],
  maxWidth: size.measure,
  paddingInlineStart: "1.25em",
});
