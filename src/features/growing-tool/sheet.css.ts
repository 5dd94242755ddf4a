import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { color, shadow } from "#design/theme.css.ts";
import { font, printSize, radius, sheetColor, textSize } from "#design/tokens.ts";

/**
 * One Letter sheet between half-inch margins is 190.5 × 254 mm. Under the
 * head of 13 mm, ten boxes in five rows leave 46 mm a row with gaps of 1.5 mm; a box needs 7.5 mm
 * for its head and five lines of 7.1 mm, wide enough to write on by hand.
 */
const lineHeight = createVar();
const headHeight = createVar();

export const sheet = style({
  vars: { [lineHeight]: "28px", [headHeight]: "32px" },
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "0.5rem",
  maxWidth: "48rem",
  padding: "0.75rem",
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  background: sheetColor.paper,
  color: sheetColor.ink,
  boxShadow: shadow.resting,
  "@media": {
    print: {
      vars: { [lineHeight]: "7.1mm", [headHeight]: "7.5mm" },
      gap: "1.5mm 4mm",
      maxWidth: "none",
      height: "248mm",
      padding: 0,
      overflow: "hidden",
      border: 0,
      // Round corners would cut those of the first and the last box.
      borderRadius: 0,
      boxShadow: "none",
      gridTemplateRows: "13mm repeat(5, minmax(0, 1fr))",
      breakInside: "avoid",
    },
  },
});

/** Over the whole width; below it the almanac's double rule. */
export const sheetHead = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "space-between",
  columnGap: "0.625rem",
  minWidth: 0,
  height: "46px",
  "@media": { print: { height: "auto", columnGap: "3mm" } },
});
export const sheetRule = style({
  flex: "0 0 100%",
  height: "5px",
  borderBlock: `1px solid ${sheetColor.ink}`,
  borderBlockStartWidth: "2px",
});
globalStyle(`${sheetHead} > svg`, { flex: "none" });
globalStyle(`${sheetHead} > svg > path:nth-child(n)`, {
  fill: "none",
  stroke: sheetColor.ink,
  strokeWidth: 4,
});

export const sheetTitle = style({
  flex: "1 1 0",
  minWidth: 0,
  overflow: "hidden",
  fontFamily: font.heading,
  fontSize: textSize.xl,
  fontWeight: 640,
  lineHeight: 1.2,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { print: { fontSize: printSize["2xl"] } },
});

export const sheetMade = style({
  flex: "none",
  fontSize: textSize.xs,
  lineHeight: 1.3,
  textAlign: "end",
  "@media": { print: { fontSize: printSize["2xs"] } },
});

/** Its room is kept: a flower that comes later moves nothing. */
export const sheetStamp = style({ flex: "none", width: "40px", height: "40px" });

/* On paper, and on what is shown of it, a flower is lines alone. */
globalStyle(`${sheetStamp} > svg`, {
  display: "block",
  width: "100%",
  height: "100%",
  "@media": { print: { display: "block" } },
});
globalStyle(`${sheetStamp} > svg :is(path, circle):nth-child(n)`, {
  fill: sheetColor.paper,
  stroke: sheetColor.ink,
  strokeWidth: 1,
});

export const box = style({
  minWidth: 0,
  padding: "0 0.5rem 0.375rem",
  border: `1px solid ${sheetColor.ink}`,
  overflow: "hidden",
  "@media": { print: { padding: "0 2.5mm" } },
});

export const boxHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  columnGap: "0.5rem",
  minHeight: headHeight,
  "@media": { print: { flexWrap: "nowrap", height: headHeight } },
});

export const boxTitle = style({
  flex: "none",
  fontSize: textSize.sm,
  lineHeight: 1.3,
  "@media": {
    print: { fontSize: printSize.base },
  },
});

/** A heading with room behind it for a number or a date. */
export const when = style({
  flex: "1 1 0",
  minWidth: 0,
  borderBlockEnd: `1px solid ${sheetColor.rule}`,
  whiteSpace: "nowrap",
  fontSize: textSize.xs,
  lineHeight: 1.4,
  "@media": { print: { fontSize: printSize.xs } },
  selectors: { "&:last-child": { flexGrow: 1.7 } },
});

/** What is filled in already. */
export const whenValue = style({ marginInlineStart: "0.25rem", fontWeight: 650 });

/** Beside a title, about the whole sheet. */
export const remark = style({
  paddingBlockEnd: "0.2rem",
  fontSize: textSize.xs,
  lineHeight: 1.2,
  "@media": { print: { fontSize: printSize["2xs"] } },
});

export const line = style({ height: lineHeight, borderBlockEnd: `1px solid ${sheetColor.rule}` });

export const fact = style([
  line,
  { display: "flex", alignItems: "flex-end", gap: "0.375rem", lineHeight: 1.3 },
]);

export const factLabel = style({ flex: "none", fontSize: textSize.xs });

export const factValue = style({
  minWidth: 0,
  overflow: "hidden",
  fontWeight: 650,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const checkRow = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: "0.75rem",
  height: lineHeight,
});

/** An empty box to tick, with a line behind it for what is to be ticked off. */
export const checkbox = style({
  position: "relative",
  borderBlockEnd: `1px solid ${sheetColor.rule}`,
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 0,
    insetBlockEnd: "0.3rem",
    width: "1rem",
    height: "1rem",
    border: `1.5px solid ${sheetColor.ink}`,
    background: sheetColor.paper,
  },
});
