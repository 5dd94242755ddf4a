import { closesSoon } from "#domain/stores/openingWords.ts";
import { openStateAt } from "#domain/stores/openState.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { MINUTE_MS } from "#domain/time/spans.ts";
import type { TripPlan } from "#domain/wishlist/planTrip.ts";
import type { TripOffers } from "./tripOffers.ts";

/**
 * That a store of a trip closes within the hour, which its head warns of: "Closes in 10 min: too late for today unless you are
 * there." Of several it is said which. `null` where none does.
 *
 * @param now epoch milliseconds
 */
export function closingWarning(
  { stores }: Pick<TripPlan, "stores">,
  trip: Pick<TripOffers, "stores" | "place">,
  now: number,
): string | null {
  for (const place of stores) {
    const store = trip.stores[place];
    const state = openStateAt(store?.openingHours ?? null, now);
    if (store === undefined || state.kind !== "open" || !closesSoon(store.openingHours, now))
      continue;
    const left = Math.ceil((state.closes.at - now) / MINUTE_MS);
    const which = stores.length === 1 ? "Closes" : `${storeTitle(store)} closes`;
    return `${which} in ${String(left)} min: ${inTime(left, milesFrom(trip.place, store))}.`;
  }
  return null;
}

/** From a kept store, where trips start while nobody has said where they are, the way there is not known. */
const milesFrom = (place: TripOffers["place"], store: TripOffers["stores"][number]) =>
  place?.isKept === true ? null : milesTo(store, place);

function inTime(left: number, miles: number | null): string {
  if (miles === null)
    return `too late for today unless you are ${left > THERE_MINUTES ? "near" : "there"}`;
  return miles * MINUTES_A_MILE + SHOPPING_MINUTES < left ? "go now" : "too late for today";
}

/** Who is not there is not in so many minutes. */
const THERE_MINUTES = 20;
/** On roads between towns, and for the counter. */
const MINUTES_A_MILE = 1.5;
const SHOPPING_MINUTES = 5;
