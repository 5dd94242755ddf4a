import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, size, space } from "#design/tokens.ts";

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
