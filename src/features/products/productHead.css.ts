import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import {
  drawnSize,
  font,
  from,
  onPhone,
  radius,
  size,
  space,
  textLine,
  textSize,
} from "#design/tokens.ts";
import { DOT, dots } from "#design/words/dots.ts";
import { unfolded } from "#design/words/verdictStrip.css.ts";

const stampSize = createVar();
/** So much of the stamp is beyond the edge of what it stands on. */
const bleed = createVar();
/** Of the largest figure, and of a smaller one in its place. */
const priceLineHeight = drawnSize.moment;
/** Where words have room for two lines beside a drawing. */
const beside = "(min-width: 20rem)";
const verdictWidth = "16.5rem";
/** As far as words stand from the edge of a phone. */
const edge = `min(${space[4]}, 5vw)`;
/** The head's own room below and beside it (`groundHead`), from a tablet on and on a phone. */
const room = { block: space[3], inline: space[4] } as const;

/**
 * A product's head as one piece: name and kind beside its stamp, which bleeds off the edge; then what it costs, as the largest
 * figure; in which size and where; whether that is little; and how it went, as the lower edge of all. On a desk the verdict
 * stands beside the price, before the stamp.
 */
export const piece = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  // What the stamp is higher than name and kind are is below them.
  gridTemplateRows: "auto 1fr auto",
  alignItems: "start",
  columnGap: space[2],
  containerType: "inline-size",
  // Words keep what ten letters need: in very large type that is all there is.
  vars: { [stampSize]: "clamp(0px, 100cqi - 12rem, 126px)", [bleed]: "18px" },
  "@media": {
    [from.tablet]: {
      gridTemplateRows: "auto auto 1fr auto",
      columnGap: space[4],
      vars: { [stampSize]: "clamp(0px, 100cqi - 12rem, 200px)", [bleed]: "24px" },
    },
    [from.wide]: {
      gridTemplateColumns: "minmax(0, 440px) minmax(0, 1fr) auto",
      columnGap: space[6],
      vars: { [stampSize]: "clamp(0px, 100cqi - 40rem, 240px)" },
    },
    print: { display: "block" },
  },
});
/** A name that would be four lines in the type of a short one. */
export const longName = style({});
globalStyle(`${piece}:not(${longName}) h1`, {
  "@media": { [onPhone]: { fontSize: drawnSize.name, lineHeight: textLine["2xl"] } },
});
globalStyle(`${piece} h1`, {
  textWrap: "pretty",
  "@media": { [from.wide]: { gridColumn: "1 / span 2" } },
});

export const stampPlace = style({
  width: `calc(${stampSize} - ${bleed})`,
  height: stampSize,
  // The price may begin beside its lowest leaves.
  marginBlock: `-${space[2]} -${space[10]}`,
  marginInlineEnd: `calc(-1 * ${edge})`,
  overflow: "clip",
  // Where it would be smaller than a finger, words have its room.
  "@container": { "(max-width: calc(12rem + 44px))": { display: "none" } },
  "@media": {
    [from.tablet]: { marginBlock: 0, marginInlineEnd: `-${room.inline}` },
  },
});
/* What can be tapped of it is what is seen of it. Its sign stands on the line of the words' end, as the switch below it does. */
globalStyle(`${stampPlace} > button > :last-child`, {
  insetInlineStart: `calc(${stampSize} - ${bleed} - ${edge} - 18px)`,
  insetInlineEnd: "auto",
  insetBlockEnd: "4px",
});
globalStyle(`${stampPlace} [data-stamp]`, { display: "block", width: stampSize, height: "auto" });

