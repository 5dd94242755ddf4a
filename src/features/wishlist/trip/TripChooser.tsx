import { formatMiles } from "#domain/stores/distance.ts";
import { useSelector } from "@tanstack/react-store";
import * as v from "valibot";
import { itemsOf, type TripPlan } from "#domain/wishlist/planTrip.ts";
import {
  TRIP_KINDS,
  usualChoice,
  type TripChoice,
  type TripKind,
} from "#domain/wishlist/tripChoices.ts";
import { About } from "#design/words/About.tsx";
import { createStored } from "#platform/createStored.ts";
import { jsonUnder } from "#platform/jsonUnder.ts";
import { formatCents } from "#domain/offers/money.ts";
import { cell, cellName, cells, line, reason, row, rows, second } from "./chooser.css.ts";
import { Fold } from "#design/surfaces/Fold.tsx";
import { milesOf, type TripOffers } from "./tripOffers.ts";
import { countOfStores, storeLocation } from "#domain/stores/stores.ts";
import { boughtOffers, type LimitsOfTrip } from "./tripForADay.ts";
import {
  driveCents,
  drivingText,
  isAtStart,
  lessFarther,
  sumWithDrive,
  wayWords,
} from "./tripWays.ts";

interface TripChooserProps {
  choices: readonly TripChoice[];
  chosen: TripChoice;
  trip: TripOffers;
  /** How many wishes are marked, with those that are left for another day. */
  marked: number;
  limits: Pick<LimitsOfTrip, "over" | "isOver">;
}

/**
 * The first ways to get what is marked, as one switch of up to three with what each comes to: the answer below it is that of
 * the chosen one. Those that get the most come first, as of what gets less a lower sum is not a cheaper way; among those that
 * get as much the one that is chosen unasked stands before the others, and of these the sum with the drive decides. Nothing where there
 * is nothing to choose: the rest is in {@link MoreWays}.
 */
