import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { space } from "../tokens.ts";

/** Paper has less room between things. */
const onPaper = { "@media": { print: { gap: space[2] } } };

export const stack = recipe({
  variants: {
    row: {
      false: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
      true: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        minWidth: 0,
        overflowWrap: "anywhere",
      },
    },
    gap: {
      1: { gap: space[1] },
      2: { gap: space[2] },
      3: { gap: space[3], ...onPaper },
      4: { gap: space[4], ...onPaper },
      5: { gap: space[4], ...onPaper },
      6: { gap: space[6], "@media": { print: { gap: space[4] } } },
    },
  },
  defaultVariants: { row: false, gap: 4 },
});

export type StackLook = NonNullable<RecipeVariants<typeof stack>>;
