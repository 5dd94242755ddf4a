import { costOfTrip, itemsOf, planTrip, type TripPlan, type TripQuestion } from "./planTrip.ts";

/** Why somebody would go that way. */
export const TRIP_KINDS = ["cheapest", "one", "nearest"] as const;
export type TripKind = (typeof TRIP_KINDS)[number];

export interface TripChoice {
  kind: TripKind;
  plan: TripPlan;
}

/**
 * The ways that are worth weighing against each other, the cheapest first: that to two stores; that to one, where two are
 * cheaper; and the nearest store that has as much as any one store, where it is another one.
 */
export function tripChoices(question: Omit<TripQuestion, "storesAtMost">): TripChoice[] {
  const cheapest = planTrip({ ...question, storesAtMost: 2 });
  const one = cheapest.stores.length < 2 ? cheapest : planTrip({ ...question, storesAtMost: 1 });
  const nearest = nearestPlan(question, itemsOf(one));
  const choices: TripChoice[] = [{ kind: "cheapest", plan: cheapest }];
  if (one !== cheapest && one.picks.length > 0) choices.push({ kind: "one", plan: one });
  if (nearest !== null && nearest.stores[0] !== one.stores[0])
    choices.push({ kind: "nearest", plan: nearest });
  return choices;
}

/** What a mile costs where nobody has said it, in cents: the standard rate for business of the IRS, Notice 2025-5. */
const USUAL_MILE_CENTS = 70;

/**
 * The way that stands there until another is chosen: the cheapest, or the one store that has as much where the second
 * saves less than the way to it costs.
 *
 * What may not be bought on one day gives way to what may, where that is as much of the list.
 *
 * @param furtherMiles how much further two stores are than that one; `null` where it is not known
 * @param isOver whether a plan is too much for one day
 * @returns `undefined` where there is no choice
 */
export function usualChoice(
  choices: readonly TripChoice[],
  furtherMiles: number | null,
  isOver: (plan: TripPlan) => boolean = () => false,
): TripChoice | undefined {
  const usual = worthItsWay(choices, furtherMiles);
  if (usual === undefined || !isOver(usual.plan)) return usual;
  const items = itemsOf(usual.plan);
  return choices.find(({ plan }) => itemsOf(plan) === items && !isOver(plan)) ?? usual;
}

function worthItsWay(
  choices: readonly TripChoice[],
  furtherMiles: number | null,
): TripChoice | undefined {
  const [cheapest] = choices;
  const one = choices.find(({ kind }) => kind === "one");
  if (cheapest === undefined || one === undefined || furtherMiles === null) return cheapest;
  // Where the way is counted it has been weighed.
  if (cheapest.plan.wayCents > 0 || itemsOf(one.plan) < itemsOf(cheapest.plan)) return cheapest;
  const saved = costOfTrip(one.plan) - costOfTrip(cheapest.plan);
  return saved < furtherMiles * USUAL_MILE_CENTS ? one : cheapest;
}

/** The plan of the nearest store where so many items are to be had; `null` where no distance is known. */
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
    if (itemsOf(plan) === items) return plan;
  }
  return null;
}
