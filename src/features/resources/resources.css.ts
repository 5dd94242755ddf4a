import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { radius, space } from "#design/tokens.ts";

export const bar = style({ display: "flex", flexDirection: "column", gap: space[3] });

export const tags = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

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
