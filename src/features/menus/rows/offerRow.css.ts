import { style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { font, space, textLine, textSize } from "#design/tokens.ts";

/** A finger that rests on a row opens its sheet, and selects no word of it. */
export const pressed = style({
  "@media": { "(pointer: coarse)": { WebkitUserSelect: "none", userSelect: "none" } },
});

export const productName = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
});

/** Before the first of each size, as its cell on the board has it. */
export const sizeHead = style({
  paddingBlockStart: space[3],
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  color: color.flower,
  fontFamily: font.heading,
  fontSize: textSize.base,
  fontWeight: 640,
  lineHeight: textLine.base,
});

export const sheetFacts = style({ overflowWrap: "anywhere" });
