import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { size, textSize } from "../tokens.ts";

export const text = recipe({
  base: { maxWidth: size.measure },
  variants: {
    tone: {
      quiet: { color: color.inkQuiet },
      danger: { color: color.danger, fontWeight: 600 },
    },
    size: {
      sm: { fontSize: textSize.sm },
      lg: { fontSize: textSize.lg },
    },
  },
});

export type TextLook = NonNullable<RecipeVariants<typeof text>>;
