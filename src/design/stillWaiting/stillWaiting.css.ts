import { keyframes, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";

const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

/** Shows after ten seconds of waiting: a server may take a request and never answer. */
export const stillWaiting = style({
  visibility: "hidden",
  color: color.inkQuiet,
  animation: `${appear} 1ms 10s forwards`,
});
