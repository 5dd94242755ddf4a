import { keyframes, style } from "@vanilla-extract/css";
import { SILENCE_MS } from "#domain/constants.ts";
import { color } from "../theme.css.ts";

const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

/** Shows when a server that has taken a request keeps silent. */
export const stillWaiting = style({
  visibility: "hidden",
  color: color.inkQuiet,
  animation: `${appear} 1ms ${SILENCE_MS}ms forwards`,
});
