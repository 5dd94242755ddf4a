import type { Locator } from "@playwright/test";

/** How high what is tapped has to be in a window of a width, in CSS pixels, less half a pixel of rounding: a thumb's 44, a mouse's 36 on a desk. */
const leastHeight = (width: number): number => (width < 1024 ? 43.5 : 35.5);

/** Which of some controls are not as high as that: the begin of each, as it is written. */
export const tooLow = (controls: Locator, width: number): Promise<string[]> =>
  controls.evaluateAll(
    (elements, least) =>
      elements
        .filter((element) => element.getBoundingClientRect().height < least)
        .map((element) => element.outerHTML.slice(0, 80)),
    leastHeight(width),
  );
