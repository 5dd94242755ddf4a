import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { radius, size, space, textSize } from "#design/tokens.ts";

export const group = style({ margin: 0, padding: 0, border: 0 });
globalStyle(`${group} legend`, { padding: 0, marginBlockEnd: space[2], fontWeight: 650 });

export const choices = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: size.target,
  paddingInline: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { borderColor: color.leaf, background: color.leafSoft },
    "&:has(:focus-visible)": { outline: `3px solid ${color.leaf}`, outlineOffset: "2px" },
  },
});
globalStyle(`${choice} input`, { accentColor: color.leaf, width: "1.125rem", height: "1.125rem" });
globalStyle(`${choice} input:focus-visible`, { outline: "none" });

export const note = style({
  marginBlockStart: space[1],
  color: color.inkQuiet,
  fontSize: textSize.sm,
});
