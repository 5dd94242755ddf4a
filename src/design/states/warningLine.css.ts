import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { size, textSize } from "../tokens.ts";

export const warningLine = style({
  maxWidth: size.measure,
  color: color.inkQuiet,
  fontSize: textSize.md,
});

/** Two lines, all of which a tap shows; on paper all of it stands. */
export const short = style({ color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${short} > summary`, {
  paddingBlock: "2px",
  overflow: "hidden",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  listStyle: "none",
  lineHeight: 1.2,
  cursor: "pointer",
  "@media": { print: { display: "block" } },
});
globalStyle(`${short}[open] > summary`, { display: "block" });

/** Said before all else. */
export const oldMenu = style({ color: color.amber, fontWeight: 600 });
