import { createVar, keyframes, style } from "@vanilla-extract/css";

const LENGTH = { syntax: "<length>", inherits: false, initialValue: "0px" } as const;
const start = createVar(LENGTH);
const end = createVar(LENGTH);

/** As much of a chip as still shows that there is more, in CSS pixels. */
export const FADED_PX = 28;

/** From its beginning to its end: nothing is faded where there is no more. */
const scrolled = (depth: string) =>
  keyframes({
    "0%": { vars: { [start]: "0px", [end]: depth } },
    "8%": { vars: { [start]: depth } },
    "92%": { vars: { [end]: depth } },
    "100%": { vars: { [start]: depth, [end]: "0px" } },
  });

const fade = (axis: "inline" | "block", to: string, depth: string) =>
  style({
    "@supports": {
      [`(animation-timeline: scroll(self ${axis}))`]: {
        maskImage: `linear-gradient(to ${to}, transparent, #000 ${start}, #000 calc(100% - ${end}), transparent)`,
        animation: `${scrolled(depth)} linear both`,
        animationTimeline: `scroll(self ${axis})`,
        "@media": { print: { maskImage: "none" } },
      },
    },
  });

/**
 * For a row that scrolls inside itself: it fades out where it goes on, so that a chip that happens to end at the edge is not
 * taken for the last. A row that does not scroll has no such timeline, and a browser without them no fade.
 */
export const scrollFade = fade("inline", "right", `${String(FADED_PX)}px`);

/** The same for a column that scrolls inside itself: as deep as a field, of which one sees that it goes on. */
export const scrollFadeDown = fade("block", "bottom", "56px");
