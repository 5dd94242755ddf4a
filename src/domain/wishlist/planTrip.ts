import { compareStores, type StoreRank } from "./fewestStores.ts";

/** Items that one plan may have: more are not looked at. */
export const TRIP_ITEMS_AT_MOST = 20;

/** A package that a store has. */
export interface TripPackage {
  /** Names it within its store. */
  id: string;
  cents: number;
}

/** What is to be had where, and what may be spent. */
export interface TripQuestion {
  /**
   * For each store its cheapest package for each item; `null`: it has none. One package may be that of several
   * items, as of a strain and of the product itself: it is bought once, and is what was wanted for all of them.
   */
  packages: readonly (readonly (TripPackage | null)[])[];
  /** Miles to each store; `null` where no place or no coordinates are known. */
  miles: readonly (number | null)[];
  /** Which of the stores the visitor keeps; left out: none. */
  kept?: readonly boolean[];
  /** In cents, the way with it where that is counted; `null`: any. */
  budgetCents: number | null;
  storesAtMost: 1 | 2;
  /**
   * What the way to these stores and back costs, in cents; `null` where it is not known, and then no plan leads there.
   * More stores cost no less. Left out: the way is not counted.
   */
  wayCents?: (stores: readonly number[]) => number | null;
}

/** What to buy where, by places in the question's lists. */
export interface TripPlan {
  stores: readonly number[];
  picks: readonly TripPick[];
  /** Of what is bought. */
  totalCents: number;
  /** Of the way; 0 where that is not counted. */
  wayCents: number;
  leftOut: readonly LeftOut[];
}

/** One package, and every item that it is bought for. */
export interface TripPick {
  items: readonly number[];
  store: number;
  cents: number;
}

interface LeftOut {
  item: number;
  /** `nowhere`: no store has it; `elsewhere`: others have it; `budget`: it would cost too much. */
  why: "nowhere" | "elsewhere" | "budget";
}

/**
 * The cheapest way to get as much as possible at one or two stores: most items first, then the
 * lowest total, with the way where that is counted, then fewer stores, then kept ones, then fewer miles, then the earlier ones of the list. Exact:
 * every pair of stores is looked at, and of one pair every choice of the packages that serve
 * several items, with the cheapest of the rest that a budget allows.
 *
 * @param only the one store that may be gone to
 */
export function planTrip(question: TripQuestion, only?: number): TripPlan {
  const { packages, storesAtMost, wayCents } = question;
  const useful = packages.flatMap((own, store) =>
    (only === undefined || store === only) &&
    own.some((each) => each !== null) &&
    wayCents?.([store]) !== null
      ? [store]
      : [],
  );
  const score = scorer(question);
  let best: TripPlan = { stores: [], picks: [], totalCents: 0, wayCents: 0, leftOut: [] };
  const consider = (first: number, second: number) => {
    if (!score.isWorthALook(first, second, itemsOf(best), costOfTrip(best))) return;
    for (const plan of plansAt(question, first === second ? [first] : [first, second]))
      if (isBetter(plan, best, question)) best = plan;
  };
  for (const store of useful) consider(store, store);
  if (storesAtMost === 2) {
    for (const [place, store] of useful.entries())
      for (let next = place + 1; next < useful.length; next += 1)
        consider(store, useful[next] ?? store);
  }
  return { ...best, leftOut: leftOut(question, best) };
}

/** How many of the items a plan gets. */
export const itemsOf = ({ picks }: Pick<TripPlan, "picks">): number =>
  picks.reduce((sum, { items }) => sum + items.length, 0);

/**
 * Whether two stores may be as good as the best so far. 26,000 pairs of 230 stores are looked at
 * while the visitor waits, so it is done with plain numbers, and nothing is made on the way: the
 * items of both, the cheapest first and each once, until the money is spent. Items that share a
 * package share its price here, which is never more than they cost in the end.
 */
