import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { radius, size, space, textSize } from "#design/tokens.ts";

export const groupHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
  fontVariantNumeric: "tabular-nums",
});

export const lines = style({ listStyle: "none" });

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  breakInside: "avoid",
  "@media": { print: { paddingBlock: "2px" } },
});
export const lineText = style({
  display: "grid",
  gap: "2px",
  justifyItems: "start",
  "@media": {
    print: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space[3] },
  },
});
globalStyle(`${lineText} small`, {
  color: color.inkQuiet,
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
});

export const stepper = style({
  display: "flex",
  alignItems: "center",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  "@media": { print: { border: 0, "::before": { content: "×" } } },
});
export const quantity = style({
  width: "2.75rem",
  minHeight: size.target,
  padding: 0,
  border: 0,
  background: "none",
  fontVariantNumeric: "tabular-nums",
  fontWeight: 600,
  textAlign: "center",
  appearance: "textfield",
  "::-webkit-inner-spin-button": { appearance: "none", margin: 0 },
  "@media": { print: { minHeight: 0 } },
});

export const handForm = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: space[3],
  alignItems: "end",
});
export const formAndQuantity = style({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
  gap: space[3],
  alignItems: "end",
});
export const wholeRow = style({ gridColumn: "1 / -1" });
export const withUnit = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 4.5rem",
  gap: space[2],
  alignItems: "end",
});
export const problem = style([wholeRow, { color: color.danger, fontWeight: 600 }]);

export const addButton = style({
  position: "relative",
  selectors: { '&[data-in-basket="true"]': { background: color.leafSoft, color: color.leaf } },
});
export const addCount = style({
  position: "absolute",
  insetBlockStart: "2px",
  insetInlineEnd: "2px",
  minWidth: "1.125rem",
  paddingInline: "3px",
  borderRadius: radius.full,
  background: color.leaf,
  color: color.onLeaf,
  fontSize: textSize.xs,
  fontVariantNumeric: "tabular-nums",
  lineHeight: "1.125rem",
  textAlign: "center",
});

/** A toast is dark where the page is light: its link takes the toast's colour. */
export const toastLink = style({ color: "inherit", fontWeight: 600 });
