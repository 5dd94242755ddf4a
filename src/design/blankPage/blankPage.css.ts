import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { space } from "../tokens.ts";

const centred = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space[5],
  padding: space[4],
  textAlign: "center",
});
globalStyle(`${centred} h1`, { maxWidth: "24em", fontSize: "1.5rem" });

export const blankPage = recipe({
  base: centred,
  variants: { inShell: { true: { minHeight: "60vh" }, false: { minHeight: "100vh" } } },
});
