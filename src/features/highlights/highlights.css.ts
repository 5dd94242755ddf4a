import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { ground } from "#design/surfaces/ground.css.ts";
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

/** Entries of an almanac: on rules, in two or three columns where there is room. The last line is as full as the others. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[6]} ${space[6]}`,
  listStyle: "none",
  "@media": {
    [from.columns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    // Of six, a card takes two, and three where two stand in a line.
    [from.wide]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    print: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[4] },
  },
});
globalStyle(`${cards} > li`, {
  display: "grid",
  minWidth: 0,
  "@media": { [from.wide]: { gridColumn: "span 2" } },
});
/* The first has a line of its own. */
globalStyle(`${cards} > li:first-child:not(:nth-last-child(2))`, {
  "@media": { [from.columns]: { gridColumn: "1 / -1" } },
});
/* One is left over of pairs. */
globalStyle(`${cards} > li:last-child:nth-child(even)`, {
  "@media": { [from.columns]: { gridColumn: "1 / -1" }, [from.wide]: { gridColumn: "span 2" } },
});
/* Two are left over of threes, or one, which the line before shares with it. */
globalStyle(
  `${cards} > li:is(:nth-child(3n+2):nth-last-child(2), :nth-child(3n):last-child, :nth-child(3n+2):nth-last-child(4), :nth-child(3n):nth-last-child(3), :nth-child(3n+1):nth-last-child(2), :nth-child(3n+2):last-child)`,
  { "@media": { [from.wide]: { gridColumn: "span 3" } } },
);
/* Two are a pair. */
globalStyle(
  `${cards} > :is(li:first-child:nth-last-child(2), li:nth-child(2):nth-child(2):last-child)`,
  {
    "@media": {
      [from.columns]: { gridColumn: "auto" },
      [from.wide]: { gridColumn: "span 3" },
    },
  },
);

const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto auto 1fr",
  gap: space[2],
  overflowWrap: "anywhere",
  "@media": { print: { breakInside: "avoid" } },
});

export const card = recipe({
  base: [entry],
  variants: {
    isSetPiece: {
      true: [
        ground,
        {
          padding: `${space[3]} ${space[4]}`,
          borderRadius: radius.md,
          "@media": {
            [from.wide]: { padding: space[6] },
            print: { padding: 0, borderBlockStart: `1px solid ${color.lineStrong}` },
          },
        },
      ],
      false: {
        paddingBlockStart: space[3],
        borderBlockStart: `1px solid ${color.lineStrong}`,
      },
    },
  },
});
/** What it is about, and at the end of the line, its sign on the edge of the column, the way to hand it on. */
export const cardHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[2],
  marginBlock: `-${space[1]}`,
  marginInlineEnd: `-${space[3]}`,
});
export const cardTitle = style({ color: color.buckeye, fontSize: textSize.base });

/** A name as its figure is a way, too: ruled as thin as words are. */
const figureLink = style({});
globalStyle(`${figureLink} a`, {
  color: "inherit",
  textDecorationThickness: "2px",
  textUnderlineOffset: "0.12em",
});

export const figure = recipe({
  base: [
    figureLink,
    {
      fontFamily: font.heading,
      fontWeight: 640,
      letterSpacing: "-0.01em",
      "@media": { print: { fontSize: printSize["2xl"] } },
    },
  ],
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
/* On the deep ground as large as the piece is. */
globalStyle(`${ground} > ${headline} > p`, {
  "@media": { screen: { fontSize: textSize["3xl"], lineHeight: textLine["3xl"] } },
});
/* Beside the name the flower stands at the right, and stays there where a long name needs the line. */
globalStyle(`${ground} > ${headline}:has(> svg) > p`, { flex: "1 1 4.5em" });
globalStyle(`${headline} > svg`, { marginInlineStart: "auto" });
globalStyle(`${ground} > ${headline} > svg`, {
  "@media": { [from.wide]: { width: "160px", height: "160px" } },
});
globalStyle(`${headline} > p`, { minWidth: 0, overflowWrap: "anywhere" });

/** One line, or two where a card leads to more; what is opened has its own. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "end",
  gap: `${space[1]} ${space[4]}`,
});
/** On the screen it is folded away, on paper nothing can be opened. */
export const method = style({ fontSize: textSize.sm });
globalStyle(`${method}:has(details[open])`, { flex: "1 0 100%" });
globalStyle(`${method} > p`, {
  display: "none",
  "@media": { print: { display: "block" } },
});

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[4],
  flex: "1 1 auto",
});
/** What else a card speaks of, below how it was counted. */
export const others = style({ display: "flex", flexWrap: "wrap", columnGap: space[4] });
globalStyle(`:is(${ways}, ${others}) > a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
});
