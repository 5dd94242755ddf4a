import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, radius, space } from "#design/tokens.ts";

export const bar = style({ display: "flex", flexDirection: "column", gap: space[3] });

/** Two columns of cards that are as high as they are. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: space[5],
  "@media": {
    [from.docked]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    print: { display: "block" },
  },
});

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
  scrollMarginBlockStart: "5rem",
  ":target": { borderColor: color.leaf },
  "@media": {
    print: { breakInside: "avoid", border: 0, padding: 0, marginBlockEnd: space[6] },
  },
});

export const tags = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const points = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
});

export const uncertain = style({
  padding: space[3],
  borderInlineStart: `4px solid ${color.amber}`,
  borderRadius: radius.sm,
  background: color.amberSoft,
});

export const sources = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.line}`,
});

export const note = style({ color: color.inkQuiet });

export const callButton = style({ paddingBlock: space[2] });
globalStyle(`${callButton} > svg`, { flex: "none" });
/** A number to dial stays on one line. */
export const unbroken = style({ whiteSpace: "nowrap" });

export const onPaper = style({
  display: "none",
  "@media": { print: { display: "block", marginBlockEnd: space[5] } },
});
globalStyle(`${onPaper} > h1`, { fontSize: "18pt", marginBlockEnd: space[1] });
