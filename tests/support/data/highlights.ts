import type { Highlight, Highlights } from "#domain/trends/highlights.ts";

/** The cheapest gram of 2026, at a store in Kent. */
export const highlight = (more: Partial<Highlight> = {}): Highlight => ({
  kind: "cheapest-gram",
  title: "Cheapest gram",
  figure: 543,
  unit: "cents",
  sentence: "Blue Dream at Bliss, Kent, for $15.37 a tenth.",
  method: "The lowest price of a gram in stock, without conditions, of at least 30 offers.",
  n: 1_204,
  from: "2026-03-03T15:00:00.000Z",
  to: "2026-11-20T11:00:00.000Z",
  links: ["/product/b7k2m9", "/dispensary-menus?store=bliss-kent"],
  ...more,
});

/** What is known of 2026, which is not over and began in March. */
export const highlights = (more: Partial<Highlights> = {}): Highlights => ({
  year: 2026,
  complete: false,
  since: "2026-03-03T15:00:00.000Z",
  computedAt: "2026-11-20T11:00:00.000Z",
  revised: false,
  cards: [highlight()],
  sample: false,
  ...more,
});
