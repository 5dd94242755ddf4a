import type { ReactNode } from "react";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { itemsOf, type TripPlan } from "#domain/wishlist/planTrip.ts";
import type { TripChoice } from "#domain/wishlist/tripChoices.ts";
import type { Wish, WishId } from "#domain/wishlist/wishes.ts";
import type { TripOffers } from "./tripOffers.ts";

/** What the limits of a day say of a trip. */
export interface LimitsOfTrip {
  /** How far a basket of offers goes towards the day's limit, with a way to leave some of them out. */
  day: (
    offers: readonly StoreOffer[],
    onLeave: (offers: readonly StoreOffer[]) => void,
    /** What was left out already. */
    left: ReactNode,
  ) => ReactNode;
  /** Of a way that is not chosen yet: nothing, unless it is too much for one day. */
  over: (offers: readonly StoreOffer[]) => ReactNode;
  /** The same as an answer, for what is chosen unasked. */
  isOver: (offers: readonly StoreOffer[]) => boolean;
  /** Which of them to leave for another day where they are too much for one; none where no few are enough. */
  toLeave: (offers: readonly StoreOffer[]) => readonly StoreOffer[];
}

/** Something of a list that is left for another day, and the package that was too much. */
export interface LaterWish {
  wish: Wish;
  offer: StoreOffer;
}

interface Ways {
  trip: TripOffers;
  choices: readonly TripChoice[];
}

interface TripForADay extends Ways {
  later: readonly LaterWish[];
}

interface HowToPlan {
  /** The ways to get so much of the list. */
  look: (wishes: readonly Wish[]) => Ways;
  /** The way that stands there unasked: one that may be bought on one day, where there is one. */
  usual: (ways: Ways) => TripChoice | undefined;
  limits: Pick<LimitsOfTrip, "isOver" | "toLeave">;
  /** Whether the visitor has marked it: that stays. */
  isOwn: (id: WishId) => boolean;
}

/**
 * The ways to get a list on one day. Where every way to all of it is too much for a day, what the limits would leave out is
 * left for another day already, and the ways are those to the rest. Nothing is left where there would be no rest.
 */
export function tripForADay(planned: readonly Wish[], how: HowToPlan): TripForADay {
  let now: TripForADay = { ...how.look(planned), later: [] };
  // Each turn leaves something: other stores may have the rest in other sizes.
  for (;;) {
    const left = toLeaveOf(now, how);
    if (left.length === 0) return now;
    const rest = now.trip.wishes.filter((wish) => left.every((each) => each.wish !== wish));
    const next = how.look(rest);
    if (next.choices.every(({ plan }) => itemsOf(plan) === 0)) return now;
    now = { ...next, later: [...now.later, ...left] };
  }
}

/** What the limits leave of the way that would stand there, but for what the visitor has marked. */
function toLeaveOf(ways: Ways, { usual, limits, isOwn }: HowToPlan): readonly LaterWish[] {
  const choice = usual(ways);
  const { cheapest, wishes } = ways.trip;
  if (choice === undefined) return [];
  const bought = boughtOffers(cheapest, choice.plan);
  const left = limits.isOver(bought) ? limits.toLeave(bought) : [];
  return choice.plan.picks.flatMap(({ store, items }) => {
    const offer = cheapest[store]?.[items[0] ?? -1]?.offer;
    const own = items.flatMap((item) => wishes[item] ?? []);
    if (offer === undefined || !left.includes(offer) || own.some(({ id }) => isOwn(id))) return [];
    return own.map((wish) => ({ wish, offer }));
  });
}

/** What a plan buys. */
export function boughtOffers(cheapest: TripOffers["cheapest"], { picks }: TripPlan): StoreOffer[] {
  return picks.flatMap(({ store, items: [item = -1] }) => cheapest[store]?.[item]?.offer ?? []);
}
