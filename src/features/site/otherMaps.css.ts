import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { space, textSize } from "#design/tokens.ts";

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
  fontSize: textSize.sm,
  overflowWrap: "anywhere",
});

export const missing = style({ color: color.inkQuiet, fontStyle: "italic" });

export const warning = style({ "@media": { print: { marginBlockEnd: space[4] } } });
