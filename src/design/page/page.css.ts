import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { printTitle } from "../printTitle/printTitle.css.ts";
import { color } from "../theme.css.ts";
import { from, printSize, size, space, textSize } from "../tokens.ts";

export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: space[6],
  "@media": { print: { display: "block", fontSize: printSize.base } },
});

export const head = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  "@media": {
    print: {
      display: "block",
      marginBlockEnd: space[3],
      // A screen with a title of its own for paper prints that one.
      selectors: { [`${page}:has(.${printTitle}) > &`]: { display: "none" } },
    },
  },
});

/** Half of the room that screens have above them is enough here. */
export const dense = style({ gap: space[2], marginBlockStart: `-${space[4]}` });

export const line = style({ display: "flex", alignItems: "center", gap: space[1] });
/* On paper there is no way back. */
globalStyle(`${line} > :not(h1)`, { "@media": { print: { display: "none" } } });

const onPaper = { fontSize: printSize["2xl"], lineHeight: 1.2 };

export const title = recipe({
  base: { minWidth: 0, overflowWrap: "anywhere" },
  variants: {
    dense: {
      true: {
        fontSize: textSize["2xl"],
        "@media": { [from.tablet]: { fontSize: textSize["3xl"] }, print: onPaper },
      },
      false: {
        fontSize: textSize["3xl"],
        "@media": { [from.tablet]: { fontSize: textSize["4xl"] }, print: onPaper },
      },
    },
  },
});

export const lead = style({
  maxWidth: size.measure,
  color: color.inkQuiet,
  fontSize: textSize.lg,
  "@media": { print: { fontSize: printSize.base } },
});
