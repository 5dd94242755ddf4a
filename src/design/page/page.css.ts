import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { from, printSize, size, space, textSize } from "../tokens.ts";

export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: space[6],
  "@media": { print: { display: "block", fontSize: printSize.base } },
});

export const head = style({ display: "flex", flexDirection: "column", gap: space[3] });

export const title = style({
  fontSize: textSize["3xl"],
  "@media": { [from.tablet]: { fontSize: textSize["4xl"] } },
});

export const lead = style({ maxWidth: size.measure, color: color.inkQuiet, fontSize: textSize.lg });
