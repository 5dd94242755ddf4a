import { style } from "@vanilla-extract/css";
import { ground } from "#design/surfaces/ground.css.ts";
import { font, radius, space, textLine, textSize } from "#design/tokens.ts";

export const sum = style([
  ground,
  {
    flex: "1 0 100%",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${space[1]} ${space[4]}`,
    maxWidth: "56rem",
    padding: `${space[2]} ${space[4]}`,
    borderRadius: radius.md,
    "@media": { print: { padding: 0 } },
  },
]);

export const sumWords = style({
  flex: "1 1 9rem",
  minWidth: 0,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  fontVariantNumeric: "tabular-nums",
});

export const sumFigure = style({
  display: "block",
  fontFamily: font.heading,
  fontSize: textSize["2xl"],
  fontWeight: 640,
  lineHeight: textLine["2xl"],
});

/** Beside the figure, as words. */
export const sumCount = style({
  fontFamily: font.text,
  fontSize: textSize.base,
  fontWeight: 600,
});

/** What may not be bought on one day is no sum of one. */
export const sumOver = style({ display: "block", fontWeight: 600 });
