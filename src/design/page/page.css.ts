import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { from, printSize, size, space, textSize } from "../tokens.ts";

export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: space[6],
  "@media": { print: { display: "block", fontSize: printSize.base } },
});

export const head = style({ display: "flex", flexDirection: "column", gap: space[3] });

/** Half of the room that screens have above them is enough here. */
export const dense = style({ gap: space[2], marginBlockStart: `-${space[4]}` });

export const line = style({ display: "flex", alignItems: "center", gap: space[1] });

export const title = recipe({
  base: { minWidth: 0, overflowWrap: "anywhere" },
  variants: {
    dense: {
      true: {
        fontSize: textSize["2xl"],
        "@media": { [from.tablet]: { fontSize: textSize["3xl"] } },
      },
      false: {
        fontSize: textSize["3xl"],
        "@media": { [from.tablet]: { fontSize: textSize["4xl"] } },
      },
    },
  },
});

export const lead = style({ maxWidth: size.measure, color: color.inkQuiet, fontSize: textSize.lg });
