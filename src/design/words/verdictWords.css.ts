import { styleVariants, type StyleRule } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";

const lozenge = (look: { border: string }): StyleRule => ({
  // In very large type its words take two lines beside it.
  display: "inline-flex",
  alignItems: "baseline",
  "::before": {
    content: "",
    flex: "none",
    boxSizing: "border-box",
    inlineSize: "0.5em",
    blockSize: "0.5em",
    marginInline: "0.1em 0.4em",
    transform: "rotate(45deg)",
    ...look,
  },
});

/**
 * A price that is the lowest has a lozenge before its words: a whole ground of gold in each row of a list would be a wall.
 * Hollow, as a week that is not over is in the trends, where little stands behind it.
 */
export const sealed = styleVariants({
  // A ground would not be drawn in forced colours, a border is.
  gold: lozenge({ border: `0.25em solid ${color.goldenrod}` }),
  hollow: lozenge({ border: "1.5px solid currentColor" }),
});
