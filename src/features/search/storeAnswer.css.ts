import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { font, space, textLine, textSize } from "#design/tokens.ts";

/** In very large type what it is told by stands below its words. */
export const storeCell = style({ flexWrap: "wrap" });
export const storeWords = style({
  display: "grid",
  flex: "1 1 8rem",
  rowGap: "2px",
  minWidth: 0,
});

/** As stores are called on their own page. */
export const storeName = style({
  fontFamily: font.heading,
  fontSize: textSize.lg,
  fontWeight: 640,
  lineHeight: textLine.lg,
});

export const storeFacts = style({ color: color.inkQuiet, lineHeight: textLine.xs });
globalStyle(`${storeFacts} > *`, { fontSize: textSize.xs });

/** What it is told by, at the end. */
export const storePrice = style({
  display: "grid",
  flex: "none",
  maxWidth: "100%",
  justifyItems: "end",
  paddingInlineEnd: space[1],
});
globalStyle(`${storePrice} > b`, {
  fontFamily: font.heading,
  fontSize: textSize.xl,
  fontWeight: 640,
  lineHeight: textLine.xl,
  letterSpacing: "-0.01em",
});
globalStyle(`${storePrice} > small`, { fontSize: textSize.xs, lineHeight: textLine.xs });
