import { useSelector } from "@tanstack/react-store";
import { useId } from "react";
import * as v from "valibot";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { formatMiles, ROAD_FACTOR } from "#domain/stores/distance.ts";
import { milesApart } from "#domain/stores/storePlace.ts";
import { countOfStores, storeLocation } from "#domain/stores/stores.ts";
import { costOfTrip, itemsOf, type TripPlan } from "#domain/wishlist/planTrip.ts";
import {
  TRIP_KINDS,
  USUAL_MILE_CENTS,
  usualChoice,
  type TripChoice,
  type TripKind,
} from "#domain/wishlist/tripChoices.ts";
import { About } from "#design/words/About.tsx";
import { createStored } from "#platform/createStored.ts";
import { jsonUnder } from "#platform/jsonUnder.ts";
import { chooser, got, option } from "./chooser.css.ts";
import type { TripOffers } from "./tripOffers.ts";
import { boughtOffers, type LimitsOfTrip } from "./tripForADay.ts";

interface TripChooserProps {
  /** The cheapest first. */
  choices: readonly TripChoice[];
  chosen: TripChoice;
  trip: TripOffers;
  /** How many wishes are marked, with those that are left for another day. */
  marked: number;
  over: LimitsOfTrip["over"];
}

/**
 * The ways to get what is marked, a line each to choose from: how many stores, how far or where, how much of the list it
 * gets and what that costs, and whether it is too much for a day. Those that get the most come first: of what gets less a
 * lower price is not a cheaper way, and does not look like one.
 */
export function TripChooser({ choices, chosen, trip, marked, over }: TripChooserProps) {
  const name = useId();
  const most = Math.max(...choices.map(({ plan }) => itemsOf(plan)));
  const isAllGot = choices.every(({ plan }) => itemsOf(plan) === marked);
  const listed = choices.toSorted((a, b) => itemsOf(b.plan) - itemsOf(a.plan));
  return (
    <div role="radiogroup" aria-label="Which trip" className={`${chooser} no-print`}>
      {listed.map(({ kind, plan }) => {
        const isChosen = kind === chosen.kind;
        const items = itemsOf(plan);
        const cost = (
          <About isAbout={isAboutPlan(plan, trip)}>{formatCents(costOfTrip(plan))}</About>
        );
        return (
          <label key={kind} className={option({ isChosen })}>
            <input
              type="radio"
              name={name}
              checked={isChosen}
              onChange={() => tripKind.change(() => ({ kind }))}
            />
            <span>
              {[storesText(kind, plan, trip), wayText(plan, trip)].filter(Boolean).join(" · ")}{" "}
              {/* Of the chosen one it is said beside its total. */}
              {isChosen ? null : over(boughtOffers(trip.cheapest, plan))}
            </span>{" "}
            <span className={got}>
              {isAllGot ? null : `${String(items)} of ${String(marked)} · `}
              {items < most ? cost : <b>{cost}</b>}
            </span>
            {isChosen ? <strong> {reasonText(chosen, choices, trip)}</strong> : null}
          </label>
        );
      })}
    </div>
  );
}

/** What speaks for a way against the other that most would take: what it costs or saves, and how far one drives for that. */
function reasonText(
  { kind, plan }: TripChoice,
  choices: readonly TripChoice[],
  trip: TripOffers,
): string | null {
  const other = kind === "cheapest" ? choices[1] : choices[0];
  if (other === undefined) return null;
  const more = itemsOf(plan) - itemsOf(other.plan);
  const than =
    other.plan.stores.length !== plan.stores.length
      ? other.plan.stores.length === 1
        ? "one store"
        : "two stores"
      : kind === "cheapest"
        ? "nearer ones"
        : // Of those that get the most the cheapest stands there, and one that gets less costs less still.
          "the first";
  if (more > 0) return `Gets ${String(more)} more from your list than ${than}`;
  if (more < 0) {
    const saved = milesSaved(plan, other.plan, trip);
    return saved === null
      ? `${missingText(-more)} that ${than} would have`
      : `${missingText(-more)}, saves ${saved}`;
  }
  const isAbout = isAboutPlan(plan, trip);
  const cents = costOfTrip(plan) - costOfTrip(other.plan);
  const amount = aboutText(formatCents(Math.abs(cents)), isAbout);
  const way = wayAgainst(plan, other.plan, trip);
  // Of two ways the other one stands beside it; of more it is named.
  const against = way === null || choices.length > 2 ? ` than ${than}` : "";
  return cents > 0
    ? `${amount} more${against}${way === null ? "" : `, but ${way}`}`
    : `${amount} less${against}${way === null ? "" : `, for ${way}`}`;
}

const missingText = (wishes: number) =>
  wishes === 1 ? "1 wish missing" : `${String(wishes)} wishes missing`;

/** What a way is the best in, of those that get as much of the list; `null` where it is alone, or between the others. */
export function bestIn(
  { plan }: TripChoice,
  choices: readonly TripChoice[],
  trip: TripOffers,
): "way" | "price" | null {
  const others = choices
    .map((each) => each.plan)
    .filter((each) => each !== plan && itemsOf(each) === itemsOf(plan));
  if (others.length === 0) return null;
  const own = trip.roundTrip(plan.stores);
  const isShortest = others.every((each) => {
    const miles = trip.roundTrip(each.stores);
    return own !== null && miles !== null && miles - own >= 1;
  });
  if (isShortest) return "way";
  return others.every((each) => costOfTrip(plan) < costOfTrip(each)) ? "price" : null;
}

