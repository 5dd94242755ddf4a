import { useSelector } from "@tanstack/react-store";
import { useId } from "react";
import * as v from "valibot";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { formatMiles } from "#domain/stores/distance.ts";
import { costOfTrip, itemsOf } from "#domain/wishlist/planTrip.ts";
import { TRIP_KINDS, type TripChoice, type TripKind } from "#domain/wishlist/tripChoices.ts";
import { createStored } from "#platform/createStored.ts";
import { jsonUnder } from "#platform/jsonUnder.ts";
import { chooser, option } from "./chooser.css.ts";
import type { TripOffers } from "./tripOffers.ts";

interface TripChooserProps {
  /** The cheapest first. */
  choices: readonly TripChoice[];
  chosen: TripKind;
  trip: TripOffers;
}

/** The ways to get what is marked, to choose from: each with what it costs, and what it has instead of the lowest price. */
export function TripChooser({ choices, chosen, trip }: TripChooserProps) {
  const name = useId();
  if (choices.length < 2) return null;
  return (
    <div role="radiogroup" aria-label="Which trip" className={`${chooser} no-print`}>
      {choices.map(({ kind, plan }) => {
        const isChosen = kind === chosen;
        return (
          <label key={kind} className={option({ isChosen })}>
            <input
              type="radio"
              name={name}
              checked={isChosen}
              onChange={() => tripKind.change(() => ({ kind }))}
            />
            {kind === "nearest" ? "Nearest" : storeCount(plan.stores.length)}{" "}
            <b>{aboutText(formatCents(costOfTrip(plan)), isAboutPlan(plan, trip))}</b>{" "}
            <small>{besideCheapest({ kind, plan }, choices, trip)}</small>
          </label>
        );
      })}
    </div>
  );
}

const storeCount = (count: number) => (count === 1 ? "1 store" : `${String(count)} stores`);

/** What a choice gives up, or has, beside the others: some of the list, money, miles. What gets less may cost less, and is not cheaper. */
function besideCheapest(
  { kind, plan }: TripChoice,
  choices: readonly TripChoice[],
  trip: TripOffers,
) {
  const items = itemsOf(plan);
  const said = `${String(items)} of ${String(trip.wishes.length)}`;
  // It is the cheapest of its kind alone: each thing at its own cheapest store may be less.
  if (kind === "cheapest") return `${said} things`;
  const most = Math.max(...choices.map((each) => itemsOf(each.plan)));
  const whole = choices.filter((each) => itemsOf(each.plan) === most);
  const least = Math.min(...whole.map((each) => costOfTrip(each.plan)));
  const [store = -1] = plan.stores;
  const miles = kind === "nearest" ? (trip.question.miles[store] ?? null) : null;
  const gives = items < most ? said : `+${formatCents(costOfTrip(plan) - least)}`;
  if (miles !== null) return `${gives} · ${formatMiles(miles)}`;
  return items < most ? `${gives} things` : gives;
}

/** Whether a sum is with tax or with the way, and so about what is paid. */
function isAboutPlan({ picks, wayCents }: TripChoice["plan"], { cheapest }: TripOffers): boolean {
  const isTaxed = picks.every(
    ({ store, items: [item = -1] }) => cheapest[store]?.[item]?.isAbout === true,
  );
  return wayCents > 0 || isTaxed;
}

/** The choice that was made last, as far as there is such a one now. It stays on this phone. */
export function useTripChoice(choices: readonly TripChoice[]): TripChoice | undefined {
  const { kind } = useSelector(tripKind);
  return choices.find((each) => each.kind === kind) ?? choices[0];
}

const tripKind = createStored<{ kind: TripKind }>(
  v.fallback(v.object({ kind: v.picklist(TRIP_KINDS) }), { kind: "cheapest" }),
  jsonUnder("trip_choice", () => localStorage),
);
