import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { font, from, radius, size, space, textSize } from "#design/tokens.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space[3],
});
globalStyle(`${head} > :first-child`, { flex: "1 1 8rem", minWidth: 0, overflowWrap: "anywhere" });

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

export const yearChoice = style({ flex: "none", width: "6.5rem" });

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

/** A certificate rather than a banner. */
export const champion = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
  maxWidth: size.measure,
  padding: space[6],
  borderRadius: radius.md,
  background: color.pine,
  color: color.onPine,
  "@media": {
    "(forced-colors: active)": { border: "1px solid" },
    print: { border: "3px double", background: "none", color: "inherit" },
  },
});
globalStyle(`${champion} > div`, { flex: 1, minWidth: 0 });
globalStyle(`${champion} :is(a, small)`, { color: "inherit" });
export const laurel = style({
  flex: "none",
  color: color.goldenrod,
  "@media": { print: { color: "inherit" } },
});
export const championName = style({
  fontFamily: font.heading,
  fontSize: textSize.xl,
  fontWeight: 600,
  lineHeight: 1.2,
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

export const refused = style({
  display: "grid",
  gap: space[1],
  maxHeight: "10rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowY: "auto",
  overflowWrap: "anywhere",
});
