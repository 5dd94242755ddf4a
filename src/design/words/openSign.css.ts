import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";

/** One piece: among words that wrap it stays with none of them. */
export const openSign = style({
  display: "inline-block",
  selectors: {
    "&[data-closing]": { color: color.amber, fontWeight: 600 },
  },
});
