import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { space, textLine, textSize } from "../tokens.ts";
import { rowLinks } from "../words/rowLinks.ts";

/** Its words are as wide as this, in letters of the size in force: the second line is one, whatever stands in it. */
const inOneLine = "(min-width: 17rem)";

export const storeRow = style({
  display: "flex",
  alignItems: "center",
  columnGap: space[3],
  minHeight: "4rem",
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
  "@media": { print: { minHeight: 0, breakInside: "avoid" } },
});
/* In very large type words need all the room there is. */
globalStyle(`${storeRow} > span:first-child`, {
  "@media": { "screen and (max-width: 15em)": { display: "none" }, print: { display: "none" } },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: space[1],
  containerType: "inline-size",
});

/** Beside very large type the figure at its end stands in a line of its own. */
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[2],
});
export const notes = style([
  line,
  { color: color.inkQuiet, fontSize: textSize.sm, lineHeight: 1.25 },
]);
globalStyle(`${line} > :first-child`, { flex: "1 1 8rem", minWidth: 0 });
/* A thumb may miss the letters by a little: what is tapped is taller than its line, the line is not. */
globalStyle(`${line} > :is(a, button)`, {
  paddingBlock: space[3],
  marginBlock: `-${space[3]}`,
  fontWeight: 650,
  textAlign: "start",
});
globalStyle(`${line} > button`, {
  paddingInline: 0,
  border: 0,
  background: "none",
  font: "inherit",
  fontWeight: 650,
  lineHeight: 1.25,
  cursor: "pointer",
});
rowLinks(`${line} > :is(a, button)`);

/* As tall and as wide before a price is known: nothing moves for it. */
export const priceEnd = style({
  minWidth: "min(5.5rem, 40vw)",
  whiteSpace: "nowrap",
  fontSize: textSize.lg,
  lineHeight: textLine.sm,
  textAlign: "end",
});
/* An empty box would stand on the line, a price hangs on it: a letter of no width makes the two alike. */
globalStyle(`${priceEnd}::before`, { content: '"\\200B"' });
globalStyle(`${priceEnd} > small`, {
  color: color.inkQuiet,
  fontSize: textSize.xs,
  fontWeight: 400,
});
/* A price that is held up to none beside it. */
globalStyle(`${priceEnd}[data-aside]`, { color: color.inkQuiet, fontWeight: 400 });
export const ofEnd = style({
  flex: "none",
  maxWidth: "100%",
  textAlign: "end",
  whiteSpace: "nowrap",
  fontSize: textSize.unit,
});
globalStyle(notes, {
  columnGap: space[3],
  "@container": { [inOneLine]: { flexWrap: "nowrap" } },
});
globalStyle(`:is(${notes}, ${priceEnd}) > time, ${ofEnd} > time`, {
  fontSize: textSize.unit,
  fontWeight: 400,
});

/** On a phone in two lines. */
export const keyLine = style({
  selectors: { "&&": { fontSize: textSize.xs, lineHeight: 1.3 } },
});

/** Pieces of a line, such as "closes" with its time, which do not break. */
export const pieces = style({
  display: "block",
  marginInlineStart: "-0.85em",
  "@container": { [inOneLine]: { display: "flex", whiteSpace: "nowrap" } },
});
globalStyle(`:has(> ${pieces})`, { overflow: "hidden" });
globalStyle(`${pieces} > *`, {
  display: "inline-block",
  position: "relative",
  paddingInlineStart: "0.85em",
});
globalStyle(`${pieces} b`, { color: color.ink, fontWeight: 600 });
globalStyle(`${pieces} > span`, { "@container": { [inOneLine]: { flex: "none" } } });
/** Of a town its begin does; whoever listens hears it whole. */
export const cutPiece = style({
  selectors: {
    [`${pieces} > &&`]: {
      "@container": {
        [inOneLine]: {
          flex: "0 1 auto",
          minWidth: "3em",
          overflow: "hidden",
          textOverflow: "ellipsis",
        },
      },
    },
  },
});
export const dot = style({ position: "absolute", insetInlineStart: "0.3em" });