/** In the heading's first line, which begins behind it: the head is no taller for it. */
export const back = style({
  gridColumn: 1,
  gridRow: 1,
  justifySelf: "start",
  zIndex: 1,
  marginBlock: `calc((${textLine["2xl"]} - ${size.target}) / 2)`,
  marginInlineStart: `-${space[4]}`,
  "@media": { [from.tablet]: { display: "none" }, print: { display: "none" } },
});
globalStyle(`${longName} ${back}`, {
  marginBlock: `calc((${textLine.xl} - ${size.target}) / 2)`,
});
globalStyle(`${back} + h1`, {
  "@media": { [onPhone]: { gridColumn: 1, gridRow: 1, paddingInlineStart: space[6] } },
});
/* Heading and stamp are cells as all others are. */
globalStyle(`${piece} > :first-child`, { display: "contents" });
globalStyle(`${piece} > :first-child > :last-child`, {
  gridColumn: 2,
  gridRow: "1 / span 2",
  margin: 0,
  "@media": {
    [from.tablet]: { gridRow: "1 / span 3" },
    [from.wide]: { gridColumn: 3 },
  },
});

export const facts = style({
  marginBlockStart: space[2],
  color: color.inkQuiet,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  overflowWrap: "anywhere",
  "@media": { [from.tablet]: { gridColumn: 1 }, [from.wide]: { gridColumn: "1 / span 2" } },
});

/** The word goes along with what it is of, which breaks where a line is too short for it. */
export const strainFact = style({ display: "inline-block", maxWidth: "100%" });

/** With its icon, in words. */
export const kind = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  color: color.ink,
  fontWeight: 600,
  verticalAlign: "text-bottom",
});

/** The largest figures of the screen. */
export const bestPrice = style({});
globalStyle(`${bestPrice} strong`, {
  display: "inline-block",
  fontFamily: font.heading,
  fontSize: drawnSize.moment,
  fontWeight: 700,
  lineHeight: priceLineHeight,
  letterSpacing: "-0.01em",
});
/** A price of three figures before its point. */
export const longPrice = style({});
globalStyle(`${longPrice} strong`, {
  "@media": { [onPhone]: { fontSize: drawnSize.headline, lineHeight: priceLineHeight } },
});
/** Above the figure, in the room that is there without it. */
export const aboutWord = style({
  position: "absolute",
  insetBlockStart: "-0.5rem",
  color: color.inkQuiet,
  fontSize: textSize.xs,
  lineHeight: "0.75rem",
});
/** How much of it, and below that what a unit comes to: together as high as the price. */
export const besidePrice = style({
  display: "grid",
  flex: "1 1 5rem",
  alignSelf: "center",
  minWidth: 0,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
});
globalStyle(`${besidePrice} > bdi`, { fontWeight: 650 });
/** Before what the stamp reaches down to. */
export const bestOffer = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridColumn: "1 / -1",
  rowGap: space[1],
  marginBlockStart: space[3],
  overflowWrap: "anywhere",
  "@media": { [from.tablet]: { gridColumn: 1 } },
});
/** What it costs, for how much, and at the end with what. */
export const priceLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  columnGap: space[2],
  width: "100%",
  // Below the box is the room for what its tax is.
  marginBlockEnd: "1rem",
  fontSize: textSize.sm,
});
/** Below the price, which is of one of them: three beside each other on a phone. */
export const sizeChips = style({
  marginBlockEnd: space[1],
  "@media": { print: { display: "none" } },
});
globalStyle(`${sizeChips} > [role="radiogroup"]`, { "@media": { [onPhone]: { gap: space[1] } } });
globalStyle(`${sizeChips} label`, { "@media": { [onPhone]: { paddingInline: space[3] } } });
globalStyle(`${sizeChips} label:has(:focus-visible)`, { outlineColor: color.onPine });
/** Below the price, from edge to edge: the answer to whether it is a good one. */
export const pastStrip = style({
  gridColumn: "1 / -1",
  marginBlockStart: space[1],
  "@media": {
    [onPhone]: { marginBlockStart: 0 },
    [from.tablet]: { marginInline: `-${space[3]}` },
    // Its first line stands beside the price.
    [from.wide]: { gridColumn: 2, gridRow: 3, marginBlockStart: space[6] },
    print: { margin: 0 },
  },
});
globalStyle(`${pastStrip} > *`, {
  "@media": { [onPhone]: { paddingInline: `${edge} ${space[2]}`, borderRadius: 0 } },
});
/**
 * The verdict and how the price went: on a phone beside each other, the drawing as wide as the stamp above it, down to the
 * edge of the plate; where words would have too little room, and on what is wider, it is the whole lower edge.
 */
