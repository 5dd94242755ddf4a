import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { radius, space, textLine, textSize } from "#design/tokens.ts";
import { phoneMap, SHEET_OVER, SHEET_OVER_PX } from "./maps.css.ts";

/** Along the map's lower edge, so high, in CSS pixels: the drawing ends above it. */
export const KEY_PX = 28;
/** The map with its key, which lies on its lower edge: on a phone above the head of the sheet. */
export const mapWithKey = style({
  position: "relative",
  vars: { "--map-foot": `${String(KEY_PX)}px` },
});
globalStyle(`${phoneMap} > ${mapWithKey}`, {
  vars: { "--map-foot": `${String(KEY_PX + SHEET_OVER_PX)}px` },
});
export const mapKey = style({
  position: "absolute",
  insetBlockEnd: 1,
  insetInline: 1,
  zIndex: 3,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  minHeight: `${String(KEY_PX)}px`,
  paddingInline: space[3],
  background: color.paper,
  color: color.inkQuiet,
  fontSize: textSize.unit,
  lineHeight: textLine.sm,
  "@media": { print: { display: "none" } },
});
globalStyle(`${phoneMap} ${mapKey}`, {
  insetBlockEnd: SHEET_OVER,
  insetInline: 0,
  columnGap: space[2],
  paddingInline: space[4],
  fontSize: textSize.xs,
});
globalStyle(`${mapKey} > span`, {
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[1],
});
/** A half of the mark of several stores, as the map has it, beside what it counts: nothing of it is to be pressed. */
export const keyPill = style({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });
globalStyle(`${keyPill} > span`, {
  paddingInline: "6px",
  border: `1px solid ${color.leaf}`,
  borderStartStartRadius: radius.full,
  borderEndStartRadius: radius.full,
  background: color.leaf,
  color: color.onLeaf,
  fontWeight: 650,
});
globalStyle(`${keyPill} > [data-is=all]`, {
  marginInlineStart: `-${space[1]}`,
  borderRadius: `0 ${radius.full} ${radius.full} 0`,
  background: color.surface,
  color: color.ink,
  fontWeight: 400,
});
/* As a mark of stores of which none has any. */
globalStyle(`${keyPill} > [data-is=none]`, {
  borderColor: color.inkQuiet,
  borderRadius: radius.full,
  background: color.surface,
  color: color.ink,
  fontWeight: 400,
});
globalStyle(`${mapKey} > [data-mark]::before`, {
  content: "",
  boxSizing: "border-box",
  width: "0.75em",
  height: "0.75em",
  border: `1.5px solid ${color.inkQuiet}`,
  borderRadius: radius.full,
});
globalStyle(`${mapKey} > [data-mark=rough]::before`, { borderStyle: "dashed" });
