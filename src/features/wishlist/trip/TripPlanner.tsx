import { sizeName } from "#domain/offers/titles.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { useId, useMemo, useState } from "react";
import { formatCents } from "#domain/offers/money.ts";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Text } from "#design/words/Text.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { TRIP_ITEMS_AT_MOST, type TripPlan } from "#domain/wishlist/planTrip.ts";
import { tripChoices, USUAL_MILE_CENTS } from "#domain/wishlist/tripChoices.ts";
import { parseWishId, type WishId, type Wish } from "#domain/wishlist/wishes.ts";
import { readTarget } from "../wishWords.ts";
import { groups } from "../wishlist.css.ts";
import { tripFields, tripItems, tripSettings } from "./trip.css.ts";
import { tripOffers, type TripOffers } from "./tripOffers.ts";
import { MoreWays, TripChooser, usualWay, useTripChoice } from "./TripChooser.tsx";
import { boughtOffers, tripForADay, type LimitsOfTrip } from "./tripForADay.ts";
import { useTripOrigin } from "../tripOrigin.ts";
import { TripFrom, type AskingFrom } from "./TripFrom.tsx";
import { TripResult } from "./TripResult.tsx";
import { isAtStart, whyNotMore, whyThisWay } from "./tripWays.ts";
import { TripStores, useTripStores } from "./TripStores.tsx";
import type { Store } from "#domain/stores/stores.ts";

interface TripPlannerProps {
  wishes: readonly Wish[];
  offers: ReadonlyMap<WishId, readonly StoreOffer[]>;
  /** All that have a menu: one of them may be that which one goes from. */
  stores: readonly Store[];
  now: number;
  register: Register | null;
  limits: LimitsOfTrip;
}