export const pastPart = style({
  display: "contents",
  "@media": {
    [onPhone]: {
      display: "grid",
      gridColumn: "1 / -1",
      gridTemplateColumns: "minmax(0, 1fr)",
      marginInline: `calc(-1 * ${edge})`,
    },
  },
  "@container": {
    [beside]: { "@media": { [onPhone]: { gridTemplateColumns: "minmax(0, 1fr) auto" } } },
  },
});
/** Less is no drawing. */
export const pastDrawn = style({
  "@container": { [beside]: { "@media": { [onPhone]: { minHeight: "5.25rem" } } } },
});
export const pastFoot = style({
  paddingInline: space[3],
  color: color.inkQuiet,
  fontSize: textSize.unit,
  lineHeight: textLine.sm,
});
/** How it went: the lower edge of the head. */
export const pastDrawing = style({
  gridColumn: "1 / -1",
  height: "4.75rem",
  minHeight: "max-content",
  marginBlockStart: space[1],
  overflow: "clip",
  "@media": {
    [onPhone]: { marginBlockEnd: `-${room.block}` },
    [from.tablet]: {
      marginInline: `-${room.inline}`,
      marginBlockEnd: `-${room.block}`,
      borderRadius: `0 0 ${radius.md} ${radius.md}`,
    },
    [from.wide]: { height: "96px" },
    print: { height: "5.5rem" },
  },
  "@container": {
    [beside]: {
      "@media": {
        [onPhone]: {
          gridColumn: 2,
          gridRow: "1 / span 4",
          width: `calc(100cqi + 2 * ${edge} - ${verdictWidth})`,
          maxWidth: "9rem",
          // As high as the words beside it.
          height: 0,
          minHeight: `calc(100% + ${room.block})`,
          marginBlockStart: 0,
          borderStartStartRadius: radius.md,
        },
      },
    },
  },
});
/* Words stand before the drawing, and what they unfold below both. */
globalStyle(`${pastPart} > ${pastStrip}`, {
  "@container": { [beside]: { "@media": { [onPhone]: { display: "contents" } } } },
});
globalStyle(`${pastPart} > ${pastStrip} > *`, {
  "@container": { [beside]: { "@media": { [onPhone]: { gridColumn: 1 } } } },
});
globalStyle(`${pastPart} > ${pastStrip} > ${unfolded}`, {
  "@container": {
    [beside]: { "@media": { [onPhone]: { gridColumn: "1 / -1", gridRow: 5 } } },
  },
});
/** Where it is, how old that is, until when: where it wraps, no dot hangs at the end of a line or begins one. */
export const bestLine = style({
  ...dots.line,
  lineHeight: textLine.sm,
  // A link at its beginning shows its focus.
  clipPath: `inset(-0.5rem 0 -0.5rem calc(${DOT} - 4px))`,
});
globalStyle(`${bestLine} > *`, dots.fact);
globalStyle(`${bestLine} > * > :is(time, small)`, {
  color: color.inkQuiet,
  fontSize: textSize.sm,
});
globalStyle(`${bestLine} > :not(:first-child)::before`, dots.beforeFact);
/* In very large type the price before stands above the one that holds. */
globalStyle(`${bestOffer} *`, { whiteSpace: "normal" });
/** What it costs elsewhere is not what the page is of: below the answer, and quiet. */
export const elsewhere = style({
  paddingInline: space[3],
  color: color.inkQuiet,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  overflowWrap: "anywhere",
  "@media": { print: { padding: 0 } },
});
/** Within reach it is as strong as what the price itself rests on. */
export const elsewhereNear = style([elsewhere, { color: color.ink, fontWeight: 600 }]);
/** What costs less today is the answer where the price itself has none. */
export const elsewhereFirst = style([
  elsewhere,
  { color: color.ink, fontSize: textSize.base, fontWeight: 700, lineHeight: 1.3 },
]);
globalStyle(`${elsewhereFirst} > small`, { fontSize: textSize.sm, fontWeight: 500 });
export const unitLine = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
});
