import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";

export const warningLine = style({
  maxWidth: "44rem",
  color: color.inkQuiet,
  fontSize: "0.9375rem",
});
