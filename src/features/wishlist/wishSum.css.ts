import { globalStyle, style } from "@vanilla-extract/css";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import { font, radius, space, textLine, textSize } from "#design/tokens.ts";

export const sum = style([
  ground,
  {
    maxWidth: "56rem",
    marginBlockStart: space[2],
    // In very large type the figure needs what the narrowest phone has.
    padding: `${space[2]} min(${space[4]}, 5vw)`,
    borderRadius: radius.md,
    "@media": { print: { padding: 0 } },
  },
]);

/** The figure with how many it is for. */
export const sumLine = style({
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
});

export const sumFigure = style({
  fontFamily: font.heading,
  fontSize: textSize["2xl"],
  fontWeight: 640,
  lineHeight: textLine["2xl"],
});

/** Below it: where, in a line of its own. */
export const sumStore = style({
  fontWeight: 650,
  lineHeight: textLine.sm,
  overflowWrap: "anywhere",
});

/* On paper 20 wishes have one page: all of it is one line there. */
globalStyle(`:is(${sumLine}, ${sumStore})`, {
  "@media": { print: { display: "inline", marginInlineEnd: space[2] } },
});

/** And what else it may come to, and what is not in it: one small line. */
export const sumWords = style({
  fontSize: textSize.unit,
  lineHeight: textLine.sm,
  "@media": { print: { display: "inline" } },
});

/** What may not be bought on one day is no sum of one. */
export const sumOver = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
  color: color.amber,
});
globalStyle(`${sumOver} > svg`, { flex: "none", width: "1.125em", height: "1.125em" });
globalStyle(`${sumOver} > strong`, { fontWeight: 600 });
/* As large as a thumb, in the height of its line. */
globalStyle(`${sumOver} > a`, {
  color: "inherit",
  paddingBlock: space[3],
  paddingInline: space[2],
  marginBlock: `-${space[3]}`,
  marginInlineStart: `-${space[2]}`,
});
