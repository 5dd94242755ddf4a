import { globalStyle } from "@vanilla-extract/css";
import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { size, textLine, textSize } from "../tokens.ts";

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

/* Words within a row are as high as the row's own. */
const { sm, lg } = text.classNames.variants.size;
globalStyle(`p.${sm}`, { lineHeight: textLine.sm });
globalStyle(`p.${lg}`, { lineHeight: textLine.lg });

export type TextLook = NonNullable<RecipeVariants<typeof text>>;
