import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { drawnSize, from, hovers, space, textSize } from "#design/tokens.ts";

/** Its name and what it smells of, beside the flower of the color that it has in every stamp. */
export const portrait = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[3],
});
/* Heading and flower are cells as the words are. */
globalStyle(`${portrait} > :first-child`, { display: "contents" });
globalStyle(`${portrait} > :first-child > :last-child`, {
  gridColumn: 2,
  gridRow: "1 / span 2",
  margin: 0,
});
globalStyle(`${portrait} > :last-child`, { gridColumn: 1 });

/** Where there is the most of it, and what a chemist says of it: beside it where there is room. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  "@media": {
    [from.wide]: { gridTemplateColumns: "minmax(0, 1fr) 23rem", alignItems: "start" },
    print: { display: "block" },
  },
});

/** Until its lists are there, what comes after them is out of sight, and does not move when they come. */
export const waitingCard = style({});
globalStyle(`${columns}:has(> ${waitingCard})`, {
  alignContent: "start",
  "@media": { screen: { minHeight: "100vh" } },
});

globalStyle(`${columns} > dl > div`, {
  "@media": { [from.wide]: { gridTemplateColumns: "7rem minmax(0, 1fr)" } },
});

export const groups = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  "@media": {
    [from.columns]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", rowGap: 0 },
  },
});
/** Two of them share their lines: rows beside each other are as tall, and end at one rule. A heading and three rows. */
export const group = style({
  display: "grid",
  gap: space[1],
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  "@media": {
    [from.columns]: {
      gridRow: "span 4",
      gridTemplateRows: "subgrid",
      rowGap: 0,
      marginBlockEnd: space[6],
    },
  },
});

export const ranking = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  listStyle: "none",
});
globalStyle(`${group} > ${ranking}`, {
  "@media": { [from.columns]: { gridRow: "2 / span 3", gridTemplateRows: "subgrid" } },
});

/** Beside a list of three it has as many. */
export const fewest = style({});
globalStyle(`${fewest} > :nth-child(n + 4)`, {
  "@media": { [from.columns]: { display: "none" } },
});

/** A list across both columns. */
export const wideGroup = style({
  display: "grid",
  gap: space[1],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.columns]: { gridColumn: "1 / -1", rowGap: 0, marginBlockEnd: space[6] } },
});
export const pairs = style({
  "@media": {
    [from.columns]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: space[6],
    },
  },
});

/** What products are ranked by, where other lists have the price. */
export const figure = style({ fontSize: drawnSize.price, lineHeight: 1.33 });

/** Two beside each other on a phone, one where type is very large, more where there is room. */
export const others = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
  columnGap: space[4],
  marginBlockEnd: space[2],
  listStyle: "none",
  "@media": {
    [from.columns]: { gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))" },
  },
});
export const tile = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: space[2],
  height: "100%",
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  fontSize: textSize.sm,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: "none",
  overflowWrap: "anywhere",
  "@media": { [hovers]: { ":hover": { background: color.sunken } } },
});
/** Nothing else says that one can tap it. */
export const tileName = style({
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
});
globalStyle(`${tile} small`, {
  display: "block",
  color: color.inkQuiet,
  fontSize: textSize.xs,
  fontWeight: 400,
});

export const neighbours = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[2],
});
globalStyle(`${neighbours} > :only-child[rel="next"]`, { marginInlineStart: "auto" });
