import { globalStyle, style } from "@vanilla-extract/css";
import { color, shadow } from "../theme.css.ts";
import { radius, size, space, textSize } from "../tokens.ts";

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

/** As large as a thumb, of which the line takes no more room than the sign; its words lie over the list. */
export const sign = style({
  flex: "none",
  marginBlock: `-${space[3]}`,
  marginInlineStart: `-${space[1]}`,
  "@media": { print: { flexBasis: "100%", marginBlock: 0 } },
});
globalStyle(`${sign} > summary`, {
  display: "grid",
  placeItems: "center",
  width: size.target,
  minHeight: size.target,
  // Beside the count, and no wider than a sign with a space before it.
  marginInlineEnd: `-${space[3]}`,
  color: color.inkQuiet,
  cursor: "pointer",
  listStyle: "none",
  "@media": { print: { display: "none" } },
});
globalStyle(`${sign} > summary::-webkit-details-marker`, { display: "none" });
globalStyle(`${sign}[open] > summary`, { color: color.leaf });
globalStyle(`${sign}::details-content`, {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});
export const signWords = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "calc(100% + 5px)",
  zIndex: 2,
  padding: space[3],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  boxShadow: shadow.covering,
  fontSize: textSize.sm,
  "@media": { print: { position: "static", border: 0, padding: 0, boxShadow: "none" } },
});

/** Said before all else. */
export const oldMenu = style({ color: color.amber, fontWeight: 600 });