export function TripChooser(props: TripChooserProps) {
  const { chosen, trip, marked, limits } = props;
  const { first, usual } = sortedWays(props);
  if (first.length < 2) return null;
  const names = wayNames(
    first.map(({ plan }) => plan),
    trip,
  );
  return (
    <div role="group" aria-label="Which trip" className={`${cells} no-print`}>
      {first.map((choice, at) => {
        const { kind, plan } = choice;
        const isChosen = kind === chosen.kind;
        const miles = trip.place === null || isAtStart(plan, trip) ? null : milesOf(plan, trip);
        const got = [
          miles === null ? "" : formatMiles(miles),
          marked === 1 ? "" : gotWords(itemsOf(plan), marked),
          trip.place !== null && kind === usual?.kind ? "Recommended" : "",
        ]
          .filter(Boolean)
          .join(" · ");
        return (
          <button
            key={kind}
            type="button"
            className={cell({ isChosen })}
            aria-pressed={isChosen}
            onClick={() => tripKind.change(() => ({ kind }))}
          >
            <span className={cellName}>
              {names[at]} {isChosen ? null : limits.over(boughtOffers(trip.cheapest, plan))}
            </span>{" "}
            <WaySum plan={plan} trip={trip} />
            {got === "" ? null : <span> {got}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** The ways that have no place in the switch, one tap away: which stores and how far, what is paid there and with the drive. */
export function MoreWays(props: TripChooserProps) {
  const { trip, marked, limits } = props;
  const { rest, usual } = sortedWays(props);
  if (rest.length === 0) return null;
  return (
    <div className="no-print">
      <Fold summary={rest.length === 1 ? "1 more trip" : `${String(rest.length)} more trips`}>
        <div role="group" aria-label="More trips" className={rows}>
          {rest.map((choice) => {
            const { kind, plan } = choice;
            const words = wayWords(choice, trip, marked);
            const isOver = limits.isOver(boughtOffers(trip.cheapest, plan));
            const less =
              usual === undefined || trip.place === null || isOver
                ? null
                : lessFarther(plan, usual.plan, trip);
            return (
              <button
                key={kind}
                type="button"
                className={row}
                onClick={() => tripKind.change(() => ({ kind }))}
              >
                <span className={line}>
                  <span>
                    {words.where} {limits.over(boughtOffers(trip.cheapest, plan))}
                  </span>{" "}
                  <b>
                    <About isAbout={isTaxed(plan, trip)}>{words.goods}</About>
                  </b>
                </span>{" "}
                <span className={`${line} ${second}`}>
                  <span>
                    {words.got} {marked === 1 ? "wish" : "wishes"}
                  </span>{" "}
                  <span>{words.withDrive}</span>
                </span>
                {less === null ? null : <strong className={reason}> {less}</strong>}
              </button>
            );
          })}
        </div>
      </Fold>
    </div>
  );
}

/**
 * The ways of the switch and the others, each in order. The chosen one is in the switch, wherever it stands, and what the
 * answer holds it against: the cheapest that gets as much. What is too much for one day is not, nor what is far dearer.
 */
function sortedWays({ choices, chosen, trip, limits: { isOver } }: TripChooserProps) {
  const usual = usualWay({ choices, trip }, isOver);
  const all = inOrder(choices, trip, usual);
  const isAlike = ({ plan }: TripChoice) => itemsOf(plan) === itemsOf(chosen.plan);
  const others = all
    .filter(
      (each) =>
        each.kind !== chosen.kind &&
        !isOver(boughtOffers(trip.cheapest, each.plan)) &&
        !(isAlike(each) && isFarDearer(each, chosen, trip)) &&
        !all.some((other) => isOutdone(each, other, trip)),
    )
    // What is recommended stays in sight whatever is chosen.
    .toSorted(
      (a, b) =>
        Number(b.kind === usual?.kind) - Number(a.kind === usual?.kind) ||
        Number(isAlike(b)) - Number(isAlike(a)),
    )
    .slice(0, CELLS_AT_MOST - 1);
  const kinds = new Set(others.length === 0 ? [] : [chosen, ...others].map(({ kind }) => kind));
  return {
    usual,
    first: all.filter(({ kind }) => kinds.has(kind)),
    rest: all.filter(({ kind }) => !kinds.has(kind) && kind !== chosen.kind),
  };
}

/** As many as stand beside each other on a phone. */
const CELLS_AT_MOST = 3;

function inOrder(
  choices: readonly TripChoice[],
  trip: TripOffers,
  usual: TripChoice | undefined,
): readonly TripChoice[] {
  const isUsual = ({ kind }: TripChoice) => kind === usual?.kind;
  return choices.toSorted(
    (a, b) =>
      itemsOf(b.plan) - itemsOf(a.plan) ||
      Number(isUsual(b)) - Number(isUsual(a)) ||
      sumWithDrive(a.plan, trip) - sumWithDrive(b.plan, trip),
  );
}

/** Nobody pays so much more for the same with the drive: such a way stands among the others, below. */
const isFarDearer = (way: TripChoice, chosen: TripChoice, trip: TripOffers): boolean =>
  trip.place !== null &&
  sumWithDrive(way.plan, trip) - sumWithDrive(chosen.plan, trip) > FAR_DEARER_CENTS;
const FAR_DEARER_CENTS = 20_000;

/** Two ways to several stores get as much, and this one costs more with the drive and is farther. */
function isOutdone({ plan }: TripChoice, { plan: other }: TripChoice, trip: TripOffers): boolean {
  const [own, others] = [trip.roundTrip(plan.stores), trip.roundTrip(other.stores)];
  return (
    plan.stores.length > 1 &&
    plan.stores.length === other.stores.length &&
    itemsOf(plan) === itemsOf(other) &&
    own !== null &&
    others !== null &&
    own > others &&
    sumWithDrive(plan, trip) > sumWithDrive(other, trip)
  );
}

/** What a way's goods come to, alike in each, and below that what is driven for them, where that is known. Which costs less with the drive the answer says. */
function WaySum({ plan, trip }: { plan: TripPlan; trip: TripOffers }) {
  const drive = driveCents(plan, trip);
  return (
    <>
      <b>
        <About isAbout={isTaxed(plan, trip)}>{formatCents(plan.totalCents)}</About>
      </b>
      {trip.place === null || isAtStart(plan, trip) ? null : (
        <span> {drive !== null ? drivingText(drive) : "drive not known"}</span>
      )}
    </>
  );
}

/** What ways beside each other are called: by how many stores they lead to, and of several to one store each by its town. */
function wayNames(plans: readonly TripPlan[], { stores }: TripOffers): readonly string[] {
  const isAlone = plans.filter((plan) => plan.stores.length === 1).length === 1;
  return plans.map((plan) => {
    const [only] = plan.stores.flatMap((store) => stores[store] ?? []);
    if (plan.stores.length === 2) return "Two stores";
    if (plan.stores.length > 2 || only === undefined) return countOfStores(plan.stores.length);
    return isAlone ? "One store" : storeLocation(only) || only.name;
  });
}

const gotWords = (items: number, marked: number): string =>
  items === marked ? `all ${String(marked)}` : `${String(items)} of ${String(marked)}`;

/** Whether a sum is with tax, and so about what is paid. */
const isTaxed = ({ picks }: TripChoice["plan"], { cheapest }: TripOffers): boolean =>
  picks.every(({ store, items: [item = -1] }) => cheapest[store]?.[item]?.isAbout === true);

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

const tripKind = createStored<{ kind: TripKind | null }>(
  v.fallback(v.object({ kind: v.nullable(v.picklist(TRIP_KINDS)) }), { kind: null }),
  jsonUnder("trip_choice", () => localStorage),
);
