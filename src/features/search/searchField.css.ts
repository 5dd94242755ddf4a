import { globalStyle, style } from "@vanilla-extract/css";
import { color, shadow } from "#design/theme.css.ts";
import { from, layer, radius, size, space } from "#design/tokens.ts";

export const field = style({ paddingInlineEnd: size.target });

/** What is found stands on paper as on the screen of the search, also where the field is on the deep ground of home's head. */
export const place = style({
  selectors: {
    "html.later &[data-found]": {
      margin: `${space[3]} -${space[4]} 0`,
      padding: `1px ${space[4]} ${space[3]}`,
      background: color.paper,
      color: color.ink,
    },
  },
});
/* The field stays where it is while what is found takes the whole width. */
globalStyle("html.later form:has(+ [data-found])", {
  "@media": { [from.docked]: { marginInlineStart: "50%" } },
});

export const asking = style({ position: "relative" });

/** Questions to start with, over the page: nothing of it moves for them. */
export const questions = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space[1]})`,
  zIndex: layer.topBar - 1,
  padding: space[1],
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.ink,
  boxShadow: shadow.resting,
  listStyle: "none",
});
export const question = style({
  display: "flex",
  alignItems: "center",
  minHeight: size.target,
  paddingInline: space[3],
  borderRadius: radius.sm,
  color: color.ink,
  textDecoration: "none",
  ":hover": { background: color.sunken },
});
/* On their own ground, also where the field stands on the deep one of home's head. */
globalStyle(`html ${questions} ${question}${question}:focus-visible`, {
  outlineColor: "currentColor",
});
