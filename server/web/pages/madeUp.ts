import type { PageHead } from "./pageHead.ts";

/**
 * The head of something made up: it says so first, has no address to be found by, and tells
 * machines nothing that they would take for real.
 */
export const madeUp = (head: PageHead): PageHead => ({
  ...head,
  heading: `Sample: ${head.heading}`,
  description: `Made-up sample data. ${head.description}`,
  address: null,
  data: null,
});
