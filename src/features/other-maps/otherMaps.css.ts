import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { space } from "#design/tokens.ts";

export const head = style({ display: "flex", flexDirection: "column", gap: space[2] });

/** The link, and what is known of it. */
export const way = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space[2],
});
globalStyle(`${way} > a`, {
  maxWidth: "100%",
  paddingBlock: space[2],
  "@media": { print: { display: "block", minHeight: 0, padding: 0, border: 0 } },
});
/** Paper needs the address itself. */
globalStyle(`${way} > a::after`, {
  "@media": {
    print: { display: "block", content: "attr(href)", fontWeight: 400, overflowWrap: "anywhere" },
  },
});
globalStyle(`${way} > a > svg`, { flex: "none", "@media": { print: { display: "none" } } });
globalStyle(`${way} > p`, {
  color: color.inkQuiet,
  fontSize: "0.875rem",
  overflowWrap: "anywhere",
});

export const missing = style({ color: color.inkQuiet, fontStyle: "italic" });

export const sources = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.line}`,
});

export const note = style({ maxWidth: "44rem", color: color.inkQuiet });

export const onPaper = style({
  display: "none",
  "@media": { print: { display: "block", marginBlockEnd: space[5], fontSize: "18pt" } },
});

export const warning = style({ "@media": { print: { marginBlockEnd: space[5] } } });
