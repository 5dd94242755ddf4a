import { useCallback, useMemo, useState } from "react";
import toast from "react-hot-toast/headless";
import { Select } from "#design/controls/Select.tsx";
import { usePins } from "#data/pins.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { NEAR_MILES } from "#domain/stores/distance.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { slugsOf, storeTitle, type Store } from "#domain/stores/stores.ts";
import type { WishId } from "#domain/wishlist/wishes.ts";
import { LOCATION_TROUBLE, useLocate, useVisitorPlace } from "#platform/visitorPlace.ts";

/** Which stores a plan may use. Where the visitor is, is asked only after it is chosen, and stays here. */
export function TripStores({ places }: { places: ReturnType<typeof useTripStores> }) {
  const { stores, hasKept, choice, choose, chosen, setChosen } = places;
  const choices: { value: StoreChoice; label: string }[] = [
    { value: "all", label: "All stores" },
    ...(hasKept ? [{ value: "kept" as const, label: "Saved stores" }] : []),
    { value: "near", label: "Within 25 miles of me" },
    { value: "chosen", label: "Stores I choose" },
  ];
  const options = [
    { value: "", label: "–" },
    ...stores.map((store) => ({ value: store.slug, label: storeTitle(store) })),
  ];
  const [first, second] = chosen;
  return (
    <>
      <Select
        label="Which stores"
        options={choices}
        value={choice}
        onChange={(next) => void choose(next)}
      />
      {choice === "chosen" ? (
        <>
          <Select
            label="First store"
            options={options}
            value={first}
            onChange={(slug) => setChosen([slug, second])}
          />
          <Select
            label="Second store"
            options={options}
            value={second}
            onChange={(slug) => setChosen([first, slug])}
          />
        </>
      ) : null}
    </>
  );
}

/** Which stores a trip may lead to. */
type StoreChoice = "all" | "kept" | "near" | "chosen";

/** The stores of a trip: all, those kept, those near, or one or two that are chosen. */
export function useTripStores(offers: ReadonlyMap<WishId, readonly StoreOffer[]>) {
  const pins = usePins();
  const [choice, setChoice] = useState<StoreChoice>("all");
  const place = useVisitorPlace();
  const { locate } = useLocate();
  const [chosen, setChosen] = useState<readonly [string, string]>(["", ""]);
  const stores = useMemo(() => storesOf(offers), [offers]);
  const kept = useMemo(() => new Set(pins?.map(({ slug }) => slug)), [pins]);

  const choose = async (next: StoreChoice) => {
    if (next === "near" && place === null) {
      const trouble = LOCATION_TROUBLE[await locate()];
      if (trouble !== null) {
        toast.error(trouble);
        return;
      }
    }
    setChoice(next);
  };
  const isKept = useCallback(
    (store: Store) => slugsOf(store).some((slug) => kept.has(slug)),
    [kept],
  );
  const isMeant = useCallback(
    (store: Store) => {
      if (choice === "kept") return isKept(store);
      if (choice === "near") return (milesTo(store, place) ?? Infinity) <= NEAR_MILES;
      if (choice === "chosen") return chosen.includes(store.slug);
      return true;
    },
    [choice, chosen, isKept, place],
  );
  return { stores, hasKept: kept.size > 0, choice, choose, chosen, setChosen, isMeant, isKept };
}

function storesOf(offers: ReadonlyMap<WishId, readonly StoreOffer[]>): readonly Store[] {
  const stores = new Map([...offers.values()].flat().map(({ store }) => [store.slug, store]));
  return [...stores.values()].sort((one, other) =>
    storeTitle(one).localeCompare(storeTitle(other), "en"),
  );
}
