import { globalStyle, style } from "@vanilla-extract/css";
import { color, shadow } from "../theme.css.ts";
import { foldMark } from "../surfaces/foldMark.ts";
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
});
/* What opens says so at its end: at its head the sign would look like a list's. */
foldMark(short, true);
globalStyle(`${short}::details-content`, {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});

/** A few short things, each in a line of its own. */
export const points = style({ paddingInlineStart: space[4], paddingBlock: space[1] });

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
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[6]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  boxShadow: shadow.covering,
  fontSize: textSize.sm,
  "@media": { print: { position: "static", border: 0, padding: 0, boxShadow: "none" } },
});

/** Said before all else. */
export const oldMenu = style({ color: color.amber, fontWeight: 600 });
