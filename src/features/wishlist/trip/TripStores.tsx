import { Select } from "#design/controls/Select.tsx";
import { storeTitle } from "#domain/stores/stores.ts";
import type { StoreChoice, useTripStores } from "./useTripStores.ts";

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
