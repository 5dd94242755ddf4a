/** What makes one of two stores that ask the same the better one to go to. */
export interface StoreRank {
  isKept: boolean;
  /** From where the visitor is; `null` where that is not known. */
  miles: number | null;
}

/**
 * Where to get things that several stores have at the same price: the fewest stores that have all of them, of as few those
 * that are kept, then the nearest, then the earlier ones. Exact for what a list has: stores that have the very same things
 * are looked at once, and a search that would take too long ends with the best found so far.
 *
 * @param options for each thing the stores that have it, at least one, by their places in `ranks`
 * @returns for each thing which store
 */
export function fewestStores(
  options: readonly (readonly number[])[],
  ranks: readonly StoreRank[],
): number[] {
  const better = (one: readonly number[], other: readonly number[]) =>
    compareStores(one, other, (store) => ranks[store]);
  const useful = interchangeable(options).map((alike) =>
    alike.reduce((best, each) => (better([each], [best]) < 0 ? each : best)),
  );
  const narrowed = options.map((stores) => useful.filter((store) => stores.includes(store)));
  let best = [...new Set(narrowed.flatMap(([first]) => first ?? []))];
  let looks = 0;
  const look = (chosen: readonly number[]) => {
    looks += 1;
    if (looks > LOOKS_AT_MOST) return;
    const open = narrowed.filter((stores) => !stores.some((store) => chosen.includes(store)));
    const [next] = open.toSorted((one, other) => one.length - other.length);
    if (next === undefined) {
      if (better(chosen, best) < 0) best = [...chosen];
      return;
    }
    if (chosen.length >= best.length) return;
    const has = (store: number) => open.filter((stores) => stores.includes(store)).length;
    // What has the most comes first, so that a short way is found early and cuts the others off.
    for (const store of next.toSorted((one, other) => has(other) - has(one)))
      look([...chosen, store]);
  };
  look([]);
  const inOrder = best.toSorted((one, other) => better([one], [other]));
  return narrowed.map((stores) => inOrder.find((store) => stores.includes(store)) ?? -1);
}

/** More than any list has taken. */
const LOOKS_AT_MOST = 5_000;

/** Below 0 where the first ones are fewer, or as few and better ranked. */
export function compareStores(
  one: readonly number[],
  other: readonly number[],
  rankOf: (store: number) => StoreRank | undefined,
): number {
  const count = one.length - other.length;
  if (count !== 0) return count;
  const kept = (stores: readonly number[]) =>
    stores.filter((store) => rankOf(store)?.isKept === true).length;
  const miles = (stores: readonly number[]) =>
    stores.reduce((sum, store) => sum + (rankOf(store)?.miles ?? NOT_KNOWN_MILES), 0);
  return kept(other) - kept(one) || miles(one) - miles(other);
}

/** A store whose place is not known is as far as can be. */
const NOT_KNOWN_MILES = 1e6;

/** The stores by what they have: those of one group have the very same things. */
function interchangeable(options: readonly (readonly number[])[]): [number, ...number[]][] {
  const things = new Map<number, string>();
  for (const [thing, stores] of options.entries())
    for (const store of new Set(stores))
      things.set(store, `${things.get(store) ?? ""} ${String(thing)}`);
  const groups = new Map<string, [number, ...number[]]>();
  for (const [store, key] of [...things].toSorted(([one], [other]) => one - other)) {
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [store]);
    else known.push(store);
  }
  return [...groups.values()];
}
