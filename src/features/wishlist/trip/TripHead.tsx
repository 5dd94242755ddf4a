import type { ReactNode } from "react";
import { About } from "#design/words/About.tsx";
import { formatCents } from "#domain/offers/money.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { placeOf } from "#domain/stores/storePlace.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { itemsOf, type TripPlan } from "#domain/wishlist/planTrip.ts";
import { tripClosing, tripGoods, tripSum, tripWhere, tripWords } from "./trip.css.ts";
import { milesOf, type TripOffers } from "./tripOffers.ts";
import { closingWarning } from "./tripClosing.ts";
import { TripRoute } from "./TripRoute.tsx";
import { driveOf, isAtStart } from "./tripWays.ts";

interface TripHeadProps {
  trip: TripOffers;
  plan: TripPlan;
  register: Register | null;
  now: number;
  /** Prices are with tax. */
  isAbout: boolean;
  /** Why more of the list is not got, in a sentence. */
  fuller: string | null;
  /** What the chosen way gains, or why it is the one, in a sentence. */
  why: string | null;
  /** So many ways are held against each other. */
  compared: number;
  /** What each costs at its cheapest store, which nobody drives to all of. */
  least: ReactNode;
  /** How many wishes are marked, with those that are left for another day. */
  wanted: number;
}

/** The answer, in the order in which one asks: where to go, what one gets and pays there, what the drive adds, and what is not got and why. */
export function TripHead(props: TripHeadProps) {
  const { trip, plan, register, now, isAbout, fuller, why, compared, least, wanted } = props;
  const [first = "", ...more] = plan.stores.flatMap((store) => {
    const stop = trip.stores[store];
    return stop === undefined ? [] : [storeTitle(stop)];
  });
  const drive = driveOf(plan, trip);
  const stops = plan.stores.flatMap((store) => {
    const stop = trip.stores[store];
    return stop === undefined ? [] : (placeOf(stop) ?? []);
  });
  const miles = milesOf(plan, trip);
  // Trips start at a kept store until somebody says otherwise: what costs no drive from there does so from nowhere else.
  const fromKept =
    trip.place?.isKept === true
      ? `Driving to your kept store is left out${compared < 2 ? "" : compared === 2 ? " of both" : " of each"}.`
      : null;
  const closing = closingWarning(plan, trip, now);
  return (
    <div className={tripSum}>
      <p className={tripWhere}>
        {/* Before it is known how far one would drive nothing is recommended, and nobody is told to go where trips start. */}
        {trip.place === null ? "" : isAtStart(plan, trip) ? "At your kept store, " : "Go to "}
        <bdi translate="no">{first}</bdi>
        {more.map((name) => (
          <span key={name}>
            , then <bdi translate="no">{name}</bdi>
          </span>
        ))}
      </p>
      {stops.length === 0 || miles === null || miles < LEAST_DRAWN_MILES ? null : (
        <TripRoute start={trip.place} stops={stops} />
      )}
      <div className={tripWords}>
        {closing === null ? null : <p className={tripClosing}>{closing}</p>}
        <p role="status" className={tripGoods}>
          <span>{wishesOf(itemsOf(plan), wanted)} · </span>
          <b>
            <About isAbout={isAbout}>{formatCents(plan.totalCents)}</About>
          </b>{" "}
          {isAbout ? "with tax" : register?.hasTax === true ? NOT_KNOWN : "before tax"}
        </p>
        {trip.place === null ? (
          <p>Driving is not counted yet: add where you start.</p>
        ) : drive === null ? null : (
          <p>
            {drive.text}, {drive.way} there and back = about {drive.sum}
            {drive.isMost ? (
              <>
                . <b>The drive costs more than the goods.</b>
              </>
            ) : null}
          </p>
        )}
        {(why ?? fromKept) === null ? null : <p>{[why, fromKept].filter(Boolean).join(" ")}</p>}
        {fuller === null ? null : <p>{fuller}</p>}
        {least}
      </div>
    </div>
  );
}

/** A drive within a town or two has no shape. */
const LEAST_DRAWN_MILES = 10;

/** Of none of the stores it is known which taxes it collects. */
const NOT_KNOWN = "before tax: we don’t know the stores’ taxes";

/** How much of a list that is: `"1 of your 3 wishes"`, `"All 3 wishes"`. */
function wishesOf(items: number, marked: number): string {
  if (items < marked) return `${String(items)} of your ${String(marked)} wishes`;
  if (items === 1) return "1 wish";
  return items === 2 ? "Both wishes" : `All ${String(items)} wishes`;
}
