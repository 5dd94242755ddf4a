import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { space } from "../tokens.ts";

export const emptyState = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space[4],
  maxWidth: "34rem",
  color: color.inkQuiet,
});

/** Its room is kept before it comes. */
export const picture = style({
  width: "120px",
  height: "90px",
  "@media": { print: { display: "none" } },
});
