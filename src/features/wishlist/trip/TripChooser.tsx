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
  usualChoice,
  type TripChoice,
  type TripKind,
} from "#domain/wishlist/tripChoices.ts";
import { About } from "#design/words/About.tsx";
import { createStored } from "#platform/createStored.ts";
import { jsonUnder } from "#platform/jsonUnder.ts";
import { chooser, option } from "./chooser.css.ts";
import type { TripOffers } from "./tripOffers.ts";
import { boughtOffers, type LimitsOfTrip } from "./tripForADay.ts";

interface TripChooserProps {
  /** The cheapest first. */
  choices: readonly TripChoice[];
  chosen: TripChoice;
  trip: TripOffers;
  over: LimitsOfTrip["over"];
}

/** The ways to get what is marked, a line each to choose from: how many stores, how far or where, what is not got, what it costs, and whether it is too much for a day. */
export function TripChooser({ choices, chosen, trip, over }: TripChooserProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Which trip" className={`${chooser} no-print`}>
      {choices.map(({ kind, plan }) => {
        const isChosen = kind === chosen.kind;
        return (
          <label key={kind} className={option({ isChosen })}>
            <input
              type="radio"
              name={name}
              checked={isChosen}
              onChange={() => tripKind.change(() => ({ kind }))}
            />
            <span>
              {[storesText(kind, plan, trip), wayText(plan, trip), gotText(plan, trip)]
                .filter(Boolean)
                .join(" · ")}{" "}
              {/* Of the chosen one it is said beside its total. */}
              {isChosen ? null : over(boughtOffers(trip.cheapest, plan))}
            </span>{" "}
            <b>
              <About isAbout={isAboutPlan(plan, trip)}>{formatCents(costOfTrip(plan))}</About>
            </b>
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
  const than =
    other.plan.stores.length !== plan.stores.length
      ? other.plan.stores.length === 1
        ? "one store"
        : "two stores"
      : kind === "cheapest"
        ? "nearer ones"
        : "the cheapest";
  const more = itemsOf(plan) - itemsOf(other.plan);
  if (more > 0) return `Gets ${String(more)} more of your list than ${than}`;
  if (more < 0) return `Lacks ${String(-more)} of your list that ${than} would have`;
  const isAbout = isAboutPlan(plan, trip);
  const cents = costOfTrip(plan) - costOfTrip(other.plan);
  const amount = aboutText(formatCents(Math.abs(cents)), isAbout);
  // Of two ways the other one stands beside it; of more it is named, and there is room for fewer words.
  const isNamed = choices.length > 2;
  const way = wayAgainst(plan, other.plan, trip, isNamed ? "" : " to drive");
  const against = way === null || isNamed ? ` than ${than}` : "";
  return cents > 0
    ? `${amount} more${against}${way === null ? "" : `, but ${way}`}`
    : `${amount} less${against}${way === null ? "" : `, for ${way}`}`;
}

/** The way that one plan saves against another, or takes more; without a place to go from, the way between the two stores of one. */
function wayAgainst(
  plan: TripPlan,
  other: TripPlan,
  trip: TripOffers,
  toDrive: string,
): string | null {
  const [own, others] = [plan, other].map(({ stores }) => trip.roundTrip(stores));
  if (typeof own === "number" && typeof others === "number") {
    const miles = Math.abs(own - others);
    return miles < 1 ? null : `${formatMiles(miles)} ${own < others ? "less" : "more"}${toDrive}`;
  }
  const between = betweenStores(plan.stores, trip);
  if (between !== null) return `${formatMiles(between)} between stores`;
  const saved = betweenStores(other.stores, trip);
  return saved === null ? null : `without ${formatMiles(saved)} between stores`;
}

/** Which stores they are, in a word or two: of one store its town, where the way to it is said beside it. */
function storesText(kind: TripKind, plan: TripPlan, trip: TripOffers): string {
  const [only, second] = plan.stores.map((store) => trip.stores[store]);
  const town = trip.place === null || second || only === undefined ? "" : storeLocation(only);
  // What it lacks is said in the same line.
  if (kind === "nearest")
    return town === "" || gotText(plan, trip) !== null ? "Nearest" : `Nearest, ${town}`;
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

/** How much of the list it gets, where that is not all of it. */
function gotText(plan: TripPlan, { wishes }: TripOffers): string | null {
  const items = itemsOf(plan);
  return items === wishes.length ? null : `${String(items)} of ${String(wishes.length)}`;
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
