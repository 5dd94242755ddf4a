import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import { font, from, printSize, radius, space, textLine, textSize } from "#design/tokens.ts";
import { rowLinks } from "#design/words/rowLinks.ts";

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

/** The trip above, or beside a long list; alone on a desk its ways stand beside its stops. */
export const tripParts = recipe({
  base: { display: "grid", gap: space[4], minWidth: 0 },
  variants: {
    isWide: {
      true: {
        "@media": {
          [from.wide]: {
            gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
            columnGap: space[10],
            alignItems: "start",
          },
        },
      },
      false: {},
    },
  },
});

/** The answer: what the screen is about. It scrolls away, so that it never lies over the ways to choose from. */
export const tripSum = style([
  ground,
  {
    display: "grid",
    gap: space[1],
    padding: `${space[3]} ${space[4]}`,
    borderRadius: radius.md,
    fontSize: textSize.sm,
    lineHeight: textLine.sm,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
    "@media": { print: { padding: 0 } },
  },
]);

/** Where to go. */
export const tripWhere = style({ fontSize: textSize.lg, lineHeight: 1.3, fontWeight: 700 });

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
  fontSize: textSize["2xl"],
  lineHeight: textLine["2xl"],
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

/** A store's part of the receipt: what is bought there on lines, and below a double one what it comes to. */
export const tripStop = style({});
rowLinks(`${tripStop} a`);
globalStyle(`${tripStop} li > :last-child`, { color: color.ink, fontWeight: 700 });
/** Whether one would stand before a closed door, and the way there. */
export const tripWay = style({
  paddingBlockStart: space[1],
  color: color.inkQuiet,
  fontSize: textSize.sm,
});
globalStyle(`${tripWay}${tripWay} > a`, {
  color: color.leaf,
  textDecoration: "underline",
  display: "inline-block",
  paddingBlock: space[3],
  marginBlock: `-${space[3]}`,
});
/** Which of the stops it is, as on a map. */
export const tripStopHead = style({ display: "flex", alignItems: "baseline", gap: space[2] });
export const tripNumber = style({
  flex: "none",
  minWidth: "1.5em",
  paddingInline: space[1],
  borderRadius: radius.full,
  border: `1px solid ${color.lineStrong}`,
  fontSize: textSize.sm,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
export const tripTotal = style({
  display: "flex",
  justifyContent: "space-between",
  marginBlockStart: "-1px",
  paddingBlockStart: space[1],
  borderBlockStart: `3px double ${color.lineStrong}`,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${tripTotal} > span`, { color: color.inkQuiet });
