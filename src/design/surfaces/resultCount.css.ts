import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { space } from "../tokens.ts";

export const resultCount = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
  paddingBlockEnd: space[2],
  borderBlockEnd: `2px solid ${color.ink}`,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});

/** The head of a list: how many, and at the other end their order. */
export const listHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[3],
  borderBlockEnd: `2px solid ${color.ink}`,
});
globalStyle(`${listHead} > [role="status"]`, {
  flex: "1 1 6rem",
  minWidth: 0,
  border: 0,
  padding: 0,
});
/* The order takes the room that it needs, the count has the rest. */
globalStyle(`${listHead} > div`, { flex: "none", maxWidth: "100%" });
globalStyle(`${listHead} select`, {
  width: "auto",
  maxWidth: "100%",
  // As wide as the order in force, whose words stand at the end of the line, before the sign.
  fieldSizing: "content",
  textAlignLast: "end",
  paddingInlineEnd: 0,
  border: 0,
  background: "none",
  color: color.leaf,
  fontWeight: 600,
});
