import { style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { space } from "#design/tokens.ts";

export const waitingList = style({
  display: "flex",
  flexDirection: "column",
  margin: 0,
  padding: 0,
});

export const waitingEntry = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  listStyle: "none",
  overflowWrap: "anywhere",
  ":first-child": { borderBlockStart: "none", paddingBlockStart: 0 },
});
