import { globalStyle } from "@vanilla-extract/css";
import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { space, textLine, textSize } from "../tokens.ts";

export const heading = recipe({
  base: {
    borderBlockEnd: "2px solid",
    fontSize: textSize.lg,
    lineHeight: textLine.lg,
    "@media": { print: { breakAfter: "avoid" } },
  },
  variants: {
    tone: {
      // Quieter than the head of a list, which it may stand above.
      ink: { paddingBlockEnd: space[2], borderBlockEnd: `1px solid ${color.lineStrong}` },
      buckeye: { paddingBlockEnd: space[1], color: color.buckeye },
      flower: { paddingBlockEnd: space[1], color: color.flower },
      vape: { paddingBlockEnd: space[1], color: color.vape },
      edible: { paddingBlockEnd: space[1], color: color.edible },
      extract: { paddingBlockEnd: space[1], color: color.extract },
    },
  },
  defaultVariants: { tone: "ink" },
});

globalStyle(`h3.${heading.classNames.base}`, {
  fontSize: textSize.base,
  lineHeight: textLine.base,
});

export type HeadingLook = NonNullable<RecipeVariants<typeof heading>>;
