import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, size, space, textSize } from "#design/tokens.ts";

export const announcements = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  marginBlockEnd: space[6],
});

export const welcome = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  maxWidth: size.measure,
});

export const narrowHint = style({
  color: color.inkQuiet,
  "@media": { [from.docked]: { display: "none" } },
});

/** Tall enough from the start that the footer does not jump when the figures arrive. */
export const panel = style({
  display: "flex",
  flexDirection: "column",
  gap: space[5],
  minHeight: "100vh",
});

export const panelHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[2],
  paddingBlockEnd: space[2],
  borderBlockEnd: `2px solid ${color.ink}`,
});

export const waiting = style({
  display: "grid",
  justifyItems: "center",
  gap: space[6],
  paddingBlock: space[16],
});

/** Cards of very different heights stand best in columns, each kept whole. */
export const regions = style({
  columnGap: space[5],
  "@media": {
    [from.columns]: { columns: 2 },
    [from.wide]: { columns: 3 },
  },
});
globalStyle(`${regions} > *`, { breakInside: "avoid", marginBlockEnd: space[5] });

export const strainList = style({
  paddingInlineStart: "2em",
  fontVariantNumeric: "tabular-nums",
  "@media": { [from.columns]: { columns: 2, columnGap: space[12] } },
});
globalStyle(`${strainList} > li`, { breakInside: "avoid" });
globalStyle(`${strainList} > li::marker`, { color: color.inkQuiet });

export const strainRow = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: size.target,
  borderBlockEnd: `1px solid ${color.line}`,
});
globalStyle(`${strainRow} > :first-child`, { minWidth: 0, overflowWrap: "anywhere" });
globalStyle(`${strainRow} > a`, { flex: 1, paddingBlock: space[2] });

export const sectionHeading = style({ marginBlock: space[1] });

export const dealList = style({ listStyle: "none" });

export const dealEntry = style({
  display: "grid",
  gap: "2px",
  paddingBlock: space[2],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});

export const storeLine = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  overflowWrap: "anywhere",
});

export const productLine = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[3],
});
globalStyle(`${productLine} > :first-child`, { minWidth: 0, overflowWrap: "anywhere" });
/* A thumb may miss the letters by a little: the link is taller than its line, the line is not. */
globalStyle(`${productLine} > a`, { paddingBlock: space[3], marginBlock: `-${space[3]}` });

export const cost = style({ fontWeight: 700, fontVariantNumeric: "tabular-nums" });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[3],
  color: color.inkQuiet,
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
