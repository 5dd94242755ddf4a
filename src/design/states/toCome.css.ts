import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { font, from, size, space, textLine, textSize, withStamps } from "../tokens.ts";

/** On the paper of the page: the deep ground is for what there is. Its drawing stands above the words, and beside them where there is room. */
export const toCome = style({
  display: "grid",
  gap: space[4],
  paddingBlock: space[4],
  overflowWrap: "anywhere",
  "@media": {
    [from.columns]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      alignItems: "center",
      gap: space[10],
      paddingBlock: space[6],
    },
  },
});

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
globalStyle(`${stepList} > li::marker`, { color: color.buckeye, fontWeight: 700 });

export const ways = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

/** Its room is kept before it comes; in very large type the words have it. */
export const picture = style({
  display: "none",
  "@media": {
    [withStamps]: { display: "grid", placeItems: "center", order: -1, height: "7.5rem" },
    [from.columns]: { placeItems: "center", order: 0, height: "auto", minHeight: "11rem" },
    print: { display: "none" },
  },
});
globalStyle(`${picture} svg`, {
  width: "auto",
  height: "7.5rem",
  "@media": {
    [from.columns]: { width: "100%", maxWidth: "22rem", height: "auto", maxHeight: "14rem" },
  },
});
