import { style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { radius, space } from "#design/tokens.ts";

export const list = style({
  display: "flex",
  flexDirection: "column",
  margin: 0,
  listStyle: "none",
});

export const entry = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  ":first-child": { borderBlockStart: "none", paddingBlockStart: 0 },
});

export const entryHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[2],
});

export const dealRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[3],
  paddingBlock: space[2],
});

export const dealText = style({
  display: "grid",
  justifyItems: "start",
  gap: space[1],
  overflowWrap: "anywhere",
});

export const dealPrice = style({
  display: "grid",
  justifyItems: "end",
  alignContent: "start",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});

/** Two fields beside each other; with large letters one below the other. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 8.5rem), 50% - ${space[3]}), 1fr))`,
  gap: space[3],
  alignItems: "start",
});

export const trouble = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  padding: space[3],
  borderRadius: radius.md,
  borderInlineStart: `4px solid ${color.danger}`,
  background: color.sunken,
  ":empty": { display: "none" },
});

export const alertBox = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  padding: space[4],
  border: `2px solid ${color.leaf}`,
  borderRadius: radius.lg,
  background: color.surface,
});

/** How many match is counted in a moment, in two lines at most on a phone: what is below does not move by it. */
export const roomForCount = style({ minHeight: "2lh" });
