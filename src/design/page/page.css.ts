import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { from, printSize, size, space, textSize } from "../tokens.ts";

export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: space[6],
  "@media": { print: { display: "block", fontSize: printSize.base } },
});

export const head = recipe({
  base: { display: "flex", flexDirection: "column" },
  variants: { dense: { true: {}, false: { gap: space[3] } } },
});

/** A third of the room that screens have above them is enough here. */
export const dense = style({
  gap: space[1],
  marginBlockStart: `-${space[5]}`,
  "@media": { [from.tablet]: { gap: space[2] } },
});

export const line = style({ display: "flex", alignItems: "center", minHeight: size.target });
/** The sign of the way back stands on the edge of the text below. */
globalStyle(`${line} > a:first-child`, { marginInlineStart: `-${space[3]}` });
export const after = style({
  display: "flex",
  marginInlineStart: "auto",
  marginInlineEnd: `-${space[2]}`,
});

export const title = recipe({
  base: { minWidth: 0, overflowWrap: "anywhere" },
  variants: {
    dense: {
      true: {
        fontSize: textSize.xl,
        "@media": { [from.tablet]: { fontSize: textSize["3xl"] } },
      },
      false: {
        fontSize: textSize["3xl"],
        "@media": { [from.tablet]: { fontSize: textSize["4xl"] } },
      },
    },
  },
});

export const lead = recipe({
  base: { maxWidth: size.measure, color: color.inkQuiet },
  variants: { dense: { true: { fontSize: textSize.sm }, false: { fontSize: textSize.lg } } },
});
