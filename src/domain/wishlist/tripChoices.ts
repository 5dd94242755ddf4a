import { fewestStores } from "./fewestStores.ts";
import {
  costOfTrip,
  itemsOf,
  planTrip,
  rankIn,
  type TripPlan,
  type TripQuestion,
} from "./planTrip.ts";

/** Why somebody would go that way. */
export const TRIP_KINDS = ["cheapest", "one", "drive", "nearest", "close", "all"] as const;
export type TripKind = (typeof TRIP_KINDS)[number];

export interface TripChoice {
  kind: TripKind;
  plan: TripPlan;
}

/** What a mile costs where nobody has said it, in cents: the standard rate for business of the IRS, Notice 2025-5. */
export const USUAL_MILE_CENTS = 70;

/**
 * What a mile more has to save of what is paid for the same goods, in cents: twice what it costs to drive. Whoever drives
 * two hours for $18 has not won them; somebody who says what a mile costs has said all of it.
 */
const WORTH_MILE_CENTS = 2 * USUAL_MILE_CENTS;

interface ChoicesQuestion extends Omit<TripQuestion, "storesAtMost"> {
  /** What the way would cost at the usual rate, where it is known from where one goes and the way is not counted anyway. */
  driveCents?: TripQuestion["wayCents"];
}

/**
 * The ways that are worth weighing against each other, the cheapest first: that to two stores; that to one, where two are
 * cheaper; where a place is known that which costs least with the drive, the nearest store that has as much as any one
 * store, and the nearest that has anything, where they are others; and that to all there is, each thing where it costs the
 * least, where two stores have less: to choose, but never the way that stands there unasked.
 */
export function tripChoices({ driveCents, ...question }: ChoicesQuestion): TripChoice[] {
  const cheapest = planTrip({ ...question, storesAtMost: 2 });
  const one = cheapest.stores.length < 2 ? cheapest : planTrip({ ...question, storesAtMost: 1 });
  const choices: TripChoice[] = [{ kind: "cheapest", plan: cheapest }];
  const add = (kind: TripKind, plan: TripPlan | null) => {
    const isThere = choices.some((each) => isSameWay(each.plan, plan));
    if (plan !== null && plan.picks.length > 0 && !isThere) choices.push({ kind, plan });
  };
  add("one", one);
  const nearest = nearestPlan(question, itemsOf(one));
  // A budget is for what is bought: with the drive in it there would be less of the list.
  if (driveCents !== undefined && question.budgetCents === null) {
    const drive = planTrip({ ...question, wayCents: driveCents, storesAtMost: 2 });
    const isNearest = isSameWay(drive, nearest);
    if (!isNearest && itemsOf(drive) === itemsOf(cheapest)) add("drive", { ...drive, wayCents: 0 });
  }
  add("nearest", nearest);
  add("close", nearestPlan(question, 1));
  const all = planForAll(question, question.wayCents ?? driveCents);
  if (all !== null && itemsOf(all) > itemsOf(cheapest)) add("all", all);
  return choices;
}

const isSameWay = ({ stores }: TripPlan, other: TripPlan | null) =>
  stores.length === other?.stores.length && stores.every((store) => other.stores.includes(store));

/**
 * The way that stands there until another is chosen: of those that get the most of the list the one that costs the least
 * with its drive. The drive is not worth what it saves where it costs more, and where it is known from where one goes half
 * of what it saves; nor is it worth what it gets besides where that costs less than the miles to it: then the way that gets
 * less stands there.
 *
 * What may not be bought on one day gives way to what may, where that is as much of the list.
 *
 * @param milesOf how far a plan is; without a place to go from, the way between its stores; `null` where it is not known
 * @param isOver whether a plan is too much for one day
 * @param hasStart whether it is known from where one goes
 * @returns `undefined` where there is no choice
 */
export function usualChoice(
  choices: readonly TripChoice[],
  milesOf: (plan: TripPlan) => number | null,
  isOver: (plan: TripPlan) => boolean = () => false,
  hasStart = false,
): TripChoice | undefined {
  const short = choices.filter(({ kind }) => kind !== "all");
  const most = Math.max(0, ...short.map(({ plan }) => itemsOf(plan)));
  const full = short.filter(({ plan }) => itemsOf(plan) === most);
  const lawful = full.filter(({ plan }) => !isOver(plan));
  const best = worthItsWay(
    lawful.length > 0 ? lawful : full,
    milesOf,
    hasStart ? WORTH_MILE_CENTS : USUAL_MILE_CENTS,
  );
  if (best === undefined || !hasStart) return best;
  return short.reduce((kept, other) => {
    const isLess = itemsOf(other.plan) < itemsOf(kept.plan) && itemsOf(other.plan) > 0;
    return isLess && !isOver(other.plan) && isDriveTooMuch(kept.plan, other.plan, milesOf)
      ? other
      : kept;
  }, best);
}