function scorer({ packages, budgetCents, wayCents }: TripQuestion) {
  const shelves = packages.map(shelfOf);
  const empty = shelfOf([]);
  const budget = (budgetCents ?? Infinity) + ROUNDING;
  return {
    isWorthALook(first: number, second: number, mostItems: number, leastCents: number): boolean {
      const here = shelves[first] ?? empty;
      const there = shelves[second] ?? empty;
      const available = bitCount(here.all | there.all);
      if (available < mostItems) return false;
      let count = 0;
      let total = wayCents?.(first === second ? [first] : [first, second]) ?? 0;
      let seen = 0;
      let place = 0;
      let other = 0;
      for (;;) {
        const own = here.cents[place] ?? Infinity;
        const theirs = there.cents[other] ?? Infinity;
        const cents = own <= theirs ? own : theirs;
        if (cents === Infinity) break;
        const bit = own <= theirs ? here.bits[place++] : there.bits[other++];
        if (bit === undefined || (seen & bit) !== 0) continue;
        if (total + cents > budget) break;
        // Whatever comes costs as much or more, so that most pairs are given up after a few items.
        const missing = mostItems - count;
        const atMost = Math.min(available - count, (budget - total) / cents);
        if (atMost < missing) return false;
        if (atMost < missing + 1 && total + cents * missing > leastCents + ROUNDING) return false;
        seen |= bit;
        total += cents;
        count += 1;
      }
      return count > mostItems || (count === mostItems && total <= leastCents + ROUNDING);
    },
  };
}

/** Shares of prices are no whole cents. */
const ROUNDING = 1e-6;

/** What a store has, the cheapest first. An item is one bit of a number. */
interface Shelf {
  cents: Float64Array;
  bits: Int32Array;
  all: number;
}

