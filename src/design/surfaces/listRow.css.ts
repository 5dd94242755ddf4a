import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { rowLinks } from "../words/rowLinks.ts";
import { size, space, textSize } from "../tokens.ts";

export const listRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  minHeight: size.target,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
  "@media": { print: { minHeight: 0, breakInside: "avoid" } },
});

/** Beside very large type the figures stand in a line of their own. */
export const words = style({ flex: "1 1 8rem", minWidth: 0 });

/* A thumb may miss the letters by a little: the link is taller than its line, the line is not. */
globalStyle(`${words} > a`, {
  display: "inline-block",
  paddingBlock: space[3],
  marginBlock: `-${space[3]}`,
  fontWeight: 600,
});

rowLinks(`${words} > a`);

export const note = style({ display: "block", color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${note} b`, { color: color.ink });

export const end = style({
  display: "grid",
  marginInlineStart: "auto",
  justifyItems: "end",
  gap: "2px",
  color: color.inkQuiet,
  fontSize: textSize.sm,
});
globalStyle(`${end} > b`, { color: color.ink, fontSize: textSize.base });
