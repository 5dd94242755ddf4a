import type { ReactNode } from "react";
import { Text } from "#design/text/Text.tsx";
import type { StoreOffer } from "#domain/menus/offers.ts";
import { formatCents } from "#domain/prices/money.ts";
import type { Store } from "#domain/stores/stores.ts";
import { itemsOf, planTrip, type TripPlan } from "#domain/trip/planTrip.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";
import type { WishId } from "#domain/wishlist/wishId.ts";
import type { Place } from "#platform/location.ts";
import { tripTotal } from "../wishlist.css.ts";
import { LeftOutList } from "./LeftOutList.tsx";
import { tripOffers } from "./tripOffers.ts";
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
  if (plan.picks.length === 0) {
    return (
      <>
        <Text role="status">
          {trip.stores.length === 0
            ? "None of these stores has anything that is marked, on a menu of the last 72 hours."
            : "Nothing fits in this budget."}
        </Text>
        <LeftOutList plan={plan} wishes={wishes} />
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
      <LeftOutList plan={plan} wishes={wishes} />
      {limits(boughtOffers(trip.cheapest, plan))}
    </>
  );
}

function boughtOffers(
  cheapest: ReturnType<typeof tripOffers>["cheapest"],
  { picks }: TripPlan,
): StoreOffer[] {
  return picks.flatMap(({ store, items: [item = -1] }) => cheapest[store]?.[item]?.offer ?? []);
}
