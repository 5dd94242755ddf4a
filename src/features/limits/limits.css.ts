import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { belowTopBar } from "#design/sticky.css.ts";
import { ground } from "#design/surfaces/ground.css.ts";
import { foldMark } from "#design/surfaces/foldMark.ts";
import { color } from "#design/theme.css.ts";
import { font, from, onPhone, radius, size, space, textLine, textSize } from "#design/tokens.ts";

export const profile = style({ display: "grid", gap: space[2] });

/* Three chips beside each other on the smallest phone. */
globalStyle(`${profile} > p:empty`, { display: "none" });
globalStyle(`${profile} label`, { paddingInline: space[3] });

/** What is counted and the basket that it is counted of, and beside them what adds to it, as soon as there is room. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  alignItems: "start",
  "@media": {
    [from.docked]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: space[10],
    },
    print: { gap: space[4] },
  },
});

/** Where there are two columns, and height enough, the verdict stays above a long basket, and what adds to it beside it. */
export const staysInSight = style({
  "@media": {
    [`${from.docked} and (min-height: 800px)`]: {
      position: "sticky",
      insetBlockStart: belowTopBar,
      zIndex: 1,
      paddingBlockEnd: space[2],
      background: color.paper,
    },
  },
});

const verdictBase = style({
  display: "grid",
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderInlineStart: "4px solid",
  borderRadius: radius.sm,
  "@media": { print: { breakInside: "avoid" } },
});
export const verdict = styleVariants({
  ok: [verdictBase, { borderColor: color.leaf, background: color.leafSoft }],
  near: [verdictBase, { borderColor: color.amber, background: color.amberSoft }],
  over: [verdictBase, { borderColor: color.danger, background: color.dangerSoft }],
});
export const verdictHead = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontSize: textSize.lg,
  fontWeight: 700,
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${verdictHead} > svg`, { flex: "none" });
/** The same as a line and its note. */
export const quietVerdict = style({ display: "grid", gap: space[1] });
export const quietHead = style({ display: "flex", gap: space[2], fontSize: textSize.sm });
globalStyle(`${quietHead} > svg`, { flex: "none", color: color.leaf });

/** A phone begins with the figures; where there is more room they have a heading. */
export const quietHeading = style({});
globalStyle(`${quietHeading} > h2`, {
  "@media": {
    [onPhone]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});
/** What one may still buy is what the page is about. */
export const gauges = style([
  ground,
  {
    display: "grid",
    gap: space[3],
    padding: `${space[3]} ${space[4]} ${space[4]}`,
    borderRadius: radius.md,
    "@media": { print: { padding: 0 } },
  },
]);

/** The same ground before anything is bought: one figure, the packages that it is, and the other limit in a line. */
export const allowance = style([
  gauges,
  { gap: space[1], fontSize: textSize.sm, fontVariantNumeric: "tabular-nums" },
]);
globalStyle(`${allowance} > p`, { color: color.inkQuiet });
export const promised = style({});
globalStyle(`${allowance} > ${promised}`, { color: color.ink, fontSize: textSize.base });
globalStyle(`${promised} > b`, {
  fontFamily: font.heading,
  fontSize: textSize["3xl"],
  fontWeight: 640,
  lineHeight: textLine["3xl"],
  marginInlineEnd: space[1],
});
/** Each package an outline, as an empty place; each ounce by itself. */
export const ouncesDrawn = style({
  display: "flex",
  gap: space[2],
  paddingBlock: space[1],
});
export const ounceDrawn = style({
  flexBasis: 0,
  display: "grid",
  gap: "2px",
});
globalStyle(`${ounceDrawn} > i`, {
  height: "0.625rem",
  border: `1px solid ${color.leaf}`,
  borderRadius: "2px",
});
export const alsoPromised = style({
  marginBlockStart: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.line}`,
});
globalStyle(`${alsoPromised} > b`, {
  color: color.ink,
  fontFamily: font.heading,
  fontSize: textSize.lg,
  fontWeight: 640,
});

/** A box to tick, and in line with its words what that means. */
export const stricter = style({ display: "grid" });
export const afterTick = style({
  // The box, and its distance from its words.
  paddingInlineStart: `calc(1.25rem + ${space[3]})`,
});

/** Folded on a screen, and whole on paper. */
export const ruleFold = style({});
globalStyle(`${ruleFold} > details::details-content`, {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});
globalStyle(`${ruleFold} > details > summary`, { "@media": { print: { display: "none" } } });

/** A figure or statement with its source below it. */
export const ruled = style({
  display: "grid",
  gap: space[3],
  listStyle: "none",
});
globalStyle(`${ruled} > *`, {
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
});
globalStyle(`${ruled} > :last-child`, { borderBlockEnd: 0, paddingBlockEnd: 0 });
globalStyle(`${ruled} dd`, { margin: 0 });
globalStyle(`${ruled} dt`, { fontWeight: 600 });

export const plainList = style({ display: "grid", gap: space[2], listStyle: "none" });

/** A question that unfolds its answer. */
export const folded = style({});
globalStyle(`${folded} > summary`, {
  minHeight: size.target,
  paddingBlock: space[2],
  fontWeight: 600,
});
foldMark(folded);
globalStyle(`${folded} > :not(summary)`, { marginBlockEnd: space[2] });

export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  alignItems: "start",
  "@media": {
    [from.docked]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: space[10],
    },
  },
});
/* The first is as tall as the two beside it. */
globalStyle(`${cards} > :first-child`, { "@media": { [from.docked]: { gridRow: "1 / span 2" } } });
export const card = style({});
globalStyle(`${card} > h2`, { fontSize: textSize.lg });

export const supplyTable = style({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${supplyTable} :is(th, td)`, {
  paddingBlock: space[2],
  paddingInline: `0 ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
});
globalStyle(`${supplyTable} :is(th, td):not(:first-child)`, {
  paddingInline: `${space[3]} 0`,
  textAlign: "end",
  whiteSpace: "nowrap",
});
globalStyle(`${supplyTable} thead th`, { color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${supplyTable} tbody th`, { fontWeight: 400 });

export const lastWord = style({ "@media": { print: { marginBlockStart: space[4] } } });
