/** Items that one plan may have: more are not looked at. */
export const TRIP_ITEMS_AT_MOST = 20;

/** What is to be had where, and what may be spent. */
export interface TripQuestion {
  /** For each store its lowest price of each item in cents; `null`: it does not have it. */
  prices: readonly (readonly (number | null)[])[];
  /** Miles to each store; `null` where no place or no coordinates are known. */
  miles: readonly (number | null)[];
  /** In cents; `null`: any. */
  budgetCents: number | null;
  storesAtMost: 1 | 2;
}

/** What to buy where, by places in the question's lists. */
export interface TripPlan {
  stores: readonly number[];
  picks: readonly TripPick[];
  totalCents: number;
  leftOut: readonly LeftOut[];
}

interface TripPick {
  item: number;
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
 * lowest total, then fewer stores, then fewer miles, then the earlier ones of the list. Exact:
 * every pair of stores is looked at, and of one pair the cheapest items are the most that a budget
 * allows.
 */
export function planTrip(question: TripQuestion): TripPlan {
  const { prices, storesAtMost } = question;
  const useful = prices.flatMap((own, store) =>
    own.some((cents) => cents !== null) ? [store] : [],
  );
  const score = scorer(question);
  let best: TripPlan = { stores: [], picks: [], totalCents: 0, leftOut: [] };
  const consider = (first: number, second: number) => {
    if (!score.isWorthALook(first, second, best.picks.length, best.totalCents)) return;
    const plan = planAt(question, first === second ? [first] : [first, second]);
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

/**
 * Whether two stores may be as good as the best so far. 26,000 pairs of 230 stores are looked at
 * while the visitor waits, so it is done with plain numbers, and nothing is made on the way: the
 * items of both, the cheapest first and each once, until the money is spent.
 */
function scorer({ prices, budgetCents }: TripQuestion) {
  const shelves = prices.map(shelfOf);
  const empty = shelfOf([]);
  const budget = budgetCents ?? Infinity;
  return {
    isWorthALook(first: number, second: number, mostItems: number, leastCents: number): boolean {
      const here = shelves[first] ?? empty;
      const there = shelves[second] ?? empty;
      const available = bitCount(here.all | there.all);
      if (available < mostItems) return false;
      let count = 0;
      let total = 0;
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
        if (atMost < missing + 1 && total + cents * missing > leastCents) return false;
        seen |= bit;
        total += cents;
        count += 1;
      }
      return count > mostItems || (count === mostItems && total <= leastCents);
    },
  };
}

/** What a store has, the cheapest first. An item is one bit of a number. */
interface Shelf {
  cents: Int32Array;
  bits: Int32Array;
  all: number;
}

function shelfOf(own: readonly (number | null)[]): Shelf {
  const priced = own.flatMap((cents, item) => (cents === null ? [] : [{ cents, bit: 1 << item }]));
  const sorted = priced.sort((one, two) => one.cents - two.cents);
  return {
    cents: Int32Array.from(sorted, ({ cents }) => cents),
    bits: Int32Array.from(sorted, ({ bit }) => bit),
    all: sorted.reduce((bits, { bit }) => bits | bit, 0),
  };
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The most that these stores have for the budget, each item where it is cheaper. */
function planAt({ prices, budgetCents }: TripQuestion, stores: readonly number[]): TripPlan {
  const [first = -1, second = first] = stores;
  const [own, other] = [prices[first] ?? [], prices[second] ?? []];
  const offered: TripPick[] = [];
  for (const [item, here] of own.entries()) {
    const there = other[item] ?? null;
    const isHere = here !== null && (there === null || here <= there);
    const cents = isHere ? here : there;
    if (cents !== null) offered.push({ item, store: isHere ? first : second, cents });
  }
  const picks = budgetCents === null ? offered : affordable(offered, budgetCents);
  const totalCents = picks.reduce((sum, { cents }) => sum + cents, 0);
  return {
    // One of the two may have nothing that is needed.
    stores: stores.filter((store) => picks.some((pick) => pick.store === store)),
    picks,
    totalCents,
    leftOut: [],
  };
}

function affordable(offered: readonly TripPick[], budgetCents: number): TripPick[] {
  let left = budgetCents;
  const byPrice = offered.toSorted((one, two) => one.cents - two.cents || one.item - two.item);
  const bought = byPrice.filter(({ cents }) => (left -= cents) >= 0);
  return bought.toSorted((one, two) => one.item - two.item);
}

function isBetter(plan: TripPlan, best: TripPlan, { miles }: TripQuestion): boolean {
  const count = plan.picks.length - best.picks.length;
  if (count !== 0) return count > 0;
  if (plan.totalCents !== best.totalCents) return plan.totalCents < best.totalCents;
  const stores = plan.stores.length - best.stores.length;
  return stores === 0 ? milesOf(plan, miles) < milesOf(best, miles) : stores < 0;
}

/** A store whose place is not known is as far as can be. */
function milesOf({ stores }: TripPlan, miles: TripQuestion["miles"]): number {
  return stores.reduce((sum, store) => sum + (miles[store] ?? 1e6), 0);
}

function leftOut({ prices, storesAtMost }: TripQuestion, { stores, picks }: TripPlan): LeftOut[] {
  const bought = new Set(picks.map(({ item }) => item));
  const items = prices[0]?.map((_, item) => item) ?? [];
  return items.flatMap((item): LeftOut[] => {
    if (bought.has(item)) return [];
    const has = (store: number) => (prices[store]?.[item] ?? null) !== null;
    if (!prices.some((_, store) => has(store))) return [{ item, why: "nowhere" }];
    // Where one more store would be allowed, only the money keeps from going there.
    const isInReach = stores.some(has) || stores.length < storesAtMost;
    return [{ item, why: isInReach ? "budget" : "elsewhere" }];
  });
}
