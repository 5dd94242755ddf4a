import { style } from "@vanilla-extract/css";
import { scrollFade } from "#design/scrollFade.css.ts";
import { color } from "#design/theme.css.ts";
import { beforeDocked, from, radius, size, space, textSize } from "#design/tokens.ts";

export const field = style({ paddingInlineEnd: size.target });

const onPaper = {
  margin: `${space[3]} -${space[4]} 0`,
  padding: `1px ${space[4]} ${space[3]}`,
  background: color.paper,
  color: color.ink,
} as const;

/**
 * What is found stands on paper as on the screen of the search, also where the field is on the deep ground of home's head: for
 * who comes back, and on a phone on a first visit's cover.
 */
export const place = style({
  selectors: { "html.later &[data-found]": onPaper },
  "@media": {
    // As far as its ground has room around the field there.
    [from.columns]: { selectors: { "html.later &[data-found]": { marginInline: `-${space[6]}` } } },
    [from.docked]: { selectors: { "html.later &[data-found]": { marginInline: "-2rem" } } },
    [beforeDocked]: {
      selectors: { "html:not(.later) &[data-found]": onPaper },
    },
  },
});
/** Questions to start with, in one line that scrolls inside itself, on home's own ground. */
export const questions = style([
  scrollFade,
  {
    display: "flex",
    gap: space[2],
    // To the edge of the screen, so that what goes on is seen to; and as tall as a thumb needs, which the line is not.
    margin: `1px -${space[4]} -7px`,
    padding: `7px ${space[4]}`,
    overflowX: "auto",
    scrollbarWidth: "none",
    listStyle: "none",
    "@media": { [from.docked]: { marginInline: "-5px", paddingInline: "5px" } },
  },
]);
export const question = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  height: "1.75rem",
  paddingInline: space[3],
  "@media": { [from.docked]: { paddingInline: space[2] } },
  border: "1px solid color-mix(in oklab, currentColor 40%, transparent)",
  borderRadius: radius.full,
  color: "inherit",
  fontSize: textSize.sm,
  fontWeight: 600,
  whiteSpace: "nowrap",
  textDecoration: "none",
  ":hover": { borderColor: "currentColor" },
  "::after": { content: "", position: "absolute", insetInline: 0, insetBlock: "-8px" },
});
