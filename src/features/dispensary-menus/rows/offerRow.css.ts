import { style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, space, textSize } from "#design/tokens.ts";

export const offerRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  // From here on there is room for the buttons beside the figures.
  "@media": { [from.tablet]: { position: "relative", paddingInlineEnd: "6.25rem" } },
});

export const details = style({
  display: "flex",
  flexDirection: "column",
  gap: "2px",
  minWidth: 0,
  overflowWrap: "anywhere",
});

/** A thumb may miss the letters by a little: the link is taller than its lines, the lines are not. */
export const productLink = style({
  alignSelf: "flex-start",
  paddingBlock: space[3],
  marginBlock: `-${space[3]}`,
  fontWeight: 650,
});
export const productName = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
});

export const quietLine = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
});

export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `2px ${space[2]}`,
});

export const rowPrice = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: "2px",
  textAlign: "end",
});

/** Below name and figures: how old they are, and what can be done. */
export const foot = style({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});

export const rowActions = style({
  display: "flex",
  flex: "none",
  // As tall as a thumb needs; the line is not.
  marginBlock: `-${space[2]}`,
  marginInlineEnd: `-${space[3]}`,
  "@media": {
    [from.tablet]: { position: "absolute", insetBlockStart: 0, insetInlineEnd: 0, margin: 0 },
  },
});

export const unitPrice = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
});