/** The cheapest way to get what is marked, computed here. Loaded when a trip is planned. */
export default function TripPlanner(props: TripPlannerProps) {
  const { wishes, offers, now, register, limits } = props;
  const title = useId();
  // What the visitor marked or unmarked: whatever is left out unasked is none of it.
  const [own, setOwn] = useState<ReadonlyMap<WishId, boolean>>(new Map());
  const [budget, setBudget] = useState("");
  const [perMile, setPerMile] = useState("");
  const [asking, setAsking] = useState<AskingFrom>("said");
  const places = useTripStores(offers);
  const origin = useTripOrigin(props.stores);
  const goods = useMemo(
    () => wishes.filter(({ id }) => parseWishId(id)?.kind !== "store"),
    [wishes],
  );
  const marked = useMemo(() => goods.filter(({ id }) => own.get(id) !== false), [goods, own]);
  const planned = useMemo(() => marked.slice(0, TRIP_ITEMS_AT_MOST), [marked]);
  const budgetCents = readTarget(budget);
  const centsPerMile = readTarget(perMile);
  const mark = (ids: readonly WishId[], isMarked: boolean) =>
    setOwn(new Map([...own, ...ids.map((id) => [id, isMarked] as const)]));
  const { isMeant, isKept } = places;
  const mileCents = centsPerMile ?? null;
  const place = origin ?? null;
  const { isOver, toLeave } = limits;
  // Thousands of offers and pairs of stores are looked at: not again for each letter that is typed beside them.
  const { trip, choices, later } = useMemo(
    () =>
      tripForADay(planned, {
        look: (some) => {
          const asked = { isMeant, isKept, place, now, register, centsPerMile: mileCents };
          const found = tripOffers(some, offers, asked);
          const question = { ...found.question, budgetCents: budgetCents ?? null };
          return { trip: found, choices: tripChoices(question) };
        },
        usual: (ways) => usualWay(ways, isOver),
        limits: { isOver, toLeave },
        isOwn: (id) => own.has(id),
      }),
    [
      planned,
      offers,
      isMeant,
      isKept,
      place,
      now,
      register,
      mileCents,
      budgetCents,
      isOver,
      toLeave,
      own,
    ],
  );
  const leave = (offered: readonly StoreOffer[]) => {
    const left = trip.wishes.filter((_, item) =>
      trip.cheapest.some((all) => all[item] && offered.includes(all[item].offer)),
    );
    mark(
      left.map(({ id }) => id),
      false,
    );
  };
  const putBack = () =>
    mark(
      planned.map(({ id }) => id),
      true,
    );
  const choice = useTripChoice(choices, trip, isOver);
  // From where one goes is known in a moment, and decides which way stands there.
  if (goods.length === 0 || choice === undefined || origin === undefined) return null;
  const { kind, plan } = choice;
  const marks = trip.wishes.length + later.length;
  const usual = usualWay({ choices, trip }, isOver);
  const isUsual = kind === usual?.kind;
  const isLater = (id: WishId) => later.some(({ wish }) => wish.id === id);
  const settings = (
    <div className={tripSettings}>
      <fieldset className={tripItems}>
        <legend>What to get</legend>
        {goods.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={own.get(id) !== false && !isLater(id)}
            onChange={({ target }) => mark([id], target.checked)}
          >
            <bdi translate="no">{name}</bdi> <PlannedSize id={id} trip={trip} plan={plan} />
          </Checkbox>
        ))}
      </fieldset>
      {marked.length > planned.length ? (
        <Text role="status">
          A trip takes up to {TRIP_ITEMS_AT_MOST} items: these are the first {TRIP_ITEMS_AT_MOST}.
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
        {place === null ? null : (
          <Field
            label="Cost per mile in dollars, to count the drive"
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
  // From where trips start to that very store there are no miles.
  const hasNoWay = choices.every((each) => isAtStart(each.plan, trip));
  const isPlanOver = (each: TripPlan) => isOver(boughtOffers(trip.cheapest, each));
  const fuller =
    isUsual && place !== null ? whyNotMore(plan, choices, trip, marks, isPlanOver) : null;
  const ways = { choices, chosen: choice, trip, marked: marks, limits };
  return (
    <section aria-labelledby={title} className={groups}>
      <h2 id={title} className="visually-hidden">
        Plan a trip
      </h2>
      <TripResult
        trip={trip}
        plan={plan}
        ways={<TripChooser {...ways} />}
        moreWays={<MoreWays {...ways} />}
        fuller={fuller}
        why={whyThisWay(choice, usual, choices, trip, {
          isOver: isPlanOver,
          hasFuller: fuller !== null,
        })}
        totals={choices.map((each) => each.plan.totalCents)}
        now={now}
        register={register}
        later={later}
        limits={(bought, left) => limits.day(bought, leave, left)}
        onPutBack={putBack}
        from={
          <TripFrom
            origin={origin}
            isNamed={isAtStart(plan, trip)}
            state={asking}
            onState={setAsking}
          />
        }
        settings={
          <div className="no-print">
            <Fold summary="Change what to get, stores or budget">{settings}</Fold>
          </div>
        }
        notes={
          [
            place === null || hasNoWay ? null : drivingWords(place.isKept === true, mileCents),
            whosePrices(trip, register),
            hasNoWay ? null : "Miles are estimates, worked out on this device.",
          ]
            .filter(Boolean)
            .join(" ") || null
        }
      />
    </section>
  );
}

/** What a mile is counted at, and of which way. */
function drivingWords(isFromKept: boolean, mileCents: number | null): string {
  const what = isFromKept ? "Driving beyond your kept store" : "Driving";
  const cents = formatCents(mileCents ?? USUAL_MILE_CENTS);
  return `${what} is counted at ${cents} a mile, there and back${mileCents === null ? "" : ", in the budget, too"}.`;
}

/** Whose prices a plan goes by, where they are not everybody's. */
function whosePrices({ cheapest }: TripOffers, register: Register | null): string | null {
  if (register?.isPatient === true)
    return "Prices are those that you pay as a patient or caregiver.";
  return cheapest.flat().some((each) => each !== null && each.because !== null)
    ? "Prices are those that you pay with your discounts."
    : null;
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
