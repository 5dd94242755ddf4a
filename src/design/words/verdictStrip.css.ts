import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { radius, size, space, textSize } from "../tokens.ts";

/** As tall as a thumb needs. Its words are read at once, so nothing of it is underlined. */
export const strip = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: space[1],
    minHeight: size.target,
    paddingBlock: space[1],
    paddingInline: space[3],
    borderRadius: radius.sm,
    fontSize: textSize.base,
    fontWeight: 700,
    lineHeight: 1.3,
    overflowWrap: "anywhere",
    textDecoration: "none",
    "@media": {
      "(forced-colors: active)": { border: "1px solid" },
      print: { minHeight: 0, padding: 0 },
    },
  },
  variants: {
    tone: {
      record: { background: color.goldenrod },
      good: { background: color.leafSoft },
      plain: { background: color.sunken },
    },
  },
});
/* The colour of links on whatever it stands would win. */
globalStyle(`${strip.classNames.base}${strip.classNames.base}`, { color: color.ink });
globalStyle(`${strip.classNames.variants.tone.record}${strip.classNames.base}`, {
  color: color.onGoldenrod,
});
globalStyle(`${strip.classNames.base} > svg`, {
  flex: "none",
  "@media": { print: { display: "none" } },
});

export const words = style({ minWidth: 0, textWrap: "pretty" });
/** The same words less loud: what holds of one store among several. */
export const where = style({ fontSize: textSize.sm, fontWeight: 500 });
