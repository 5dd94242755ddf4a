import { globalStyle } from "@vanilla-extract/css";
import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { from, space, textSize } from "../tokens.ts";

export const facts = recipe({
  base: { display: "grid", overflowWrap: "anywhere" },
  variants: {
    layout: {
      /** Beside each other, as many as there is room for: each value below its label. */
      tiles: {
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
        gap: space[4],
      },
      /** A line each, as low as a line is: beside its label where both have room. */
      pairs: { gap: space[1], fontSize: textSize.sm },
      /** Below each other on rules: from a tablet on each value stands beside its label. */
      lines: { gridTemplateColumns: "minmax(0, 1fr)", maxWidth: "52rem" },
    },
  },
  defaultVariants: { layout: "lines" },
});

export type FactsLook = NonNullable<RecipeVariants<typeof facts>>;

const { tiles, pairs, lines } = facts.classNames.variants.layout;

globalStyle(`.${tiles} dt`, { color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`.${tiles} dd`, { margin: 0, fontWeight: 600, fontVariantNumeric: "tabular-nums" });

globalStyle(`.${pairs} > div`, { display: "flex", flexWrap: "wrap", columnGap: space[2] });
globalStyle(`.${pairs} dt`, { flex: "0 1 6.75rem", color: color.inkQuiet });
globalStyle(`.${pairs} dd`, { flex: "1 1 12rem", margin: 0, fontWeight: 500 });

globalStyle(`.${lines} > div`, {
  display: "grid",
  gap: `${space[1]} ${space[6]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { [from.tablet]: { gridTemplateColumns: "11rem minmax(0, 1fr)" } },
});
globalStyle(`.${lines} dt`, { color: color.inkQuiet });
globalStyle(`.${lines} dd`, { margin: 0, fontVariantNumeric: "tabular-nums" });
globalStyle(`.${lines} dd > b`, { fontWeight: 650 });
globalStyle(`.${lines} dd > small`, {
  display: "block",
  color: color.inkQuiet,
  fontSize: textSize.sm,
});
