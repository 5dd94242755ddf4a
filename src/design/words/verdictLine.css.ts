import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { radius, space, textSize } from "../tokens.ts";

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
      lowest: { color: color.ink },
      plain: { color: color.inkQuiet },
    },
  },
});

/** As with a marker, where a screen is about one price. */
export const marked = style({
  paddingInline: space[1],
  borderRadius: radius.sm,
  background: color.goldenrod,
  color: color.onGoldenrod,
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
