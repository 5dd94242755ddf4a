import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { radius, space } from "../tokens.ts";

export const callout = recipe({
  base: {
    maxWidth: "52rem",
    padding: `${space[3]} ${space[4]}`,
    borderInlineStart: "4px solid",
    borderRadius: radius.sm,
    fontVariantNumeric: "tabular-nums",
    "@media": { print: { background: "none" } },
  },
  variants: {
    tone: {
      leaf: { borderColor: color.leaf, background: color.leafSoft },
      amber: { borderColor: color.amber, background: color.amberSoft },
    },
  },
  defaultVariants: { tone: "amber" },
});

export type CalloutLook = NonNullable<RecipeVariants<typeof callout>>;
