import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { from, onPhone, size, space, textSize, withStamps } from "#design/tokens.ts";

/** Wide enough, in letters, for a line that is cut. */
const inOneLine = "(min-width: 17.01rem)";
const inLargeType = "(max-width: 17rem)";

/** Wishes among what else is kept: a line each as on a kept store's card, whether the menus know of it or not. */
export const savedWishes = style({
  containerType: "inline-size",
  maxWidth: "40rem",
  listStyle: "none",
});
export const savedWish = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[3],
  minHeight: "3.5rem",
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.line}`,
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  ":last-child": { borderBlockEnd: 0 },
  "@media": { [withStamps]: { gridTemplateColumns: "32px minmax(0, 1fr) auto" } },
});
globalStyle(`${savedWish} > svg`, { gridRow: "1 / span 3" });
/** With a button at the end of each line, whose room is there before it is. */
export const withAction = style({
  selectors: { "&&": { gridTemplateColumns: "minmax(0, 1fr) auto auto" } },
  "@media": {
    [withStamps]: { selectors: { "&&": { gridTemplateColumns: "32px minmax(0, 1fr) auto auto" } } },
  },
});
export const savedAction = style({ display: "grid", minWidth: "4rem", minHeight: size.target });
globalStyle(`${savedWish} > svg`, {
  display: "none",
  "@media": { [withStamps]: { display: "block" } },
});
export const savedWords = style({ display: "grid", minWidth: 0 });
/* A thumb may miss the letters by a little: the link is taller than its line, the line is not. */
globalStyle(`${savedWords} > a`, {
  paddingBlock: space[3],
  marginBlock: `-${space[3]}`,
  fontWeight: 600,
});
rowLinks(`${savedWords} > a`);
export const savedPrice = style({ display: "grid", justifyItems: "end", textAlign: "end" });
globalStyle(`:is(${savedWords}, ${savedPrice}) > small`, {
  minHeight: "1lh",
  color: color.inkQuiet,
  fontSize: textSize.sm,
});
/** Below name and price, as wide as both: where it is, cut at its end, and how much of it and how old that is, which never are. */
export const savedLine = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[2],
  minHeight: "1lh",
  color: color.inkQuiet,
  fontSize: textSize.sm,
  "@media": { [withStamps]: { gridColumn: "2 / -1" } },
  // In very large type the second part stands below the first.
  "@container": { [inOneLine]: { flexWrap: "nowrap" } },
});
globalStyle(`${savedLine} > :first-child`, {
  minWidth: 0,
  "@container": {
    [inOneLine]: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  },
});
globalStyle(`${savedLine} > :last-child`, {
  flex: "none",
  "@container": { [inOneLine]: { whiteSpace: "nowrap" } },
});
/** Whose it is has a second line rather than no room. */
globalStyle(`${withAction}${withAction} > ${savedWords} > small`, {
  "@media": {
    // Its room is there before it is known.
    [onPhone]: { minHeight: "2lh" },
    [from.words]: { whiteSpace: "normal" },
  },
});
globalStyle(`:is(${savedWords} > a, ${savedWords} > small)`, {
  "@container": {
    [inOneLine]: {
      "@media": {
        [from.words]: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
      },
    },
  },
});
/* In very large type a name has the row, and its price stands below it. */
globalStyle(`${savedWish}:not(${withAction}) > :is(${savedWords}, ${savedPrice})`, {
  "@container": {
    [inLargeType]: {
      gridColumn: "1 / -1",
      justifyItems: "start",
      "@media": { [withStamps]: { gridColumn: "2 / -1" } },
    },
  },
});
/* Beside a button, too: the price and that have the next line. */
globalStyle(`${withAction} > ${savedWords}`, {
  "@container": {
    [inLargeType]: {
      gridColumn: "1 / -1",
      "@media": { [withStamps]: { gridColumn: "2 / -1" } },
    },
  },
});
globalStyle(`${withAction} > ${savedPrice}`, {
  "@container": {
    [inLargeType]: {
      gridColumn: "1 / -2",
      justifyItems: "start",
      textAlign: "start",
      "@media": { [withStamps]: { gridColumn: "2 / -2" } },
    },
  },
});
globalStyle(`${withAction} > ${savedAction}`, {
  "@container": { [inLargeType]: { gridColumn: "-2 / -1" } },
});
/* Beside a button a name is not cut either. */
globalStyle(`${withAction} > ${savedWords}${savedWords} > a`, { whiteSpace: "normal" });
