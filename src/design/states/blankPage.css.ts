import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { from, space, textSize } from "../tokens.ts";

const centred = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space[4],
  padding: space[4],
  textAlign: "center",
});
globalStyle(`${centred} h1`, {
  maxWidth: "24em",
  fontSize: textSize.xl,
  "@media": { [from.tablet]: { fontSize: textSize["2xl"] } },
});

export const blankPage = recipe({
  base: centred,
  variants: { inShell: { true: { minHeight: "60vh" }, false: { minHeight: "100vh" } } },
});
