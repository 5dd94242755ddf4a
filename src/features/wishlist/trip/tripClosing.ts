import type { TripPlan } from "#domain/wishlist/planTrip.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { openStateAt } from "#domain/stores/openState.ts";
import { closesSoon } from "#domain/stores/openingWords.ts";
import { MINUTE_MS } from "#domain/time/spans.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { isAtStart } from "./tripWays.ts";
import type { TripOffers } from "./tripOffers.ts";

/**
 * That a store of a trip closes within the hour, which its head warns of: "Closes in 10 min: too late for today unless you are
 * there". Of several it is said which. `null` where none does.
 *
 * @param now epoch milliseconds
 */
export function closingWarning(plan: TripPlan, trip: TripOffers, now: number): string | null {
  for (const place of plan.stores) {
    const store = trip.stores[place];
    const state = openStateAt(store?.openingHours ?? null, now);
    if (store === undefined || state.kind !== "open" || !closesSoon(store.openingHours, now))
      continue;
    const left = Math.ceil((state.closes.at - now) / MINUTE_MS);
    const which = plan.stores.length === 1 ? "Closes" : `${storeTitle(store)} closes`;
    const said = `${which} in ${String(left)} min`;
    // From a kept store nobody knows how far it is, nor where one is.
    const isKnown = trip.place !== null && trip.place.isKept !== true && !isAtStart(plan, trip);
    const miles = isKnown ? milesTo(store, trip.place) : null;
    if (miles === null)
      return `${said}: too late for today unless you are ${left > THERE_MINUTES ? "near" : "there"}.`;
    const drive = miles * MINUTES_A_MILE + SHOPPING_MINUTES;
    return drive < left ? `${said}: go now.` : `${said}: too late for today.`;
  }
  return null;
}

/** Who is not there is not in so many minutes. */
const THERE_MINUTES = 20;
/** On roads between towns, and for the counter. */
const MINUTES_A_MILE = 1.5;
const SHOPPING_MINUTES = 5;
