import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { space, textSize } from "../tokens.ts";

export const verdictLine = recipe({
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space[2],
    maxWidth: "100%",
    fontSize: textSize.sm,
    fontWeight: 600,
  },
  variants: {
    tone: {
      good: { color: color.leaf },
      plain: { color: color.inkQuiet },
      warning: { color: color.amber },
    },
  },
});

export const sparkline = style({ flex: "none" });
globalStyle(`${sparkline} > path`, {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinejoin: "round",
});
globalStyle(`${sparkline} > circle`, { fill: "currentColor" });
