import { style } from "@vanilla-extract/css";
import { size } from "#design/tokens.ts";

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

export const sentList = style({ margin: 0, padding: 0, listStyle: "none" });
