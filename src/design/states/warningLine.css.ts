import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { size, textSize } from "../tokens.ts";

export const warningLine = style({
  maxWidth: size.measure,
  color: color.inkQuiet,
  fontSize: textSize.md,
});

/** One line, all of which a tap shows; on paper all of it stands. */
export const short = style({ color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${short} > summary`, {
  paddingBlock: "2px",
  overflow: "hidden",
  listStyle: "none",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  cursor: "pointer",
  "@media": { print: { whiteSpace: "normal" } },
});
globalStyle(`${short}[open] > summary`, { whiteSpace: "normal" });

/** Said before all else. */
export const oldMenu = style({ color: color.amber, fontWeight: 600 });
