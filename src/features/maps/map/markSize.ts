/** As large as a thumb needs, in CSS pixels: no two marks are nearer to each other. */
export const MARK_PX = 44;

/** As wide as the band at the map's edge, in CSS pixels. */
export const EDGE_PX = 5;

/** The dot of a city, in CSS pixels, with the line of paper around it. */
export const CITY_DOT_PX = 7;

/** The dot of the visitor, with the line around it. */
export const HERE_PX = 20;

/** A ring of few, of some and of many stores: from so many on, and its width in CSS pixels where some have prices, and where none has. */
export const RINGS = {
  few: { from: 2, px: 28, palePx: 22 },
  some: { from: 5, px: 36, palePx: 26 },
  many: { from: 15, px: 44, palePx: 32 },
} as const;

export type RingSize = keyof typeof RINGS;

/** As much of a mark as its ring is drawn from. */
interface Ring {
  members: readonly number[];
  priced: number;
}

/** The one number of a ring: a filled one counts its stores that have prices, an outline its stores, of which none has. */
export const ringCount = ({ members, priced }: Ring): number =>
  priced > 0 ? priced : members.length;

/** How large a ring is: by the number that it has. */
export function ringSize(ring: Ring): RingSize {
  const count = ringCount(ring);
  if (count >= RINGS.many.from) return "many";
  return count >= RINGS.some.from ? "some" : "few";
}

/** As wide as the ring of such a mark is. */
export function ringPx(ring: Ring): number {
  const { px, palePx } = RINGS[ringSize(ring)];
  return ring.priced > 0 ? px : palePx;
}
