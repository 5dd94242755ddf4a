import { useSelector } from "@tanstack/react-store";
import { useId, type ReactNode } from "react";
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
import { wholeDollars } from "#domain/offers/money.ts";
import { brief, briefWays, chooser, line, option, reason, second } from "./chooser.css.ts";
import { Text } from "#design/words/Text.tsx";
import { stack } from "#design/surfaces/stack.css.ts";
import type { TripOffers } from "./tripOffers.ts";
import { boughtOffers, type LimitsOfTrip } from "./tripForADay.ts";
import {
  againstRecommended,
  briefWay,
  driveCents,
  inDollars,
  isAtStart,
  lessFarther,
  milesOf,
  sumWithDrive,
  wayWords,
  whyUsual,
} from "./tripWays.ts";

interface TripChooserProps {
  choices: readonly TripChoice[];
  chosen: TripChoice;
  trip: TripOffers;
  /** How many wishes are marked, with those that are left for another day. */
  marked: number;
  limits: Pick<LimitsOfTrip, "over" | "isOver">;
  /** Beside the total it is said already why the recommended one is. */
  isWhySaid: boolean;
}

/**
 * The ways to get what is marked, to choose from: which stores and how far, how much of the list that gets, what is paid
 * there, and what it comes to with the drive. Those that get the most come first, as of what gets less a lower sum is not
 * a cheaper way; among those that get as much the recommended one stands before the others, and of these the sum with the
 * drive decides. One is recommended, and says why; what would cost less but is not worth its miles says what it would save.
 * None is recommended as long as it is not known from where one goes.
 */
export function TripChooser(props: TripChooserProps) {
  const { choices, chosen, trip, marked, limits, isWhySaid } = props;
  const name = useId();
  const usual = usualWay({ choices, trip }, limits.isOver);
  const hasStart = trip.place !== null;
  const listed = inOrder(choices, trip, usual);
  return (
    <div role="radiogroup" aria-label="Which trip" className={`${chooser} no-print`}>
      {listed.map((choice) => {
        const { kind, plan } = choice;
        const isChosen = kind === chosen.kind;
        const isUsual = kind === usual?.kind;
        const words = wayWords(choice, trip, marked);
        const isPlanOver = (each: TripChoice["plan"]) =>
          limits.isOver(boughtOffers(trip.cheapest, each));
        const less =
          usual === undefined || !hasStart || isPlanOver(plan)
            ? null
            : lessFarther(plan, usual.plan, trip);
        return (
          <label key={kind} className={option({ isChosen })}>
            <input
              type="radio"
              name={name}
              checked={isChosen}
              onChange={() => tripKind.change(() => ({ kind }))}
            />
            <span className={line}>
              <span>
                {words.where} {/* Of the chosen one it is said beside its total. */}
                {isChosen ? null : limits.over(boughtOffers(trip.cheapest, plan))}
              </span>{" "}
              <b>
                <About isAbout={isTaxed(plan, trip)}>{words.goods}</About>
              </b>
            </span>{" "}
            <span className={`${line} ${second}`}>
              <span>
                {words.got}
                {isUsual && (!isChosen || isWhySaid) && hasStart
                  ? " · Recommended"
                  : ` ${marked === 1 ? "wish" : "wishes"}`}
              </span>{" "}
              <span>{words.withDrive}</span>
            </span>
            {less !== null || (isChosen && (isUsual ? !isWhySaid : hasStart)) ? (
              <strong className={reason}>
                {" "}
                {isUsual
                  ? whyUsual(choice, choices, trip, isPlanOver)
                  : usual === undefined
                    ? null
                    : (less ?? againstRecommended(plan, usual.plan, trip))}
              </strong>
            ) : null}
          </label>
        );
      })}
    </div>
  );
}

