import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { font, from, printSize, radius, size, space, textLine, textSize } from "#design/tokens.ts";

export const years = style({ paddingBlock: space[2] });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[4]}`,
  color: color.inkQuiet,
  fontSize: textSize.sm,
});

/** Entries of an almanac: on rules, in columns where there is room. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[6]} ${space[6]}`,
  listStyle: "none",
  "@media": {
    [from.columns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    print: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[4] },
  },
});
globalStyle(`${cards} > li`, { display: "grid", minWidth: 0 });

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto auto 1fr",
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.lineStrong}`,
  overflowWrap: "anywhere",
  "@media": { print: { breakInside: "avoid" } },
});
export const cardTitle = style({ color: color.buckeye, fontSize: textSize.base });

export const figure = recipe({
  base: {
    fontFamily: font.heading,
    fontWeight: 640,
    letterSpacing: "-0.01em",
    "@media": { print: { fontSize: printSize["2xl"] } },
  },
  variants: {
    /** Goldenrod under it, as under every lowest price. */
    isLowest: {
      true: {
        justifySelf: "start",
        padding: `${space[1]} ${space[2]}`,
        borderRadius: radius.sm,
        background: color.goldenrod,
        color: color.onGoldenrod,
        "@media": { print: { padding: 0, background: "none", color: "inherit" } },
      },
      false: {},
    },
    long: {
      true: { fontSize: textSize["2xl"], lineHeight: textLine["2xl"] },
      false: { fontSize: textSize["3xl"], lineHeight: textLine["3xl"] },
    },
  },
});

/** The figure, and the stamp of the strain that it is. */
export const headline = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
globalStyle(`${headline} > p`, { minWidth: 0, overflowWrap: "anywhere" });

export const foot = style({
  display: "grid",
  justifyItems: "start",
  alignContent: "end",
  gap: space[1],
});
/** At the end of the line. */
export const share = style({ marginInlineStart: "auto" });
/** On the screen it is folded away, on paper nothing can be opened. */
export const method = style({ fontSize: textSize.sm });
globalStyle(`${method} > p`, {
  display: "none",
  "@media": { print: { display: "block" } },
});

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[4],
  width: "100%",
});
globalStyle(`${ways} > a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
});
