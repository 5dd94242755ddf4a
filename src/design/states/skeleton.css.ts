import { keyframes, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { radius, space } from "../tokens.ts";

export const skeleton = style({
  display: "grid",
  gap: space[3],
  alignContent: "start",
});

const breathe = keyframes({ "50%": { opacity: 0.5 } });

export const bar = style({
  height: "4.5rem",
  borderRadius: radius.md,
  // On paper as well as on a card it is to be seen.
  background: `color-mix(in oklab, ${color.line} 62%, ${color.paper})`,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${breathe} 1.6s ease-in-out infinite`,
    },
  },
});
