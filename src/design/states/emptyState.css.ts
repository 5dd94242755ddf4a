import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { from, space, textLine, textSize } from "../tokens.ts";

export const emptyState = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space[4],
  maxWidth: "34rem",
  color: color.inkQuiet,
});

/** With a drawing it is all that a screen has: in the middle, with room around it, in the words of a page. */
export const alone = style({
  alignItems: "center",
  marginInline: "auto",
  paddingBlock: `max(${space[10]}, 8vh)`,
  color: color.ink,
  fontSize: textSize.lg,
  textAlign: "center",
  textWrap: "balance",
  "@media": {
    // On a desk it is the page's one piece.
    [from.docked]: {
      gap: space[6],
      paddingBlock: "max(4rem, 12vh)",
      fontSize: textSize.xl,
      lineHeight: textLine.xl,
    },
    print: { paddingBlock: 0 },
  },
});

/* What is next is a button like any other. */
globalStyle(`${alone} > :is(a, button)`, { fontSize: textSize.base });

/** Its room is kept before it comes. */
export const picture = style({
  width: "160px",
  height: "120px",
  "@media": { [from.docked]: { width: "240px", height: "180px" }, print: { display: "none" } },
});
globalStyle(`${picture} > svg`, { width: "100%", height: "100%" });