function inOrder(
  choices: readonly TripChoice[],
  trip: TripOffers,
  usual: TripChoice | undefined,
): readonly TripChoice[] {
  const isUsual = ({ kind }: TripChoice) => trip.place !== null && kind === usual?.kind;
  return choices.toSorted(
    (a, b) =>
      itemsOf(b.plan) - itemsOf(a.plan) ||
      Number(isUsual(b)) - Number(isUsual(a)) ||
      sumWithDrive(a.plan, trip) - sumWithDrive(b.plan, trip),
  );
}

type TripBriefProps = Pick<TripChooserProps, "choices" | "chosen" | "trip"> &
  Pick<LimitsOfTrip, "isOver">;

/** What the first ways come to, right below the answer, and a tap on one chooses it: the ways themselves stand below the stops. */
export function TripBrief({ choices, chosen, trip, isOver }: TripBriefProps) {
  const lawful = inOrder(choices, trip, usualWay({ choices, trip }, isOver)).filter(
    ({ kind, plan }) => kind === chosen.kind || !isOver(boughtOffers(trip.cheapest, plan)),
  );
  const isAlike = ({ plan }: TripChoice) => itemsOf(plan) === itemsOf(chosen.plan);
  // The chosen one is among them, wherever it stands, and what the answer holds it against: the cheapest that gets as much.
  const others = lawful
    .filter(
      (each) => each.kind !== chosen.kind && !(isAlike(each) && isFarDearer(each, chosen, trip)),
    )
    .toSorted((a, b) => Number(isAlike(b)) - Number(isAlike(a)))
    .slice(0, BRIEF_WAYS - 1);
  const kinds = new Set([chosen, ...others].map(({ kind }) => kind));
  const few = lawful.filter(({ kind }) => kinds.has(kind));
  if (few.length < 2) return null;
  return (
    <div role="group" aria-label="Trips in short" className={`${stack({ gap: 1 })} no-print`}>
      {trip.place === null ? null : (
        <Text tone="quiet" size="sm">
          Totals with driving
        </Text>
      )}
      <div className={briefWays}>
        {few.map(({ kind, plan }) => (
          <button
            key={kind}
            type="button"
            className={brief({ isChosen: kind === chosen.kind })}
            aria-pressed={kind === chosen.kind}
            onClick={() => tripKind.change(() => ({ kind }))}
          >
            <BriefSums plan={plan} trip={trip}>
              {briefWay(plan, chosen.plan, trip)}
            </BriefSums>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Nobody pays so much more for the same with the drive: such a way stands among all of them, below. */
const isFarDearer = (way: TripChoice, chosen: TripChoice, trip: TripOffers): boolean =>
  trip.place !== null &&
  sumWithDrive(way.plan, trip) - sumWithDrive(chosen.plan, trip) > FAR_DEARER_CENTS;
const FAR_DEARER_CENTS = 20_000;

interface BriefSumsProps {
  plan: TripPlan;
  trip: TripOffers;
  children: ReactNode;
}

/** What a way comes to with its drive, where that is known, and in the stores: the answer compares by the first. */
function BriefSums({ plan, trip, children }: BriefSumsProps) {
  const isAbout = isTaxed(plan, trip);
  if (trip.place === null)
    return (
      <>
        <b>
          <About isAbout={isAbout}>{wholeDollars(plan.totalCents)}</About>
        </b>
        <span>{children}</span>
      </>
    );
  const drive = driveCents(plan, trip);
  return (
    <>
      <b>
        {drive === null ? (
          "Drive not known"
        ) : (
          <About isAbout={isAbout}>
            {drive === 0 ? wholeDollars(plan.totalCents) : inDollars(sumWithDrive(plan, trip))}
          </About>
        )}
      </b>
      <span>{children}</span>
      {drive === 0 || isAtStart(plan, trip) ? null : (
        <span>
          <About isAbout={isAbout}>{inDollars(plan.totalCents)}</About> in stores
        </span>
      )}
    </>
  );
}

/** As many as stand beside each other on a phone. */
const BRIEF_WAYS = 3;

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