function shelfOf(own: readonly (TripPackage | null)[]): Shelf {
  const shares = new Map<string, number>();
  for (const each of own) if (each !== null) shares.set(each.id, (shares.get(each.id) ?? 0) + 1);
  const priced = own.flatMap((each, item) =>
    each === null ? [] : [{ cents: each.cents / (shares.get(each.id) ?? 1), bit: 1 << item }],
  );
  const sorted = priced.sort((one, two) => one.cents - two.cents);
  return {
    cents: Float64Array.from(sorted, ({ cents }) => cents),
    bits: Int32Array.from(sorted, ({ bit }) => bit),
    all: sorted.reduce((bits, { bit }) => bits | bit, 0),
  };
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The best of these stores for the budget, once for each choice among the packages that serve several items. */
function plansAt(question: TripQuestion, stores: readonly number[]): TripPlan[] {
  const { packages, budgetCents } = question;
  const way = wayOf(question, stores);
  if (way === null) return [];
  const offered = stores.flatMap((store) => onOffer(packages[store] ?? [], store));
  const shared = offered.filter(({ items }) => items.length > 1);
  const single = offered.filter(({ items }) => items.length === 1);
  return choices(shared).flatMap((chosen) => {
    const left = (budgetCents ?? Infinity) - way - costOf(chosen);
    if (left < 0) return [];
    const served = new Set<number>();
    // An item that two of them serve is got once.
    const together = chosen.flatMap((pick) => {
      const items = pick.items.filter((item) => !served.has(item));
      items.forEach((item) => served.add(item));
      return items.length === 0 ? [] : [{ ...pick, items }];
    });
    if (together.length < chosen.length) return [];
    const others = single.filter(({ items }) => items.every((item) => !served.has(item)));
    const picks = [...together, ...affordable(others, left)].toSorted(byItem);
    // One of the two may have nothing that is needed.
    const needed = stores.filter((store) => picks.some((pick) => pick.store === store));
    return [
      {
        stores: needed,
        picks,
        totalCents: costOf(picks),
        wayCents: wayOf(question, needed) ?? 0,
        leftOut: [],
      },
    ];
  });
}

/** What the way costs; 0 where it is not counted or leads nowhere, `null` where it is not known. */
function wayOf({ wayCents }: TripQuestion, stores: readonly number[]): number | null {
  return wayCents === undefined || stores.length === 0 ? 0 : wayCents(stores);
}

/** What a plan costs with its way. */
export const costOfTrip = ({ totalCents, wayCents }: Pick<TripPlan, "totalCents" | "wayCents">) =>
  totalCents + wayCents;

/**
 * What a plan's packages would be if each were bought where that very package costs the least: in cents, and at how many
 * stores. What serves the same wish in another size or kind is another thing, and not compared.
 *
 * @param alike where else what is picked is to be had, by places in the question's list of stores
 */
export function singleBests(
  { picks }: Pick<TripPlan, "picks">,
  alike: (pick: TripPick) => readonly { store: number; cents: number }[],
): { cents: number; stores: number } {
  let cents = 0;
  const stores = new Set<number>();
  for (const pick of picks) {
    let best: { store: number; cents: number } = pick;
    for (const each of alike(pick)) if (each.cents < best.cents) best = each;
    cents += best.cents;
    stores.add(best.store);
  }
  return { cents, stores: stores.size };
}

/** The packages of one store, each with the items that it serves. */
function onOffer(own: readonly (TripPackage | null)[], store: number): TripPick[] {
  const byId = new Map<string, { items: number[]; store: number; cents: number }>();
  for (const [item, each] of own.entries()) {
    if (each === null) continue;
    const known = byId.get(each.id);
    if (known === undefined) byId.set(each.id, { items: [item], store, cents: each.cents });
    else known.items.push(item);
  }
  return [...byId.values()];
}

/** Every way to take some of them, or none. */
function choices(picks: readonly TripPick[]): readonly (readonly TripPick[])[] {
  const [first, ...rest] = picks;
  if (first === undefined) return [[]];
  const others = choices(rest);
  return [...others, ...others.map((each) => each.concat(first))];
}

const costOf = (picks: readonly TripPick[]) => picks.reduce((sum, { cents }) => sum + cents, 0);

const byItem = (one: TripPick, two: TripPick) => (one.items[0] ?? 0) - (two.items[0] ?? 0);

/** As many items as the money is enough for: each once, the cheapest first. */
function affordable(offered: readonly TripPick[], budgetCents: number): TripPick[] {
  let left = budgetCents;
  const bought = new Set<number>();
  const byPrice = offered.toSorted((one, two) => one.cents - two.cents || byItem(one, two));
  return byPrice.filter(({ items: [item = -1], cents }) => {
    if (bought.has(item) || cents > left) return false;
    bought.add(item);
    left -= cents;
    return true;
  });
}

function isBetter(plan: TripPlan, best: TripPlan, question: TripQuestion): boolean {
  const count = itemsOf(plan) - itemsOf(best);
  if (count !== 0) return count > 0;
  const saved = costOfTrip(best) - costOfTrip(plan);
  return saved === 0 ? compareStores(plan.stores, best.stores, rankIn(question)) < 0 : saved > 0;
}

/** What makes one store of a question the better one, by its place in it. */
export const rankIn =
  ({ miles, kept = [] }: Pick<TripQuestion, "miles" | "kept">) =>
  (store: number): StoreRank => ({ isKept: kept[store] === true, miles: miles[store] ?? null });

function leftOut({ packages, storesAtMost }: TripQuestion, { stores, picks }: TripPlan): LeftOut[] {
  const bought = new Set(picks.flatMap(({ items }) => items));
  const items = packages[0]?.map((_, item) => item) ?? [];
  return items.flatMap((item): LeftOut[] => {
    if (bought.has(item)) return [];
    const has = (store: number) => (packages[store]?.[item] ?? null) !== null;
    if (!packages.some((_, store) => has(store))) return [{ item, why: "nowhere" }];
    // Where one more store would be allowed, only the money keeps from going there.
    const isInReach = stores.some(has) || stores.length < storesAtMost;
    return [{ item, why: isInReach ? "budget" : "elsewhere" }];
  });
}
