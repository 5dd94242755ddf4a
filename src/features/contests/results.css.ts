import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { from, radius, space, textSize } from "#design/tokens.ts";

export const results = style({
  display: "grid",
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [from.columns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[6] },
    print: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[2], columnGap: space[6] },
  },
});

export const entry = style({
  display: "grid",
  alignContent: "start",
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: "avoid",
  "@media": { print: { gap: 0, paddingBlockStart: space[1] } },
});

export const where = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
});

export const line = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: space[3],
    rowGap: space[1],
  },
  variants: { won: { true: { fontWeight: 650 }, false: {} } },
});

/** Beside very large type its figures stand in a line of their own. */
export const name = style({ flex: "1 1 8rem", minWidth: 0, overflowWrap: "anywhere" });
export const wonMark = style({
  display: "inline-block",
  marginInlineStart: space[1],
  color: color.leaf,
  verticalAlign: "text-bottom",
});
export const figures = style({ fontVariantNumeric: "tabular-nums", textAlign: "end" });

export const bar = style({
  flex: "0 0 100%",
  height: "0.5rem",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  background: color.sunken,
  overflow: "hidden",
});

export const fill = recipe({
  base: {
    display: "block",
    height: "100%",
    "@media": {
      "(forced-colors: active)": { background: "Highlight", forcedColorAdjust: "none" },
      print: { printColorAdjust: "exact" },
    },
  },
  variants: { won: { true: { background: color.leaf }, false: { background: color.lineStrong } } },
});
