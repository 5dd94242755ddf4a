import type { Random } from "./random.ts";

/** Weeks of prices, today's included. */
export const WEEKS = 52;

/** From `weeksAgo` on the offer stood at this price, until the next change. */
export interface PriceChange {
  weeksAgo: number;
  regularCents: number;
  /** `null` while there is no special. */
  saleCents: number | null;
}

/** Share of weeks in which the regular price moves, and in which a week's special is on. */
const MOVES = 0.03;
const SPECIALS = 0.06;
/** Specials are commoner on the day that a visitor looks at than in a year's average. */
const SPECIALS_TODAY = 0.16;

/**
 * A year of one offer: a regular price that moves now and then by some percent, and
 * specials that last one week. Only weeks in which something changes are listed.
 * Newer offers begin later in the year.
 *
 * @param cents the price to begin with, not yet rounded
 */
export function makeHistory(random: Random, cents: number): PriceChange[] {
  const begins = random.chance(0.5) ? WEEKS - 1 : random.whole(1, WEEKS - 1);
  const history: PriceChange[] = [];
  let regular = shelfPrice(cents);
  for (let weeksAgo = begins; weeksAgo >= 0; weeksAgo -= 1) {
    if (random.chance(MOVES)) regular = shelfPrice(regular * random.between(0.9, 1.08));
    const special = random.chance(weeksAgo === 0 ? SPECIALS_TODAY : SPECIALS);
    const sale = special ? shelfPrice(regular * random.between(0.65, 0.88)) : null;
    const last = history.at(-1);
    if (last?.regularCents !== regular || last.saleCents !== sale) {
      history.push({ weeksAgo, regularCents: regular, saleCents: sale });
    }
  }
  return history;
}

/** Prices as they stand on shelves: whole or half dollars. */
function shelfPrice(cents: number): number {
  return Math.max(300, Math.round(cents / 50) * 50);
}
