import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, onPhone, radius, space, textLine, textSize } from "#design/tokens.ts";
import { unfolded } from "#design/words/verdictStrip.css.ts";
import { edge, room } from "./productHead.css.ts";

/** Where words have room for two lines beside a drawing. */
const beside = "(min-width: 20rem)";
const verdictWidth = "16.5rem";
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
/* On a desk what unfolds it stands behind its words, and not an empty line away. */
globalStyle(`${pastStrip} > button`, {
  "@media": { [from.wide]: { width: "fit-content", maxWidth: "100%", columnGap: space[4] } },
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
