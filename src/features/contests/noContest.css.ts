import { globalStyle, style } from "@vanilla-extract/css";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import { font, from, radius, space, textLine, textSize } from "#design/tokens.ts";

/** What is to come, on the deep ground, with its bracket beside it where there is room. */
export const awaited = style([
  ground,
  {
    display: "grid",
    gap: space[4],
    padding: space[4],
    borderRadius: radius.md,
    "@media": {
      [from.columns]: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 22rem)",
        alignItems: "center",
        gap: space[10],
        padding: space[6],
      },
    },
  },
]);
globalStyle(`${awaited} :focus-visible`, { outlineColor: color.onPine });

export const awaitedWords = style({
  fontFamily: font.heading,
  fontSize: textSize.xl,
  fontWeight: 640,
  lineHeight: textLine.xl,
  "@media": { [from.columns]: { fontSize: textSize["2xl"], lineHeight: textLine["2xl"] } },
});

export const awaitedSteps = style({
  display: "grid",
  gap: space[2],
  marginBlock: `${space[3]} ${space[4]}`,
  paddingInlineStart: "1.25em",
});
globalStyle(`${awaitedSteps} > li::marker`, { color: color.goldenrod, fontWeight: 700 });

export const awaitedBracket = style({
  width: "100%",
  height: "6.5rem",
  fill: "none",
  stroke: `color-mix(in oklab, ${color.onPine} 45%, transparent)`,
  strokeWidth: 1.5,
  "@media": {
    [from.columns]: { height: "auto" },
    print: { display: "none" },
    "(forced-colors: active)": { stroke: "CanvasText" },
  },
});
export const finalDot = style({
  fill: color.goldenrod,
  stroke: "none",
  "@media": { "(forced-colors: active)": { fill: "Highlight" } },
});
