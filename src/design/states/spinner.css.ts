import { keyframes, style } from "@vanilla-extract/css";
import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { space } from "../tokens.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
const breathe = keyframes({ "50%": { opacity: 0.4 } });

export const box = style({
  display: "inline-flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[3],
});

export const ring = recipe({
  base: {
    display: "block",
    borderStyle: "solid",
    borderRadius: "50%",
    animation: `${turn} 0.9s linear infinite`,
    "@media": {
      "(prefers-reduced-motion: reduce)": { animation: `${breathe} 2s ease-in-out infinite` },
    },
  },
  variants: {
    size: {
      sm: { width: "1rem", height: "1rem", borderWidth: "2px" },
      md: { width: "1.5rem", height: "1.5rem", borderWidth: "2px" },
      lg: { width: "2rem", height: "2rem", borderWidth: "3px" },
      xl: { width: "2.5rem", height: "2.5rem", borderWidth: "3px" },
      "2xl": { width: "3rem", height: "3rem", borderWidth: "4px" },
      "3xl": { width: "4rem", height: "4rem", borderWidth: "4px" },
      "4xl": { width: "5rem", height: "5rem", borderWidth: "5px" },
    },
    variant: {
      primary: { borderColor: color.line, borderTopColor: color.leaf },
      light: { borderColor: "oklch(1 0 0 / 0.3)", borderTopColor: "oklch(1 0 0)" },
    },
  },
  defaultVariants: { size: "md", variant: "primary" },
});

export type SpinnerLook = NonNullable<RecipeVariants<typeof ring>>;
