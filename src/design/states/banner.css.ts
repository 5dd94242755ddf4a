import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { onPhone, radius, size, space } from "../tokens.ts";

export const banner = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: space[3],
    minHeight: size.target,
    paddingInline: space[4],
    paddingBlock: space[1],
    borderInlineStart: "4px solid",
    borderRadius: radius.sm,
    color: color.ink,
  },
  variants: {
    kind: {
      // What is only to be known is no louder than what it stands between.
      info: {
        background: color.surface,
        borderColor: color.leaf,
        boxShadow: `inset 0 0 0 1px ${color.line}`,
      },
      warning: { background: color.amberSoft, borderColor: color.amber },
    },
  },
});

export const icon = style({
  flex: "none",
  "@media": { [onPhone]: { display: "none" } },
});
export const text = style({ flex: 1, minWidth: 0, paddingBlock: space[2] });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
