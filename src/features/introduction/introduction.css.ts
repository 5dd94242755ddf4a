import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { card } from "#design/surfaces/card.css.ts";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import { from, radius, size, space, textSize } from "#design/tokens.ts";

/** The contents stay in sight beside the parts as soon as there is room. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  alignItems: "start",
  "@media": {
    [from.docked]: { gridTemplateColumns: "minmax(0, 44rem) minmax(11rem, 1fr)", gap: space[10] },
    print: { display: "block" },
  },
});

export const contents = style({
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  "@media": {
    [from.docked]: {
      position: "sticky",
      insetBlockStart: "5rem",
      order: 1,
      padding: 0,
      paddingInlineStart: space[4],
      border: 0,
      borderInlineStart: `1px solid ${color.line}`,
      borderRadius: 0,
      background: "none",
    },
  },
});
globalStyle(`${contents} > h2`, { fontSize: textSize.base, marginBlockEnd: space[2] });

export const contentsList = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    // Two where two have room, also in large type.
    screen: { columns: "8.5rem 2", columnGap: space[4] },
    [from.docked]: { columns: 1 },
  },
});
globalStyle(`${contentsList} a`, {
  display: "flex",
  alignItems: "center",
  minHeight: size.target,
  breakInside: "avoid",
});

export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[10],
  "@media": { print: { display: "block" } },
});

export const part = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  scrollMarginBlockStart: "5rem",
  "@media": { print: { display: "block", marginBlockEnd: space[4] } },
});
globalStyle(`${part}:focus`, { outline: "none" });
globalStyle(`${part} > h2`, {
  breakAfter: "avoid",
});
globalStyle(`${part} > *`, { "@media": { print: { marginBlockEnd: space[2] } } });

/** The first of them, on the deep ground: above the contents, and as wide as both columns. */
export const site = style([
  ground,
  {
    position: "relative",
    padding: space[4],
    borderRadius: radius.md,
    "@media": { [from.columns]: { padding: space[6] }, print: { padding: 0 } },
  },
]);
/* Beside the state. */
globalStyle(`${site} > h2`, { "@media": { [from.docked]: { maxWidth: "40rem" } } });
globalStyle(`${site} a`, { color: "inherit" });
globalStyle(`${site} :focus-visible`, { outlineColor: color.onPine });
export const siteWords = style({
  display: "grid",
  gap: space[3],
  "@media": { [from.docked]: { maxWidth: "40rem" } },
});
export const sitePicture = style({
  display: "none",
  "@media": {
    [from.docked]: {
      display: "block",
      position: "absolute",
      insetBlock: space[4],
      insetInlineEnd: space[10],
      width: "18rem",
      pointerEvents: "none",
    },
    print: { display: "none" },
  },
});

export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[4],
});

/** The three ages: name and meaning, and between them how it looks. */
export const ages = style({ display: "grid", gap: space[3], margin: 0 });
globalStyle(`${ages} > div`, {
  display: "grid",
  gridTemplateColumns: "minmax(min-content, min(4.5rem, 24%)) minmax(0, 1fr)",
  columnGap: space[3],
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
});
globalStyle(`${ages} dt`, { fontWeight: 650 });
globalStyle(`${ages} dd`, { gridColumn: 2, margin: 0 });

/** Words and their meanings: below each other on a phone, else side by side. */
export const terms = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[4],
  margin: 0,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "9rem minmax(0, 1fr)", rowGap: space[2] },
    print: { gridTemplateColumns: "9rem minmax(0, 1fr)", rowGap: space[1] },
  },
});
globalStyle(`${terms} > dt`, { fontWeight: 650, fontVariantNumeric: "tabular-nums" });
globalStyle(`${terms} > dd`, {
  margin: 0,
  marginBlockEnd: space[3],
  breakInside: "avoid",
  "@media": { [from.tablet]: { marginBlockEnd: 0 }, print: { marginBlockEnd: 0 } },
});

/** A stamp beside what is said of it. */
export const stampExample = style({ display: "flex", gap: space[3], alignItems: "flex-start" });

export const ruleLines = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  margin: 0,
  paddingInlineStart: space[6],
  "@media": { print: { display: "block" } },
});
globalStyle(`${ruleLines} > li`, { breakInside: "avoid" });
globalStyle(`${ruleLines} > li::marker`, { fontWeight: 650, color: color.leaf });

export const status = style([card, { gap: space[3] }]);

export const statusLine = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    fontVariantNumeric: "tabular-nums",
    selectors: { "& + &": { marginBlockStart: space[2] } },
  },
  variants: {
    done: { true: { color: color.leaf, fontWeight: 600 }, false: { color: color.inkQuiet } },
  },
});

globalStyle(`${status} svg`, { flex: "none" });

export const devices = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "@media": {
    [from.columns]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    print: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const steps = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  margin: 0,
  marginBlockStart: space[2],
  paddingInlineStart: space[4],
});

export const halves = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  "@media": {
    [from.columns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    print: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
globalStyle(`${halves} h3`, { marginBlockEnd: space[2] });

/** Large enough to be read off one window and typed into another. */
export const movingCode = style({
  fontSize: textSize.lg,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "0.08em",
  userSelect: "all",
});

/** Many short lines that few read: in columns as wide as one of them. */
export const thirdParties = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  columnWidth: "17rem",
  columnGap: space[6],
  fontSize: textSize.sm,
  overflowWrap: "anywhere",
});
