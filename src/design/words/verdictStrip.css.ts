import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { font, from, radius, size, space, textLine, textSize } from "../tokens.ts";

/** As tall as a thumb needs. Its words are read at once, so nothing of it is underlined. */
export const strip = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: space[1],
    width: "100%",
    minHeight: size.target,
    border: 0,
    paddingBlock: space[1],
    paddingInline: space[3],
    borderRadius: radius.sm,
    fontSize: textSize.base,
    fontWeight: 700,
    lineHeight: 1.3,
    overflowWrap: "anywhere",
    textAlign: "start",
    selectors: { "button&": { cursor: "pointer" } },
    "@media": {
      "(forced-colors: active)": { border: "1px solid" },
      print: { minHeight: 0, padding: 0 },
    },
  },
  variants: {
    isRecord: { true: { background: color.goldenrod }, false: { background: "none" } },
    // A thumb has the room above and below it.
    isQuiet: {
      true: {
        marginBlock: `-${space[2]}`,
        fontSize: textSize.sm,
        fontWeight: 500,
        "@media": { print: { marginBlock: 0 } },
      },
    },
  },
});
globalStyle(`${strip.classNames.base}${strip.classNames.base}`, { color: color.ink });
globalStyle(`${strip.classNames.variants.isRecord.true}${strip.classNames.base}`, {
  color: color.onGoldenrod,
});
globalStyle(`${strip.classNames.base} > svg`, {
  flex: "none",
  "@media": { print: { display: "none" } },
});

export const words = style({ minWidth: 0, textWrap: "pretty" });
globalStyle(`${strip.classNames.base}[aria-expanded="true"] > svg`, { rotate: "180deg" });
/** What it comes to, before what that rests on. */
export const word = style({
  display: "block",
  fontFamily: font.heading,
  fontSize: textSize.lg,
  lineHeight: textLine.lg,
  "@media": { [from.tablet]: { fontSize: textSize.xl, lineHeight: textLine.xl } },
});
/** Behind it, and quieter: until when. */
export const besideWord = style({
  fontFamily: font.text,
  fontSize: textSize.unit,
  fontWeight: 500,
  whiteSpace: "nowrap",
});
export const evidence = style({
  display: "block",
  fontSize: textSize.sm,
  fontWeight: 600,
  "@media": { [from.tablet]: { fontSize: textSize.base } },
});
/** What else is known of it, in a line of its own. */
export const more = style({ display: "block", fontSize: textSize.sm, fontWeight: 500 });
/** What it rests on, on the ground that it stands on. */
export const unfolded = style({
  display: "grid",
  gap: space[1],
  paddingBlock: space[2],
  paddingInline: space[3],
  fontSize: textSize.sm,
  overflowWrap: "anywhere",
  "@media": { print: { display: "none" } },
});
globalStyle(`${unfolded} a`, {
  display: "inline-block",
  paddingBlock: space[3],
  marginBlock: `-${space[2]}`,
});