/** Whether what a plan gets besides another costs less than the miles that it takes more. */
function isDriveTooMuch(
  plan: TripPlan,
  other: TripPlan,
  milesOf: (plan: TripPlan) => number | null,
): boolean {
  const [own, others] = [milesOf(plan), milesOf(other)];
  if (own === null || others === null) return false;
  return (own - others) * USUAL_MILE_CENTS > plan.totalCents - other.totalCents;
}

function worthItsWay(
  choices: readonly TripChoice[],
  milesOf: (plan: TripPlan) => number | null,
  mileCents: number,
): TripChoice | undefined {
  const [cheapest] = choices;
  if (cheapest === undefined || milesOf(cheapest.plan) === null) return cheapest;
  // Where the way is counted it has been weighed.
  if (cheapest.plan.wayCents > 0) return cheapest;
  let best = { choice: cheapest, cents: Infinity };
  for (const choice of choices) {
    const miles = milesOf(choice.plan);
    const cents = costOfTrip(choice.plan) + (miles ?? Infinity) * mileCents;
    if (cents < best.cents) best = { choice, cents };
  }
  return best.choice;
}

/** The plan of the nearest store where so many items or more are to be had; `null` where no distance is known. */
function nearestPlan(question: Omit<TripQuestion, "storesAtMost">, items: number): TripPlan | null {
  const { packages, miles } = question;
  const near = packages
    .flatMap((own, store) => {
      const away = miles[store] ?? null;
      const count = own.filter((each) => each !== null).length;
      return away === null || items === 0 || count < items ? [] : [{ store, away }];
    })
    .toSorted((one, other) => one.away - other.away);
  for (const { store } of near) {
    const plan = planTrip({ ...question, storesAtMost: 1 }, store);
    if (itemsOf(plan) >= items) return plan;
  }
  return null;
}

/**
 * Everything that any store has, each thing where it costs the least, at as few stores as that takes; `null` where the
 * budget is too small for it, or a way that shall count is not known.
 */
function planForAll(
  question: Omit<TripQuestion, "storesAtMost">,
  way: TripQuestion["wayCents"],
): TripPlan | null {
  const { packages, budgetCents, wayCents } = question;
  const items = packages[0]?.length ?? 0;
  const picks = new Map<string, { items: number[]; store: number; cents: number }>();
  const leftOut: TripPlan["leftOut"][number][] = [];
  const bests = Array.from({ length: items }, (_, item) => {
    const cents = Math.min(...packages.map((own) => own[item]?.cents ?? Infinity));
    const stores = packages.flatMap((own, store) => (own[item]?.cents === cents ? [store] : []));
    return { item, stores };
  });
  const had = bests.filter(({ stores }) => stores.length > 0);
  const chosen = fewestStores(
    had.map(({ stores }) => stores),
    packages.map((_, store) => rankIn(question)(store)),
  );
  for (const { item, stores } of bests)
    if (stores.length === 0) leftOut.push({ item, why: "nowhere" });
  for (const [place, { item }] of had.entries()) {
    const store = chosen[place] ?? -1;
    const own = packages[store]?.[item];
    if (!own) continue;
    const { id, cents } = own;
    const known = picks.get(`${String(store)} ${id}`);
    if (known === undefined) picks.set(`${String(store)} ${id}`, { items: [item], store, cents });
    else known.items.push(item);
  }
  const all = [...picks.values()];
  const stores = shortestOrder([...new Set(all.map(({ store }) => store))], way);
  const totalCents = all.reduce((sum, { cents }) => sum + cents, 0);
  const counted = wayCents === undefined ? 0 : wayCents(stores);
  if (counted === null || totalCents + counted > (budgetCents ?? Infinity)) return null;
  return { stores, picks: all, totalCents, wayCents: counted, leftOut };
}

/** Each store in turn where it makes the way the least longer: of three that is the shortest of all orders. */
function shortestOrder(stores: readonly number[], way: TripQuestion["wayCents"]): number[] {
  return stores.reduce<number[]>((order, store) => {
    const orders = order.concat(store).map((_, place) => order.toSpliced(place, 0, store));
    const [first = [store]] = orders;
    return orders.reduce(
      (best, each) => ((way?.(each) ?? Infinity) < (way?.(best) ?? Infinity) ? each : best),
      first,
    );
  }, []);
}
