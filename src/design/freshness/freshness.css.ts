import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { space, textSize } from "../tokens.ts";

export const age = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: space[1],
    fontSize: textSize.sm,
    fontVariantNumeric: "tabular-nums",
  },
  variants: {
    freshness: {
      fresh: { color: color.inkQuiet },
      ageing: { color: color.amber, fontWeight: 600 },
      stale: { color: color.stale, fontStyle: "italic" },
    },
  },
});
