import { globalKeyframes, globalStyle } from "@vanilla-extract/css";

/** The arrival of a screen, by the names under which the setting is stored. */
const ARRIVALS = {
  animate__zoomIn: { from: { opacity: 0, transform: "scale(0.97)" } },
  animate__fadeIn: { from: { opacity: 0 } },
  animate__fadeInUp: { from: { opacity: 0, transform: "translateY(1.25rem)" } },
  animate__slideInRight: { from: { opacity: 0, transform: "translateX(2rem)" } },
} as const;

for (const [name, frames] of Object.entries(ARRIVALS)) {
  globalKeyframes(name, frames);
  globalStyle(`.${name}`, {
    "@media": {
      "(prefers-reduced-motion: no-preference)": { animation: `${name} 120ms ease-out` },
    },
  });
}
