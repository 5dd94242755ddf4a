import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { space, textSize } from "../tokens.ts";

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
  "@media": { print: { paddingBlock: 0 } },
});

/** Its room is kept before it comes. */
export const picture = style({
  width: "160px",
  height: "120px",
  "@media": { print: { display: "none" } },
});
