import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";

export const option = style({
  // The hidden field of a chip lies in the chip, so that focusing it scrolls there.
  position: "relative",
  selectors: {
    "&:has(:focus-visible)": { outline: `3px solid ${color.leaf}`, outlineOffset: "2px" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&:has(:checked)": { outline: "2px solid Highlight" } },
    },
  },
});
