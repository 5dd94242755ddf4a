import type { ReactNode } from "react";
import { Text } from "#design/words/Text.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { formatCents } from "#domain/offers/money.ts";
import type { Store } from "#domain/stores/stores.ts";
import { itemsOf, planTrip, type TripPlan } from "#domain/wishlist/planTrip.ts";
import type { Wish, WishId } from "#domain/wishlist/wishes.ts";
import type { Place } from "#platform/location.ts";
import { tripTotal } from "../wishlist.css.ts";
import { LeftOutList } from "./LeftOutList.tsx";
import { tripOffers, type TripOffers } from "./tripOffers.ts";
import { TripStop } from "./TripStop.tsx";

/** How far a basket of offers goes towards the day's limit. */
export type LimitsOfTrip = (offers: readonly StoreOffer[]) => ReactNode;

interface TripResultProps {
  wishes: readonly Wish[];
  offers: ReadonlyMap<WishId, readonly StoreOffer[]>;
  now: number;
  isMeant: (store: Store) => boolean;
  place: Place | null;
  budgetCents: number | null;
  storesAtMost: 1 | 2;
  limits: LimitsOfTrip;
}

/** The plan: what to buy where, for how much, and what is left out and why. */
export function TripResult(props: TripResultProps) {
  const { wishes, offers, now, isMeant, place, budgetCents, storesAtMost, limits } = props;
  const trip = tripOffers(wishes, offers, { isMeant, place, now });
  const plan = planTrip({ ...trip.question, budgetCents, storesAtMost });
  if (trip.stores.length === 0) return <NothingToCompare trip={trip} />;
  if (plan.picks.length === 0) {
    return (
      <>
        <Text role="status">Nothing fits in this budget.</Text>
        <LeftOutList leftOut={plan.leftOut} trip={trip} />
      </>
    );
  }
  return (
    <>
      {plan.stores.map((store) => (
        <TripStop key={trip.stores[store]?.slug} trip={trip} plan={plan} store={store} now={now} />
      ))}
      <p className={tripTotal} role="status">
        Total {formatCents(plan.totalCents)} for {itemsOf(plan)} of {wishes.length}, before tax
      </p>
      <LeftOutList leftOut={plan.leftOut} trip={trip} />
      {limits(boughtOffers(trip.cheapest, plan))}
    </>
  );
}

/** Without a single price there is nothing to plan with: it is said of what the stores have all the same. */
function NothingToCompare({ trip }: { trip: TripOffers }) {
  const unpriced = trip.whyNotCompared.flatMap((why, item) => (why === null ? [] : [item]));
  return (
    <>
      <Text role="status">
        {unpriced.length === 0
          ? "None of these stores has anything that is marked, on a menu of the last 72 hours."
          : "These stores have nothing that is marked at a price to compare."}
      </Text>
      <LeftOutList leftOut={unpriced.map((item) => ({ item, why: "nowhere" }))} trip={trip} />
    </>
  );
}

function boughtOffers(cheapest: TripOffers["cheapest"], { picks }: TripPlan): StoreOffer[] {
  return picks.flatMap(({ store, items: [item = -1] }) => cheapest[store]?.[item]?.offer ?? []);
}
