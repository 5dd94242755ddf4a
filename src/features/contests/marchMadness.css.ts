import { globalStyle, style } from "@vanilla-extract/css";
import { focusRoom } from "#design/focusRoom.css.ts";
import { color } from "#design/theme.css.ts";
import { font, from, onPhone, radius, size, space, textLine, textSize } from "#design/tokens.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space[3],
});
globalStyle(`${head} > :first-child`, {
  flex: "1 1 8rem",
  minWidth: 0,
  overflowWrap: "anywhere",
});

/* On a phone the first matchup begins high up. */
globalStyle(`${head} > :first-child p`, {
  "@media": { [onPhone]: { fontSize: textSize.sm, lineHeight: textLine.sm } },
});

/** As high as its button, while it is not known who is signed in, too. */
export const gate = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: size.target,
});

/** Two lines beside a phone's button, which are no higher than it. */
export const held = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  color: color.amber,
  fontSize: textSize.sm,
  fontWeight: 650,
  lineHeight: 1.25,
});

export const contestTitle = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
});
globalStyle(`${contestTitle} > h2`, { fontSize: textSize.lg });

/** For those who do not see it; the year stands in the choice above. */
export const saidByChoice = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  clipPath: "inset(50%)",
  overflow: "hidden",
  whiteSpace: "nowrap",
});

/* There the tag begins the sentence that follows. */
globalStyle(`${contestTitle}:has(> ${saidByChoice})`, {
  float: "inline-start",
  marginInlineEnd: space[2],
});
/* No day of a date stands alone in the last line. */
globalStyle(`${head} > :first-child > p`, { textWrap: "pretty" });

/** At the end of the screen's own heading, on the edge of what is below. */
export const yearChoice = style({ flex: "none", width: "5.75rem", marginInlineEnd: space[2] });

export const rounds = style({
  display: "grid",
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[4],
  paddingBlockEnd: space[3],
});
globalStyle(`${rounds} span`, {
  display: "block",
  color: color.inkQuiet,
  fontVariantNumeric: "tabular-nums",
});

/** A certificate rather than a banner: the stamp of the one that won, and its name. */
export const champion = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
  maxWidth: size.measure,
  padding: space[4],
  borderRadius: radius.md,
  background: color.pine,
  color: color.onPine,
  "@media": {
    "(forced-colors: active)": { border: "1px solid" },
    print: { border: "3px double", background: "none", color: "inherit" },
  },
});
globalStyle(`${champion} > div`, { flex: "1 1 9rem", minWidth: 0 });
globalStyle(`${champion} a`, { color: "inherit" });
/* On the deep ground a button is an outline: one that is filled has the tones of paper. */
globalStyle(`${champion} > button`, {
  border: `1px solid ${color.onPine}`,
  background: "none",
  color: "inherit",
});
globalStyle(`${champion} > button:hover`, { textDecoration: "underline" });
export const laurel = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  color: color.goldenrod,
  fontWeight: 600,
  "@media": { print: { color: "inherit" } },
});
export const championName = style({
  fontFamily: font.heading,
  fontSize: textSize["2xl"],
  fontWeight: 640,
  lineHeight: textLine["2xl"],
  overflowWrap: "anywhere",
});

export const matchupList = style({
  display: "grid",
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const picks = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  overflowWrap: "anywhere",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
globalStyle(`${picks} small`, { display: "block", color: color.inkQuiet });

export const refused = style([
  focusRoom,
  {
    display: "grid",
    gap: space[1],
    maxHeight: "10rem",
    listStyle: "none",
    overflowY: "auto",
    overflowWrap: "anywhere",
  },
]);

/** That this one is over, and the way to the one that takes votes. */
export const other = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
