import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { space, textSize } from "../tokens.ts";

export const heading = recipe({
  base: { borderBlockEnd: "2px solid" },
  variants: {
    level: { 2: { fontSize: textSize.xl }, 3: { fontSize: textSize.base } },
    tone: {
      ink: { paddingBlockEnd: space[2] },
      buckeye: { paddingBlockEnd: space[1], color: color.buckeye },
      flower: { paddingBlockEnd: space[1], color: color.flower },
      vape: { paddingBlockEnd: space[1], color: color.vape },
      edible: { paddingBlockEnd: space[1], color: color.edible },
      extract: { paddingBlockEnd: space[1], color: color.extract },
    },
  },
  defaultVariants: { level: 2, tone: "ink" },
});

export type HeadingLook = NonNullable<RecipeVariants<typeof heading>>;
