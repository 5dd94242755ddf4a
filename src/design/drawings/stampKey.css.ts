import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { radius, size, space } from "../tokens.ts";

/** A stamp that is tapped: nothing is seen of the button but the sign in its corner. */
export const stampButton = style({
  position: "relative",
  display: "block",
  width: "100%",
  minWidth: size.target,
  minHeight: size.target,
  padding: 0,
  border: 0,
  borderRadius: radius.md,
  background: "none",
  color: color.inkQuiet,
  cursor: "pointer",
  // What stands around it may cut it off.
  ":focus-visible": { outlineOffset: "-3px" },
  "@media": { print: { display: "none" } },
});
/** It lies on the place of no petal. */
export const sign = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  width: "18px",
  height: "18px",
  borderRadius: radius.full,
  background: color.surface,
});

export const picture = style({
  display: "grid",
  justifyItems: "center",
  gap: space[2],
  fontWeight: 600,
  textAlign: "center",
  overflowWrap: "anywhere",
});

export const petals = style({ listStyle: "none" });
export const petal = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) minmax(40%, auto)",
  alignItems: "center",
  columnGap: space[2],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${petal} > :last-child`, { display: "grid", textAlign: "end" });
