import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { font, from, space, textLine, textSize } from "#design/tokens.ts";

const rowHeight = createVar();
const stampSize = createVar();
const flowerSize = createVar();

/** In very large type all the room there is is the words'. */
const CRAMPED = "(max-width: 15rem)";

const base = style({
  display: "grid",
  // Names, their stems, and what grows on them.
  gridTemplateColumns: "auto minmax(1.5rem, 1fr) auto",
  alignItems: "center",
  minWidth: 0,
  vars: { [flowerSize]: "clamp(88px, 100cqi - 14rem, 124px)" },
  "@container": { [CRAMPED]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  "@media": {
    [from.tablet]: { vars: { [flowerSize]: "144px" } },
    [from.docked]: { vars: { [flowerSize]: "192px" } },
    print: { gridTemplateColumns: "auto 4rem auto 1fr", vars: { [flowerSize]: "1.4in" } },
  },
});

/** As high together as a head has room for. */
export const tree = styleVariants(
  {
    few: { row: "52px", stamp: "44px", wide: ["84px", "68px"] },
    three: { row: "38px", stamp: "36px", wide: ["60px", "54px"] },
    many: { row: "30px", stamp: "28px", wide: ["46px", "42px"] },
  },
  ({ row, stamp, wide: [wideRow, wideStamp] }) => [
    base,
    {
      vars: { [rowHeight]: row, [stampSize]: stamp },
      "@media": {
        [from.tablet]: { vars: { [rowHeight]: wideRow ?? row, [stampSize]: wideStamp ?? stamp } },
      },
    },
  ],
);

export const parents = style({
  display: "grid",
  // Each as high as the others: stems begin in their middles.
  gridAutoRows: `minmax(${rowHeight}, 1fr)`,
  minWidth: 0,
  listStyle: "none",
});
globalStyle(`${parents} > li`, { display: "grid", minWidth: 0 });

export const parentRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[2],
  minWidth: 0,
  color: "inherit",
  fontSize: textSize.sm,
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: "none",
  "@media": { [from.tablet]: { fontSize: textSize.base, columnGap: space[3] } },
  // In very large type a name has its line.
  "@container": { [CRAMPED]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const parentName = style({
  minWidth: 0,
  overflowWrap: "anywhere",
  selectors: {
    [`a${parentRow}:hover &`]: { textDecoration: "underline" },
    [`a${parentRow} &`]: {
      textDecorationLine: "underline",
      textDecorationThickness: "1px",
      textUnderlineOffset: "0.22em",
    },
  },
});
export const parentFlower = style({
  width: stampSize,
  height: stampSize,
  "@container": { [CRAMPED]: { display: "none" } },
});
globalStyle(`${parentFlower} > svg`, {
  display: "block",
  width: "100%",
  height: "100%",
  "@media": { print: { display: "block" } },
});

export const stemsPlace = style({
  position: "relative",
  alignSelf: "stretch",
  "@container": { [CRAMPED]: { display: "none" } },
});
/** They reach below the flower that they bear. */
export const stems = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: `calc(100% + ${flowerSize} * 0.42)`,
  height: "100%",
  overflow: "visible",
  fill: "none",
  stroke: `color-mix(in oklab, ${color.onPine} 62%, ${color.pine})`,
  strokeWidth: 2,
  strokeLinecap: "round",
  "@media": {
    [from.tablet]: { strokeWidth: 2.5 },
    "(forced-colors: active)": { stroke: "CanvasText" },
    print: { stroke: "black", strokeWidth: 1 },
  },
});
export const stem = recipe({
  base: { vectorEffect: "non-scaling-stroke" },
  variants: { contested: { true: { strokeDasharray: "5 5" }, false: {} } },
});

/** Over the ends of its stems. */
export const flower = style({
  position: "relative",
  width: flowerSize,
  // Petals end before their drawing does.
  marginBlock: `calc((2 * ${rowHeight} - ${flowerSize}) / 2 - 4px)`,
  "@container": { [CRAMPED]: { display: "none" } },
  "@media": { [from.tablet]: { marginBlock: `-${space[1]}` }, print: { marginBlock: 0 } },
});
/** Of a strain whose parents nobody reports. */
export const flowerAlone = style({
  position: "relative",
  width: "clamp(0px, 100cqi - 11rem, 144px)",
  "@container": { [CRAMPED]: { display: "none" } },
  "@media": { [from.tablet]: { width: "184px" }, print: { width: "1.4in" } },
});
globalStyle(`:is(${flower}, ${flowerAlone}) [data-stamp]`, {
  display: "block",
  width: "100%",
  height: "auto",
});
/* On paper it is a drawing, and nothing to tap. */
globalStyle(`:is(${flower}, ${flowerAlone}) > button`, {
  "@media": { print: { display: "block" } },
});
globalStyle(`:is(${flower}, ${flowerAlone}) > button > :last-child`, {
  "@media": { print: { display: "none" } },
});

/** Below the tree what its labels have most of, and from what price it is sold, in the type of a price: two lines from the start. */
export const headLines = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  rowGap: space[1],
  minHeight: `calc(${textLine.sm} + ${space[1]} + ${textLine.lg})`,
});
export const terpeneLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  minHeight: textLine.sm,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
});
globalStyle(`${terpeneLine} a`, { paddingBlock: "2px" });
/** So high is a price that may come in its place. */
export const priceRoom = style({ minHeight: textLine.lg });
export const priceLine = style({
  justifySelf: "start",
  minHeight: textLine.lg,
  fontFamily: font.heading,
  fontSize: textSize.lg,
  fontWeight: 700,
  letterSpacing: "-0.01em",
  lineHeight: textLine.lg,
  fontVariantNumeric: "tabular-nums",
  textUnderlineOffset: "0.2em",
});
