import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { font, radius, space, textSize } from "../tokens.ts";

export const tag = recipe({
  base: {
    display: "inline-block",
    maxWidth: "100%",
    paddingInline: space[2],
    borderRadius: radius.sm,
    // Also in a heading, whose letters are others.
    fontFamily: font.text,
    fontSize: textSize.sm,
    fontWeight: 600,
    lineHeight: 1.55,
    overflowWrap: "anywhere",
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  },
  variants: {
    tone: {
      good: { background: color.leafSoft, color: color.leaf },
      plain: { background: color.sunken, color: color.inkQuiet },
      warning: { background: color.amberSoft, color: color.amber },
      flower: { background: color.flowerSoft, color: color.flower },
      vape: { background: color.vapeSoft, color: color.vape },
      edible: { background: color.edibleSoft, color: color.edible },
      extract: { background: color.extractSoft, color: color.extract },
    },
  },
});
