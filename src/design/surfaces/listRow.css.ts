import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { size, space, textSize } from "../tokens.ts";

export const listRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[3],
  minHeight: size.target,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
  "@media": { print: { minHeight: 0, breakInside: "avoid" } },
});

/* A thumb may miss the letters by a little: the link is taller than its line, the line is not. */
globalStyle(`${listRow} > :first-child > a`, {
  display: "inline-block",
  paddingBlock: space[3],
  marginBlock: `-${space[3]}`,
  fontWeight: 600,
});

export const note = style({ display: "block", color: color.inkQuiet, fontSize: textSize.sm });

export const end = style({
  display: "grid",
  justifyItems: "end",
  gap: "2px",
  color: color.inkQuiet,
  fontSize: textSize.sm,
});
globalStyle(`${end} > b`, { color: color.ink, fontSize: textSize.base });
