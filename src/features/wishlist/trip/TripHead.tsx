import { sticky } from "#design/sticky.css.ts";
import { About } from "#design/words/About.tsx";
import { formatCents } from "#domain/offers/money.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { itemsOf, type TripPlan } from "#domain/wishlist/planTrip.ts";
import { tripSum, tripWhere } from "./trip.css.ts";
import type { TripOffers } from "./tripOffers.ts";
import { driveOf, type FullerWay } from "./tripWays.ts";

interface TripHeadProps {
  trip: TripOffers;
  plan: TripPlan;
  register: Register | null;
  /** Prices are with tax. */
  isAbout: boolean;
  fuller: FullerWay | null;
  /** How many wishes are marked, with those that are left for another day. */
  wanted: number;
  /** It stays in sight. */
  isSticky: boolean;
}

/**
 * What a plan comes to and gets, where that is, and the sum with the drive. One that is recommended without some of the list
 * says so first, and last why: what the rest costs, and what it would cost to drive for it. Nothing is missing by mistake.
 */
export function TripHead(props: TripHeadProps) {
  const { trip, plan, register, isAbout, fuller, wanted, isSticky } = props;
  const got = `${String(itemsOf(plan))} of ${String(wanted)}`;
  return (
    <div className={isSticky ? `${tripSum} ${sticky}` : tripSum}>
      <p role="status">
        {fuller === null ? "Total" : `Recommended: ${got} for`}{" "}
        <b>
          <About isAbout={isAbout}>{formatCents(plan.totalCents)}</About>
        </b>
        {fuller === null ? ` for ${got}` : null},{" "}
        {isAbout ? "with tax" : register?.hasTax === true ? NOT_KNOWN : "before tax"}
      </p>
      <Where plan={plan} trip={trip} />
      {fuller === null ? null : fuller.rest === null ? (
        <p className={tripWhere}>
          {fuller.got}: <About isAbout={isAbout}>{fuller.goods}</About> {fuller.drive}
        </p>
      ) : (
        <p className={tripWhere}>
          Rest not worth the drive: {fuller.rest.drive} for{" "}
          <About isAbout={isAbout}>{fuller.rest.goods}</About>
        </p>
      )}
    </div>
  );
}

/** Of none of the stores it is known which taxes it collects. */
const NOT_KNOWN = "before tax: we don’t know the stores’ taxes";

/** Where to go, and what it comes to with the drive there and back: the sum that its row of the ways says, too. */
function Where({ plan, trip }: Pick<TripHeadProps, "plan" | "trip">) {
  const stops = plan.stores.flatMap((store) => trip.stores[store] ?? []);
  const drive = driveOf(plan, trip);
  return (
    <>
      <p className={tripWhere}>
        <bdi translate="no">{stops.map(storeTitle).join(" and ")}</bdi>
      </p>
      {trip.place === null ? (
        <p className={tripWhere}>Driving is not counted yet: add where you start.</p>
      ) : drive === null ? null : (
        <p className={tripWhere}>
          {drive === "none" ? (
            "Your kept store: no drive counted"
          ) : (
            <>
              + <About isAbout>{drive.cost}</About> for {drive.way} ={" "}
              <About isAbout>{drive.sum}</About> with driving
            </>
          )}
        </p>
      )}
    </>
  );
}
