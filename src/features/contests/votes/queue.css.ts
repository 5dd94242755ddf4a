import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import {
  font,
  from,
  onPhone,
  radius,
  size,
  space,
  textLine,
  textSize,
  withMouse,
} from "#design/tokens.ts";

/** A screen under fingers, which has no keys of its own; and one that is too narrow for a number that is no rank. */
const NO_KEYS = `(hover: none), (pointer: coarse), ${onPhone}`;

export const queue = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  maxWidth: size.measure,
  overflowWrap: "anywhere",
});

/** On a desk the round stands beside its matchup. */
export const bench = style({
  "@media": {
    [from.wide]: {
      display: "grid",
      gridTemplateColumns: `minmax(0, ${size.measure}) minmax(0, 1fr)`,
      columnGap: space[10],
      alignItems: "start",
    },
  },
});

export const roundList = style({ minWidth: 0 });
export const roundRows = style({ display: "grid", padding: 0, listStyle: "none" });
export const roundEntry = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  width: "100%",
  minHeight: "36px",
  padding: `${space[1]} ${space[3]}`,
  border: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  background: "none",
  color: color.ink,
  fontSize: textSize.sm,
  lineHeight: 1.25,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  ":hover": { background: color.surface },
  selectors: { "&[aria-current]": { background: color.leafSoft } },
  "@media": { "(pointer: coarse)": { minHeight: size.target } },
});
export const roundMark = style({ display: "inline-flex", color: color.leaf });

/** As high as a matchup, so that what stands below it does not come and go. */
export const queueRoom = style({ minHeight: "36rem" });

/** Which matchup it is, in one line where there is room. */
export const queueHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
});

/** How far one is, and beside it what makes it count. */
export const progress = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[2],
  flexBasis: "100%",
});

/** Above the bracket of a desk: each beside its stamp, and as high before it is there. */
export const aboveBracket = style({
  minHeight: "19rem",
  marginBlockEnd: space[3],
  "@media": { [from.wide]: { minHeight: "12rem" } },
});
globalStyle(`${aboveBracket} > ${queue}`, {
  gap: space[2],
  "@media": {
    [from.wide]: {
      gridTemplateColumns: `minmax(0, ${size.measure}) minmax(0, 1fr)`,
      columnGap: space[10],
      maxWidth: "none",
    },
  },
});
/* Where there is room what is said of the two stands beside them. */
globalStyle(`${aboveBracket} > ${queue} > :nth-child(n + 3)`, {
  "@media": { [from.wide]: { gridColumn: 2 } },
});

/** Side by side, as they meet; in very large type one above the other. */
export const choices = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  gap: space[3],
});

export const choice = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    // Each line of one stands beside the same of the other: stamp, name, seed and three facts.
    gridTemplateRows: "subgrid",
    gridRow: "span 6",
    alignItems: "start",
    justifyItems: "start",
    gap: space[1],
    padding: space[3],
    border: `2px solid ${color.line}`,
    borderRadius: radius.md,
    background: color.surface,
    color: color.ink,
    textAlign: "start",
    cursor: "pointer",
    // After a tap what comes under the finger would look chosen.
    "@media": { [withMouse]: { ":hover": { borderColor: color.lineStrong } } },
    // As it is for those who may vote: what it takes stands above.
    ":disabled": { borderColor: color.line, cursor: "default" },
  },
  variants: {
    picked: { true: { borderColor: color.leaf, background: color.leafSoft } },
  },
});

/** The stamp in the middle, and what a vote puts on it. */
export const picture = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  width: "100%",
});
globalStyle(`${picture} > svg`, { width: "min(100%, 8.5rem)", height: "auto" });

export const choiceName = style({
  maxWidth: "100%",
  fontFamily: font.heading,
  fontSize: textSize.lg,
  fontWeight: 640,
  lineHeight: 1.2,
  overflowWrap: "anywhere",
  "@media": { [from.tablet]: { fontSize: textSize.xl } },
});

/** Its room is there before they are: three facts, of which the first two often take two lines. */
export const choiceFacts = style({
  display: "grid",
  gridTemplateRows: "subgrid",
  gridRow: "span 3",
  gap: space[1],
  minHeight: "7.5rem",
  color: color.inkQuiet,
  fontSize: textSize.sm,
  lineHeight: 1.4,
});

/** With the key at its end: below the name, which needs all of its own line. */
export const seedLine = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space[2],
  width: "100%",
});

/** Looks like the key, where there are keys: beside what it votes for. */
export const digit = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "1.5rem",
  height: "1.5rem",
  border: `1px solid ${color.line}`,
  borderBlockEndWidth: "2px",
  borderRadius: radius.sm,
  color: color.inkQuiet,
  fontFamily: font.text,
  fontSize: textSize.xs,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  "@media": { [NO_KEYS]: { display: "none" } },
});

const slideOn = keyframes({
  from: { transform: "translate(60%, -60%) rotate(16deg)", opacity: 0 },
  to: { transform: "rotate(-8deg)", opacity: 1 },
});

/** A postmark, a little aslant, which slides on. */
export const voted = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  width: "3rem",
  height: "3rem",
  border: `2px solid ${color.onPine}`,
  borderRadius: radius.full,
  outline: `2px solid ${color.pine}`,
  background: color.pine,
  color: color.onPine,
  transform: "rotate(-8deg)",
  "@media": {
    "(prefers-reduced-motion: no-preference)": { animation: `${slideOn} 300ms ease-out` },
  },
});

/** What is said of the vote, or to be done before it, and at the other end the way on: as high as its buttons. */
export const said = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: size.target,
});
globalStyle(`${said} > :first-child`, { flex: "1 1 9rem", minWidth: 0 });
/* Where it says nothing the buttons have the line. */
globalStyle(`${said} > p:empty`, { flexBasis: 0, marginInlineEnd: `-${space[3]}` });

/** What was voted last: its room, three lines, is there before, so that nothing moves at a vote. */
export const lastVote = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: `calc(3 * ${textLine.sm})`,
  color: color.inkQuiet,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
});
/* Still there for those who listen. */
globalStyle(`${lastVote} > p:empty`, { marginInlineEnd: `-${space[3]}` });

/** Where there are keys. */
export const keysHint = style({ "@media": { [NO_KEYS]: { display: "none" } } });

const besideStamp = `${aboveBracket} ${choice.classNames.base}`;
globalStyle(besideStamp, {
  display: "grid",
  gridTemplateColumns: "6rem minmax(0, 1fr)",
  gridTemplateRows: "auto auto 1fr",
  gridRow: "auto",
  columnGap: space[4],
  rowGap: 0,
});
globalStyle(`${besideStamp} > ${picture}`, { gridRow: "1 / -1", alignSelf: "center" });
globalStyle(`${besideStamp} > ${choiceFacts}`, {
  gridRow: "auto",
  gridTemplateRows: "none",
  alignContent: "start",
  gap: 0,
  minHeight: "5.5rem",
});
globalStyle(`${aboveBracket} ${choices}`, { "@media": { [from.wide]: { gridRow: "2 / span 3" } } });
