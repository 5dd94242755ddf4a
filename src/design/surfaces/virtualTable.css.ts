import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { from, space, textSize } from "../tokens.ts";

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
  overflowAnchor: "none",
});
globalStyle(`${table} :where(th, td)`, {
  padding: space[1],
  textAlign: "start",
  // A word is broken only where it alone is wider than the table.
  overflowWrap: "break-word",
});
globalStyle(`${table} :where(th, td)`, {
  "@media": { [from.wide]: { paddingInline: space[2] } },
});
globalStyle(`${table} :where(th, td):first-child`, { paddingInlineStart: 0 });
globalStyle(`${table} :where(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} tr[aria-rowindex]`, { borderBlockEnd: `1px solid ${color.line}` });
globalStyle(`${table} tbody > tr:hover`, { background: color.sunken });
