import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { size, textSize } from "../tokens.ts";

export const warningLine = style({
  maxWidth: size.measure,
  color: color.inkQuiet,
  fontSize: textSize.sm,
});

/** What matters most stands there whole, and the rest opens; on paper all of it stands. */
export const short = style({ color: color.inkQuiet, fontSize: textSize.unit, lineHeight: 1.25 });
globalStyle(`${short} > summary`, {
  display: "block",
  width: "fit-content",
  cursor: "pointer",
  listStyle: "none",
});
globalStyle(`${short} > summary::-webkit-details-marker`, { display: "none" });
/* What opens says so by its sign at the end: at its head one would look like a list's. */
globalStyle(`${short} > summary::after`, {
  content: "",
  display: "inline-block",
  width: "0.5em",
  height: "0.5em",
  marginInlineStart: "0.5em",
  marginBlockEnd: "0.125em",
  borderBlockEnd: "1.5px solid",
  borderInlineEnd: "1.5px solid",
  rotate: "45deg",
  "@media": { print: { display: "none" } },
});
globalStyle(`${short}[open] > summary::after`, { rotate: "-135deg", marginBlockEnd: "-0.125em" });
globalStyle(`${short}::details-content`, {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});

/** Said before all else. */
export const oldMenu = style({ color: color.amber, fontWeight: 600 });
