import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { textSize } from "../tokens.ts";

/** A price that is the lowest has a lozenge before its words: a whole ground of gold in each row of a list would be a wall. */
export const record = style({
  // In very large type its words take two lines beside it.
  display: "inline-flex",
  alignItems: "baseline",
  color: color.ink,
  fontSize: textSize.unit,
  fontWeight: 600,
  "::before": {
    content: "",
    flex: "none",
    boxSizing: "border-box",
    inlineSize: "0.5em",
    blockSize: "0.5em",
    marginInline: "0.1em 0.4em",
    // A ground would not be drawn in forced colours, a border is.
    border: `0.25em solid ${color.goldenrod}`,
    background: color.goldenrod,
    transform: "rotate(45deg)",
  },
});

/** All else that it says, as large as the facts beside it. */
export const past = style({ color: color.inkQuiet, fontSize: textSize.unit });