/** How much less one drives to what gets less; `null` where it is no less, or not known. */
function milesSaved(plan: TripPlan, other: TripPlan, trip: TripOffers): string | null {
  const [own, others] = [plan, other].map(({ stores }) => trip.roundTrip(stores));
  if (typeof own !== "number" || typeof others !== "number" || others - own < 1) return null;
  return `${formatMiles(others - own)}${plan.wayCents > 0 ? "" : aboutDrive(others - own)}`;
}

/**
 * The way that one plan saves against another, or takes more, and what such a way costs at the usual rate, by which it was
 * weighed; without a place to go from, the way between the two stores of one.
 */
function wayAgainst(plan: TripPlan, other: TripPlan, trip: TripOffers): string | null {
  const [own, others] = [plan, other].map(({ stores }) => trip.roundTrip(stores));
  if (typeof own === "number" && typeof others === "number") {
    const miles = Math.abs(own - others);
    if (miles < 1) return null;
    const way = `${formatMiles(miles)} ${own < others ? "less" : "more"} to drive`;
    // A way that is counted is in the price already.
    if (plan.wayCents > 0) return way;
    return way + aboutDrive(miles);
  }
  const between = betweenStores(plan.stores, trip);
  if (between !== null) return `${formatMiles(between)} between stores`;
  const saved = betweenStores(other.stores, trip);
  return saved === null ? null : `without ${formatMiles(saved)} between stores`;
}

/** What so many miles cost at the usual rate. */
const aboutDrive = (miles: number) =>
  ` (about $${Math.round((miles * USUAL_MILE_CENTS) / 100).toLocaleString("en-US")} of driving)`;

/** Which stores they are, in a word or two: of one store its town, where the way to it is said beside it. */
function storesText(kind: TripKind, plan: TripPlan, trip: TripOffers): string {
  const [only, second] = plan.stores.map((store) => trip.stores[store]);
  const town = trip.place === null || second || only === undefined ? "" : storeLocation(only);
  if (kind === "close" || kind === "nearest") return town === "" ? "Nearest" : `Nearest, ${town}`;
  return town === "" ? countOfStores(plan.stores.length) : town;
}

/** How far it is there and back; without a place to go from, how far apart two towns are, or which town it is. */
function wayText({ stores }: TripPlan, trip: TripOffers): string {
  const far = farText(stores, trip);
  if (far !== null) return far;
  const towns = stores.flatMap((store) => {
    const stop = trip.stores[store];
    return stop === undefined ? [] : [storeLocation(stop)];
  });
  const different = [...new Set(towns)];
  const apart = different.length < 2 ? null : betweenStores(stores, trip);
  return apart === null ? different.join(" and ") : `${formatMiles(apart)} apart`;
}

/** How far it is there and back; `null` where that is not known. */
export function farText(stores: TripPlan["stores"], trip: TripOffers): string | null {
  const miles = trip.roundTrip(stores);
  if (miles === null) return null;
  // Nobody sets out from a store to go there.
  if (trip.place?.isKept === true && miles < SAME_PLACE_MILES) return "your kept store";
  return `${formatMiles(miles)} round trip`;
}

/** Less is no way at all. */
const SAME_PLACE_MILES = 0.1;

/** Between the two stores of a plan, in a straight line; none where that is no way. */
function betweenStores([one = -1, other = -1]: TripPlan["stores"], { stores }: TripOffers) {
  const miles = milesApart(stores[one] ?? null, stores[other] ?? null);
  return miles === null || miles < 1 ? null : miles;
}

/** Whether a sum is with tax or with the way, and so about what is paid. */
function isAboutPlan({ picks, wayCents }: TripChoice["plan"], { cheapest }: TripOffers): boolean {
  const isTaxed = picks.every(
    ({ store, items: [item = -1] }) => cheapest[store]?.[item]?.isAbout === true,
  );
  return wayCents > 0 || isTaxed;
}

/** The choice that was made last, as far as there is such a one now; before, the one that is worth its way. It stays on this phone. */
export function useTripChoice(
  choices: readonly TripChoice[],
  trip: TripOffers,
  isOver: LimitsOfTrip["isOver"],
): TripChoice | undefined {
  const { kind } = useSelector(tripKind);
  return choices.find((each) => each.kind === kind) ?? usualWay({ choices, trip }, isOver);
}

/** The one that is worth its way, and may be bought on one day. */
export function usualWay(
  { choices, trip }: { choices: readonly TripChoice[]; trip: TripOffers },
  isOver: LimitsOfTrip["isOver"],
): TripChoice | undefined {
  return usualChoice(
    choices,
    (plan) => milesOf(plan, trip),
    (plan) => isOver(boughtOffers(trip.cheapest, plan)),
    trip.place !== null,
  );
}

/** How far a plan is on the road; without a place to go from, the way between its two stores. */
function milesOf({ stores }: TripPlan, trip: TripOffers): number | null {
  if (trip.place !== null) return trip.roundTrip(stores);
  if (stores.length < 2) return 0;
  const apart = betweenStores(stores, trip);
  return apart === null ? null : apart * ROAD_FACTOR;
}

const tripKind = createStored<{ kind: TripKind | null }>(
  v.fallback(v.object({ kind: v.nullable(v.picklist(TRIP_KINDS)) }), { kind: null }),
  jsonUnder("trip_choice", () => localStorage),
);
