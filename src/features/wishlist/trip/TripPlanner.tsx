import { sizeName } from "#domain/offers/titles.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { useCallback, useMemo, useState } from "react";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Text } from "#design/words/Text.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { TRIP_ITEMS_AT_MOST, type TripPlan } from "#domain/wishlist/planTrip.ts";
import { tripChoices, type TripKind } from "#domain/wishlist/tripChoices.ts";
import { parseWishId, type WishId, type Wish } from "#domain/wishlist/wishes.ts";
import { readTarget } from "../wishWords.ts";
import { groups } from "../wishlist.css.ts";
import { tripFields, tripItems, tripSettings } from "./trip.css.ts";
import { tripOffers, type TripOffers } from "./tripOffers.ts";
import { TripChooser, useTripChoice } from "./TripChooser.tsx";
import { TripResult, type LimitsOfTrip } from "./TripResult.tsx";
import { storeTitle, type Store } from "#domain/stores/stores.ts";
import toast from "react-hot-toast/headless";
import { usePins } from "#data/pins.ts";
import { NEAR_MILES, ROAD_FACTOR } from "#domain/stores/distance.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { findLocation, type Place } from "#platform/location.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";

interface TripPlannerProps {
  wishes: readonly Wish[];
  offers: ReadonlyMap<WishId, readonly StoreOffer[]>;
  now: number;
  register: Register | null;
  limits: LimitsOfTrip;
}

/** The cheapest way to get what is marked, computed here. Loaded when a trip is planned. */
export default function TripPlanner({ wishes, offers, now, register, limits }: TripPlannerProps) {
  const [unmarked, setUnmarked] = useState<ReadonlySet<WishId>>(new Set());
  const [budget, setBudget] = useState("");
  const [perMile, setPerMile] = useState("");
  const places = useTripStores(offers);
  const goods = useMemo(
    () => wishes.filter(({ id }) => parseWishId(id)?.kind !== "store"),
    [wishes],
  );
  const marked = useMemo(() => goods.filter(({ id }) => !unmarked.has(id)), [goods, unmarked]);
  const planned = useMemo(() => marked.slice(0, TRIP_ITEMS_AT_MOST), [marked]);
  const budgetCents = readTarget(budget);
  const centsPerMile = readTarget(perMile);
  const mark = (id: WishId, isMarked: boolean) => {
    const next = new Set(unmarked);
    if (isMarked) next.delete(id);
    else next.add(id);
    setUnmarked(next);
  };
  const { isMeant, place } = places;
  const mileCents = centsPerMile ?? null;
  // Thousands of offers and pairs of stores are looked at: not again for each letter that is typed beside them.
  const trip = useMemo(
    () =>
      tripOffers(planned, offers, {
        isMeant,
        place,
        now,
        register,
        centsPerMile: mileCents,
      }),
    [planned, offers, isMeant, place, now, register, mileCents],
  );
  const choices = useMemo(
    () => tripChoices({ ...trip.question, budgetCents: budgetCents ?? null }),
    [trip, budgetCents],
  );
  const leave = (offered: readonly StoreOffer[]) => {
    const left = planned.filter((_, item) =>
      trip.cheapest.some((own) => own[item] && offered.includes(own[item].offer)),
    );
    setUnmarked(new Set([...unmarked, ...left.map(({ id }) => id)]));
  };
  const choice = useTripChoice(choices, trip, limits.isOver);
  if (goods.length === 0 || choice === undefined) return null;
  const { kind, plan } = choice;
  const settings = (
    <div className={`${tripSettings} no-print`}>
      <fieldset className={tripItems}>
        <legend>What to get</legend>
        {goods.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={!unmarked.has(id)}
            onChange={({ target }) => mark(id, target.checked)}
          >
            <bdi translate="no">{name}</bdi> <PlannedSize id={id} trip={trip} plan={plan} />
          </Checkbox>
        ))}
      </fieldset>
      {marked.length > planned.length ? (
        <Text role="status">
          A plan has at most {TRIP_ITEMS_AT_MOST} items: the first {TRIP_ITEMS_AT_MOST} are planned.
        </Text>
      ) : null}
      <div className={tripFields}>
        <Field
          label="Budget in dollars"
          inputMode="decimal"
          autoComplete="off"
          value={budget}
          onChange={({ target }) => setBudget(target.value)}
          error={budgetCents === undefined ? "Write a price such as 25 or 24.99." : undefined}
        />
        <TripStores places={places} />
        {places.place === null ? null : (
          <Field
            label="Cost of a mile in dollars, to count the way"
            inputMode="decimal"
            autoComplete="off"
            value={perMile}
            onChange={({ target }) => setPerMile(target.value)}
            error={centsPerMile === undefined ? "Write an amount such as 0.70." : undefined}
          />
        )}
      </div>
    </div>
  );
  return (
    <Section title="Plan a trip" className={groups}>
      <Stack gap={4}>
        <TripResult
          trip={trip}
          plan={plan}
          chooser={
            choices.length < 2 ? null : (
              <TripChooser choices={choices} chosen={choice} trip={trip} over={limits.over} />
            )
          }
          totals={choices.map((each) => each.plan.totalCents)}
          now={now}
          register={register}
          centsPerMile={mileCents}
          limits={(bought) => limits.day(bought, leave)}
          settings={<Fold summary="Change what to get, stores or budget">{settings}</Fold>}
        />
        <Text tone="quiet" size="sm">
          {WAYS[kind]} to get what is marked, one package of each, at {whosePrices(trip, register)}.
          A package that answers two wishes is bought once.{" "}
          {place === null ? null : `A round trip is straight lines times ${String(ROAD_FACTOR)}. `}
          Computed on this device.
        </Text>
      </Stack>
    </Section>
  );
}

