import { useMemo, useState } from "react";
import toast from "react-hot-toast/headless";
import { usePins } from "#data/pins.ts";
import { NEAR_MILES, milesTo } from "#domain/stores/distance.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { storeTitle, type Store } from "#domain/stores/stores.ts";
import type { WishId } from "#domain/wishlist/wishes.ts";
import { findLocation, type Place } from "#platform/location.ts";

/** Which stores a trip may lead to. */
export type StoreChoice = "all" | "kept" | "near" | "chosen";

/** The stores of a trip: all, those kept, those near, or one or two that are chosen. */
export function useTripStores(offers: ReadonlyMap<WishId, readonly StoreOffer[]>) {
  const pins = usePins() ?? [];
  const [choice, setChoice] = useState<StoreChoice>("all");
  const [place, setPlace] = useState<Place | null>(null);
  const [chosen, setChosen] = useState<readonly [string, string]>(["", ""]);
  const stores = useMemo(() => storesOf(offers), [offers]);
  const kept = new Set(pins.map(({ slug }) => slug));

  const choose = async (next: StoreChoice) => {
    if (next === "near" && place === null) {
      const answer = await findLocation();
      if (answer.kind !== "here") {
        toast.error(
          answer.kind === "refused"
            ? "Location is blocked. Allow it in the browser’s site settings."
            : "Your location was not found.",
        );
        return;
      }
      setPlace(answer.place);
    }
    setChoice(next);
  };
  const isMeant = (store: Store) => {
    if (choice === "kept") return kept.has(store.slug);
    if (choice === "near") return (milesTo(store, place) ?? Infinity) <= NEAR_MILES;
    if (choice === "chosen") return chosen.includes(store.slug);
    return true;
  };
  return { stores, hasKept: kept.size > 0, choice, choose, place, chosen, setChosen, isMeant };
}

function storesOf(offers: ReadonlyMap<WishId, readonly StoreOffer[]>): readonly Store[] {
  const stores = new Map([...offers.values()].flat().map(({ store }) => [store.slug, store]));
  return [...stores.values()].sort((one, other) =>
    storeTitle(one).localeCompare(storeTitle(other), "en"),
  );
}
