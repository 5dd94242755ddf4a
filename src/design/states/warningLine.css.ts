import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { size, textSize } from "../tokens.ts";

export const warningLine = style({
  maxWidth: size.measure,
  color: color.inkQuiet,
  fontSize: textSize.sm,
});

/** What matters most stands there whole, and the rest opens; on paper all of it stands. */
export const short = style({ color: color.inkQuiet, fontSize: textSize.sm, lineHeight: 1.2 });
globalStyle(`${short} > summary`, { cursor: "pointer" });
globalStyle(`${short}::details-content`, {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});

/** Said before all else. */
export const oldMenu = style({ color: color.amber, fontWeight: 600 });
