import { createVar, keyframes, style } from "@vanilla-extract/css";

const LENGTH = { syntax: "<length>", inherits: false, initialValue: "0px" } as const;
const start = createVar(LENGTH);
const end = createVar(LENGTH);

/** As much of a chip as still shows that there is more, in CSS pixels. */
export const FADED_PX = 28;
const DEPTH = `${FADED_PX}px`;

/** From its beginning to its end: nothing is faded where there is no more. */
const scrolled = keyframes({
  "0%": { vars: { [start]: "0px", [end]: DEPTH } },
  "8%": { vars: { [start]: DEPTH } },
  "92%": { vars: { [end]: DEPTH } },
  "100%": { vars: { [start]: DEPTH, [end]: "0px" } },
});

/**
 * For a row that scrolls inside itself: it fades out where it goes on, so that a chip that happens to end at the edge is not
 * taken for the last. A row that does not scroll has no such timeline, and a browser without them no fade.
 */
export const scrollFade = style({
  "@supports": {
    "(animation-timeline: scroll(self inline))": {
      maskImage: `linear-gradient(to right, transparent, #000 ${start}, #000 calc(100% - ${end}), transparent)`,
      animation: `${scrolled} linear both`,
      animationTimeline: "scroll(self inline)",
      "@media": { print: { maskImage: "none" } },
    },
  },
});
