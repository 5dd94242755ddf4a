import { globalStyle, style } from "@vanilla-extract/css";
import { rowStamp } from "#design/drawings/rowStamp.css.ts";
import { ground } from "#design/surfaces/ground.css.ts";
import { color, shadow } from "#design/theme.css.ts";
import {
  font,
  from,
  printSize,
  radius,
  space,
  textLine,
  textSize,
  withStamps,
} from "#design/tokens.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { cells } from "./chooser.css.ts";

export const tripItems = style({
  display: "grid",
  gap: space[2],
  margin: 0,
  padding: 0,
  border: 0,
  "@media": {
    [from.columns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.wide]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

globalStyle(`${tripItems} > legend`, { padding: 0, fontWeight: 600 });

export const tripFields = style({
  display: "grid",
  gap: space[3],
  "@media": {
    [from.columns]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [from.wide]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const tripSettings = style({ display: "grid", gap: space[4] });

/** The answer, the way, and what both are made of. */
export const tripParts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  minWidth: 0,
});

/** The switch of ways, and right below it the answer of the one that is chosen. */
export const tripAnswer = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** The answer: what the screen is about. It scrolls away, so that it never lies over the ways to choose from. */
export const tripSum = style([
  ground,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "start",
    justifyContent: "space-between",
    gap: `${space[1]} ${space[3]}`,
    // In very large type the figure needs what the narrowest phone has.
    padding: `${space[3]} min(${space[4]}, 5vw)`,
    borderRadius: radius.md,
    fontSize: textSize.sm,
    lineHeight: textLine.sm,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
    "@media": {
      // The shape of the way stands beside all of it.
      [from.columns]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gridAutoFlow: "dense",
      },
      print: { display: "block", padding: 0 },
    },
  },
]);

/** Below the switch it is one piece with the way that is chosen. */
globalStyle(`${cells} + ${tripSum}`, {
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
});
/** What it comes to, across the width. */
export const tripWords = style({
  flex: "1 0 100%",
  display: "grid",
  gap: space[1],
  minWidth: 0,
  "@media": { [from.columns]: { gridColumn: 1 } },
});

/** Where to go, beside the shape of the way where both have room. */
export const tripWhere = style({
  flex: "1 1 9rem",
  minWidth: 0,
  fontFamily: font.heading,
  fontSize: textSize.lg,
  lineHeight: 1.25,
  fontWeight: 640,
});

/** Who sets out now may come too late. */
export const tripClosing = style({ color: color.amber, fontWeight: 600 });

/** What one gets and pays there. */
export const tripGoods = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[1],
  fontWeight: 600,
});
globalStyle(`${tripGoods} b`, {
  fontFamily: font.heading,
  fontSize: textSize["3xl"],
  letterSpacing: "-0.01em",
  lineHeight: textLine["3xl"],
  fontWeight: 640,
  "@media": { print: { fontSize: printSize.base } },
});

/** What is left for another day, with the way back. */
export const tripLater = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[3]}`,
});
globalStyle(`${tripLater} > p`, { flex: "1 1 10rem", minWidth: 0, fontSize: textSize.sm });

/** From where one goes, in one line with what changes it. */
export const tripFrom = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: `0 ${space[2]}`,
  fontSize: textSize.sm,
});
globalStyle(`${tripFrom} > :first-child`, { flex: "1 1 8rem", minWidth: 0, alignSelf: "center" });

/** A store's receipt: what is bought there on lines, and below where it would be torn off what it comes to. */
export const tripStop = style({
  position: "relative",
  padding: `${space[2]} ${space[3]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
  boxShadow: shadow.resting,
  "@media": { print: { padding: 0, border: 0, boxShadow: "none" } },
});
rowLinks(`${tripStop} a`);
/* Beside the line of the way a receipt has the words' room for small flowers. */
globalStyle(`${tripStop} .${rowStamp}`, { "@media": { [withStamps]: { width: "2.25rem" } } });
globalStyle(`${tripStop} .${rowStamp} > svg`, {
  "@media": { [withStamps]: { width: "2.25rem", height: "2.25rem" } },
});

/** What the trip does not get, in lines of name and reason. */
export const leftOutList = style({ margin: 0, padding: 0, listStyle: "none" });
globalStyle(`${leftOutList} > li`, {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[3],
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: textSize.sm,
});
globalStyle(`${leftOutList} > li > span`, { color: color.inkQuiet });
