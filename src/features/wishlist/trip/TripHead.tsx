import { sticky } from "#design/sticky.css.ts";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { itemsOf, type TripPlan } from "#domain/wishlist/planTrip.ts";
import { tripSum, tripWhere } from "./trip.css.ts";
import type { TripOffers } from "./tripOffers.ts";
import { driveText } from "./tripWays.ts";

export interface TripHeadProps {
  trip: TripOffers;
  plan: TripPlan;
  register: Register | null;
  /** Prices are with tax. */
  isAbout: boolean;
  /** How many wishes are marked, with those that are left for another day. */
  wanted: number;
  /** It stays in sight. */
  isSticky: boolean;
}

/** What a plan comes to and gets, where that is, and the sum with the drive. */
export function TripHead(props: TripHeadProps) {
  const { trip, plan, register, isAbout, wanted, isSticky } = props;
  const total = aboutText(formatCents(plan.totalCents), isAbout);
  return (
    <div className={isSticky ? `${tripSum} ${sticky}` : tripSum}>
      <p role="status">
        Total <b>{total}</b> for {itemsOf(plan)} of {wanted},{" "}
        {isAbout ? "with tax" : register?.hasTax === true ? NOT_KNOWN : "before tax"}
      </p>
      <Where plan={plan} trip={trip} isAbout={isAbout} />
    </div>
  );
}

/** Of none of the stores it is known which taxes it collects. */
const NOT_KNOWN = "before tax: we don’t know the stores’ taxes";

/** Where to go, and what it comes to with the drive there and back: the sum that its row of the ways says, too. */
function Where({ plan, trip, isAbout }: Pick<TripHeadProps, "plan" | "trip" | "isAbout">) {
  const stops = plan.stores.flatMap((store) => trip.stores[store] ?? []);
  const drive = driveText(plan, trip, isAbout);
  return (
    <>
      <p className={tripWhere}>
        <bdi translate="no">{stops.map(storeTitle).join(" and ")}</bdi>
      </p>
      {drive === null ? null : <p className={tripWhere}>{drive}</p>}
    </>
  );
}
