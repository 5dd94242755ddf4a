import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { textSize } from "../tokens.ts";

export const frame = style({
  position: "relative",
  selectors: {
    "&:has(:focus-visible)": { outline: `3px solid ${color.leaf}`, outlineOffset: "2px" },
  },
});
export const shown = style({ whiteSpace: "nowrap" });
export const arrow = style({ flex: "none", width: "1em", height: "1em", strokeWidth: 2.25 });

/** The field itself is what is tapped and focused; what one sees are its words. */
export const chooser = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  // Smaller than this a phone would magnify the page for it.
  fontSize: textSize.base,
  opacity: 0,
  cursor: "pointer",
});
