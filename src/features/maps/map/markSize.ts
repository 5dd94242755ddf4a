/** As large as a thumb needs, in CSS pixels: no two marks are nearer to each other. */
export const MARK_PX = 44;

/** As wide as the band at the map's edge, in CSS pixels. */
export const EDGE_PX = 5;

/** The dot of a city, in CSS pixels, with the line of paper around it. */
export const CITY_DOT_PX = 7;

/** The dot of the visitor, with the line around it. */
export const HERE_PX = 20;

/** A ring of few, of some and of many stores: from so many on, and its width in CSS pixels where all have prices, and where none has. */
export const RINGS = {
  few: { from: 2, px: 28, palePx: 20 },
  some: { from: 5, px: 36, palePx: 22 },
  many: { from: 15, px: 44, palePx: 26 },
} as const;

export type RingSize = keyof typeof RINGS;

/** A pill is so tall, in CSS pixels, with its line; each part is as wide as its number of so many digits needs, and the word "of" before it. */
export const PILL = { px: 28, linePx: 1.5, partsPx: [19, 25, 32], ofPx: 13 } as const;

/** As much of a mark as its ring is drawn from. */
interface Ring {
  members: readonly number[];
  priced: number;
}

/** Whether some stores of a ring have prices and some have none: it is drawn as a pill then: "2 of 37". */
export const isPill = ({ members, priced }: Ring): boolean => priced > 0 && priced < members.length;

/** How large a ring of one kind is: by the number that it has. */
export function ringSize({ members: { length } }: Ring): RingSize {
  if (length >= RINGS.many.from) return "many";
  return length >= RINGS.some.from ? "some" : "few";
}

/** As wide as the part of a pill is that says of how many. */
export const ofPx = (count: number): number => partPx(count) + PILL.ofPx;

/** As wide as the part of a pill is that has such a number. */
export function partPx(count: number): number {
  const [one, two, three] = PILL.partsPx;
  return count < 10 ? one : count < 100 ? two : three;
}

/** What a ring covers around its middle, in CSS pixels: a circle, which a pill draws out by `half` to each side. */
export function ringShape(ring: Ring): { radius: number; half: number } {
  if (isPill(ring)) {
    const { members, priced } = ring;
    const wide = partPx(priced) + ofPx(members.length) + 2 * PILL.linePx;
    return { radius: PILL.px / 2, half: (wide - PILL.px) / 2 };
  }
  const { px, palePx } = RINGS[ringSize(ring)];
  return { radius: (ring.priced > 0 ? px : palePx) / 2, half: 0 };
}
