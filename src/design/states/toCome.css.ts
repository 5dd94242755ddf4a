import { globalStyle, style } from "@vanilla-extract/css";
import { ground } from "../surfaces/ground.css.ts";
import { color } from "../theme.css.ts";
import { font, from, radius, size, space, textLine, textSize, withStamps } from "../tokens.ts";

/** On the deep ground, with its drawing beside the words where there is room. */
export const toCome = style([
  ground,
  {
    position: "relative",
    display: "grid",
    gap: space[4],
    padding: space[4],
    borderRadius: radius.md,
    overflowWrap: "anywhere",
    "@media": {
      [from.columns]: {
        gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
        alignItems: "center",
        gap: space[10],
        padding: space[6],
      },
    },
  },
]);
globalStyle(`${toCome} :focus-visible`, { outlineColor: color.onPine });

export const words = style({
  fontFamily: font.heading,
  fontSize: textSize.xl,
  fontWeight: 640,
  lineHeight: textLine.xl,
  "@media": { [from.columns]: { fontSize: textSize["2xl"], lineHeight: textLine["2xl"] } },
});

export const stepList = style({
  display: "grid",
  gap: space[2],
  maxWidth: size.measure,
  marginBlock: space[3],
  paddingInlineStart: "1.25em",
});
globalStyle(`${stepList} > li::marker`, { color: color.goldenrod, fontWeight: 700 });

export const ways = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

/** On a phone beside the last button, and nowhere in very large type; beside the words where there is room. */
export const picture = style({
  display: "none",
  "@media": {
    [withStamps]: {
      display: "block",
      position: "absolute",
      insetBlockEnd: space[3],
      insetInlineEnd: space[4],
      height: "3.5rem",
    },
    [from.columns]: {
      position: "static",
      display: "grid",
      placeItems: "center",
      height: "auto",
      minHeight: "11rem",
    },
    print: { display: "none" },
  },
});
globalStyle(`${picture} svg`, {
  width: "auto",
  height: "100%",
  "@media": {
    [from.columns]: { width: "100%", maxWidth: "22rem", height: "auto", maxHeight: "14rem" },
  },
});
