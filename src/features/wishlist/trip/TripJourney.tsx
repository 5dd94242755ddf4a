import type { ReactNode } from "react";
import { About } from "#design/words/About.tsx";
import { formatCents } from "#domain/offers/money.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import type { TripPlan } from "#domain/wishlist/planTrip.ts";
import {
  journey,
  legMiles,
  startWords,
  station,
  stationRing,
  stopTotal,
  tripEnd,
} from "./journey.css.ts";
import { tripLegs } from "./tripLegs.ts";
import type { TripOffers } from "./tripOffers.ts";
import { TripStop } from "./TripStop.tsx";

interface TripJourneyProps {
  trip: TripOffers;
  plan: TripPlan;
  /** From where one goes, with what changes it. */
  from: ReactNode;
  now: number;
  register: Register | null;
}

/** The trip as it is driven: where it begins, each stop with what to buy there, how far it is to each and back, and what all comes to. */
export function TripJourney({ trip, plan, from, now, register }: TripJourneyProps) {
  const legs = tripLegs(plan, trip);
  const isAbout = plan.picks.every(
    ({ store, items: [item = -1] }) => trip.cheapest[store]?.[item]?.isAbout === true,
  );
  return (
    <div>
      <ol className={journey} aria-label="The way">
        <li className={`${station} no-print`}>
          <div className={startWords}>
            <span className={stationRing} aria-hidden="true" />
            {from}
          </div>
        </li>
        {plan.stores.map((store, at) => (
          <li key={trip.stores[store]?.slug} className={station}>
            <LegMiles miles={legs.to[at] ?? null} />
            <TripStop trip={trip} plan={plan} store={store} now={now} register={register} />
          </li>
        ))}
        {legs.back === null ? null : (
          <li className={station}>
            <div className={startWords}>
              <span className={stationRing} aria-hidden="true" />
              <span>Back: {legs.back}</span>
            </div>
          </li>
        )}
      </ol>
      {/* Of one stop it is that stop's own. */}
      {plan.stores.length < 2 ? null : (
        <p className={`${stopTotal} ${tripEnd}`}>
          <span>
            {plan.picks.length} items at {plan.stores.length} stores
          </span>{" "}
          <b>
            <About isAbout={isAbout}>{formatCents(plan.totalCents)}</About>
          </b>
        </p>
      )}
    </div>
  );
}

function LegMiles({ miles }: { miles: string | null }) {
  return miles === null ? null : (
    <p className={legMiles}>
      {miles}
      <span className="visually-hidden"> to drive</span>
    </p>
  );
}
