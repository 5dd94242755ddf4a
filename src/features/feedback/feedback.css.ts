import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, radius, size, space, textSize } from "#design/tokens.ts";

/** What is written, and beside it, where there is room, what becomes of it. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  alignItems: "start",
  "@media": {
    [from.wide]: { gridTemplateColumns: "minmax(0, 1fr) 23rem", columnGap: space[10] },
  },
});

/** Beside what one came for: quiet. The deep ground is for what a page is about. */
export const expectation = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  borderRadius: radius.md,
  background: color.sunken,
});
globalStyle(`${expectation} > h2`, { fontSize: textSize.lg });
globalStyle(`${expectation} > ul`, {
  display: "grid",
  gap: space[2],
  paddingInlineStart: space[4],
  fontSize: textSize.sm,
});

/** No wider than one reads with ease. */
export const form = style({ maxWidth: size.measure });

/** Off the screen rather than hidden: programs look for what is hidden. */
export const honeypot = style({
  position: "absolute",
  insetInlineStart: "-999rem",
  width: "1px",
  height: "1px",
  overflow: "hidden",
});

/** In the form's place, and as wide. */
export const receipt = style({
  maxWidth: size.measure,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  overflowWrap: "anywhere",
});

export const sentList = style({ margin: 0, padding: 0, listStyle: "none" });
