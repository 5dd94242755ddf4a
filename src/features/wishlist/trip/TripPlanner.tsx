import { useState } from "react";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Text } from "#design/words/Text.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { TRIP_ITEMS_AT_MOST } from "#domain/wishlist/planTrip.ts";
import { parseWishId, type WishId, type Wish } from "#domain/wishlist/wishes.ts";
import { readTarget } from "../readTarget.ts";
import { tripFields, tripItems } from "../wishlist.css.ts";
import { TripResult, type LimitsOfTrip } from "./TripResult.tsx";
import { TripStores } from "./TripStores.tsx";
import { useTripStores } from "./useTripStores.ts";

const STORE_COUNTS = [
  { value: "2", label: "up to two stores" },
  { value: "1", label: "one store" },
] as const;

interface TripPlannerProps {
  wishes: readonly Wish[];
  offers: ReadonlyMap<WishId, readonly StoreOffer[]>;
  now: number;
  limits: LimitsOfTrip;
}

/** The cheapest way to get what is marked, computed here. Loaded when a trip is planned. */
export default function TripPlanner({ wishes, offers, now, limits }: TripPlannerProps) {
  const goods = wishes.filter(({ id }) => parseWishId(id)?.kind !== "store");
  const [unmarked, setUnmarked] = useState<ReadonlySet<WishId>>(new Set());
  const [budget, setBudget] = useState("");
  const [storesAtMost, setStoresAtMost] = useState<"1" | "2">("2");
  const places = useTripStores(offers);
  const marked = goods.filter(({ id }) => !unmarked.has(id));
  const planned = marked.slice(0, TRIP_ITEMS_AT_MOST);
  const budgetCents = readTarget(budget);
  const mark = (id: WishId, isMarked: boolean) => {
    const next = new Set(unmarked);
    if (isMarked) next.delete(id);
    else next.add(id);
    setUnmarked(next);
  };
  if (goods.length === 0) return null;
  return (
    <Section title="Plan a trip">
      <Text tone="quiet" size="md">
        The cheapest way to get what is marked, one package of each, at the prices any adult pays. A
        package that is two of them is bought once. Computed on this device.
      </Text>
      <fieldset className={`${tripItems} no-print`}>
        <legend>What to get</legend>
        {goods.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={!unmarked.has(id)}
            onChange={({ target }) => mark(id, target.checked)}
          >
            <bdi>{name}</bdi>
          </Checkbox>
        ))}
      </fieldset>
      {marked.length > planned.length ? (
        <Text role="status">
          A plan has at most {TRIP_ITEMS_AT_MOST} items: the first {TRIP_ITEMS_AT_MOST} are planned.
        </Text>
      ) : null}
      <div className={`${tripFields} no-print`}>
        <Field
          label="Budget in dollars"
          inputMode="decimal"
          autoComplete="off"
          value={budget}
          onChange={({ target }) => setBudget(target.value)}
          error={budgetCents === undefined ? "Write a price such as 25 or 24.99." : undefined}
        />
        <Select
          label="Go to"
          options={STORE_COUNTS}
          value={storesAtMost}
          onChange={setStoresAtMost}
        />
        <TripStores places={places} />
      </div>
      <TripResult
        wishes={planned}
        offers={offers}
        now={now}
        isMeant={places.isMeant}
        place={places.place}
        budgetCents={budgetCents ?? null}
        storesAtMost={storesAtMost === "1" ? 1 : 2}
        limits={limits}
      />
    </Section>
  );
}