/** How a plan was chosen among all, at the head of a sentence. */
const WAYS: Readonly<Record<TripKind, string>> = {
  cheapest: "The cheapest way with at most two stores",
  one: "The cheapest way with at most one store",
  nearest: "The nearest store that has as much as any one store",
};

/** Whose prices a plan goes by, in the middle of a sentence. */
function whosePrices({ cheapest }: TripOffers, register: Register | null): string {
  const isOwn = cheapest.flat().some((each) => each !== null && each.because !== null);
  if (register?.isPatient === true) return "the prices that you pay as a patient or caregiver";
  return isOwn ? "the prices that you pay with your discounts" : "the prices any adult pays";
}

interface PlannedSizeProps {
  id: WishId;
  trip: TripOffers;
  plan: TripPlan;
}

/** The size of the package that a plan buys for a wish, so that a strain of any size shows which. */
function PlannedSize({ id, trip, plan }: PlannedSizeProps) {
  const item = trip.wishes.findIndex((wish) => wish.id === id);
  const pick = plan.picks.find(({ items }) => items.includes(item));
  const picked = pick && trip.cheapest[pick.store]?.[item]?.offer;
  const size = picked && sizeName(picked);
  if (size === undefined) return null;
  return (
    <Text as="span" tone="quiet" size="sm">
      <bdi translate="no">{size}</bdi>
    </Text>
  );
}

/** Which stores a plan may use. Where the visitor is, is asked only after it is chosen, and stays here. */
function TripStores({ places }: { places: ReturnType<typeof useTripStores> }) {
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
export type StoreChoice = "all" | "kept" | "near" | "chosen";

/** The stores of a trip: all, those kept, those near, or one or two that are chosen. */
function useTripStores(offers: ReadonlyMap<WishId, readonly StoreOffer[]>) {
  const pins = usePins();
  const [choice, setChoice] = useState<StoreChoice>("all");
  const [asked, setPlace] = useState<Place | null>(null);
  // Where another screen has been told, that is how far it is here, too.
  const told = useVisitorPlace();
  const place = asked ?? told;
  const [chosen, setChosen] = useState<readonly [string, string]>(["", ""]);
  const stores = useMemo(() => storesOf(offers), [offers]);
  const kept = useMemo(() => new Set(pins?.map(({ slug }) => slug)), [pins]);

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
  const isMeant = useCallback(
    (store: Store) => {
      if (choice === "kept") return kept.has(store.slug);
      if (choice === "near") return (milesTo(store, place) ?? Infinity) <= NEAR_MILES;
      if (choice === "chosen") return chosen.includes(store.slug);
      return true;
    },
    [choice, chosen, kept, place],
  );
  return { stores, hasKept: kept.size > 0, choice, choose, place, chosen, setChosen, isMeant };
}

function storesOf(offers: ReadonlyMap<WishId, readonly StoreOffer[]>): readonly Store[] {
  const stores = new Map([...offers.values()].flat().map(({ store }) => [store.slug, store]));
  return [...stores.values()].sort((one, other) =>
    storeTitle(one).localeCompare(storeTitle(other), "en"),
  );
}
