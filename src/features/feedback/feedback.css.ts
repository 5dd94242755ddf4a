import { style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { radius, size, space } from "#design/tokens.ts";

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
