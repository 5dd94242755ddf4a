/** A source of numbers that are the same on every run: Mulberry32. Chance for sample data, not for secrets. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  /** A number between two others. */
  between(low: number, high: number): number;
  /** True in `share` of all cases. */
  chance(share: number): boolean;
  /** @throws RangeError when there is nothing to pick from */
  pick<Item>(items: readonly Item[]): Item;
  /** The items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** Starts a sequence. Equal seeds give equal sequences. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick(items) {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError("Nothing to pick from.");
      return item;
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}
