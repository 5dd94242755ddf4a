import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { space, textSize } from "../tokens.ts";

/** An attribute tells how fresh, because the document itself corrects the ages of a first view. */
export const age = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  color: color.inkQuiet,
  fontSize: textSize.sm,
  fontVariantNumeric: "proportional-nums",
  selectors: {
    "&[data-freshness=ageing]": { color: color.amber, fontWeight: 500 },
    // What the list's head says of all of its rows, amber included.
    "&[data-said]:not([data-freshness=stale])": {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
    "&[data-freshness=stale]": { color: color.stale, fontStyle: "italic" },
  },
});
