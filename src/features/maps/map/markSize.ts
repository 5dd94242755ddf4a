/** As large as a thumb needs, in CSS pixels: no two marks are nearer to each other. */
export const MARK_PX = 44;

/** As wide as the band at the map's edge, in CSS pixels. */
export const EDGE_PX = 5;

/** The dot of a city, in CSS pixels, with the line of paper around it. */
export const CITY_DOT_PX = 7;

/** The dot of the visitor, with the line around it. */
export const HERE_PX = 20;

/** A ring of few, of some and of many stores: from so many on, and its width in CSS pixels. */
export const RINGS = {
  few: { from: 2, px: 28 },
  some: { from: 5, px: 36 },
  many: { from: 15, px: 44 },
} as const;

export type RingSize = keyof typeof RINGS;

/** How large the ring of so many stores is. */
export function ringSize(count: number): RingSize {
  if (count >= RINGS.many.from) return "many";
  return count >= RINGS.some.from ? "some" : "few";
}

export const ringPx = (count: number): number => RINGS[ringSize(count)].px;

/** How much of a ring's edge says that so many of its stores have prices, of 100: one of many is still seen, and all but one are not all. */
export const arcPercent = (priced: number, of: number): number =>
  Math.min(100 - LEAST_ARC, Math.max(LEAST_ARC, (priced / of) * 100));

const LEAST_ARC = 10;
