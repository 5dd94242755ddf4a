import { sticky } from "#design/sticky.css.ts";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { offerKey } from "#domain/offers/offers.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { formatMiles } from "#domain/stores/distance.ts";
import { countOfStores, storeTitle } from "#domain/stores/stores.ts";
import { costOfTrip, itemsOf, type TripPlan } from "#domain/wishlist/planTrip.ts";
import { tripSum, tripWhere } from "./trip.css.ts";
import { farText } from "./TripChooser.tsx";
import { cheapestStores, type TripOffers } from "./tripOffers.ts";

export interface TripHeadProps {
  trip: TripOffers;
  plan: TripPlan;
  register: Register | null;
  /** Prices are with tax. */
  isAbout: boolean;
  /** What speaks for this way; `null` where nothing has to. */
  bestIn: "way" | "price" | null;
  /** How many wishes are marked, with those that are left for another day. */
  wanted: number;
  /** It stays in sight. */
  isSticky: boolean;
}

/** What a plan comes to and gets, where and how far that is, and what all of the list would take. */
export function TripHead(props: TripHeadProps) {
  const { trip, plan, register, isAbout, bestIn, wanted, isSticky } = props;
  const total = aboutText(formatCents(costOfTrip(plan)), isAbout || plan.wayCents > 0);
  return (
    <div className={isSticky ? `${tripSum} ${sticky}` : tripSum}>
      <p role="status">
        Total <b>{total}</b> for {itemsOf(plan)} of {wanted},{" "}
        {isAbout ? "with tax" : register?.hasTax === true ? NOT_KNOWN : "before tax"}
      </p>
      <Where plan={plan} trip={trip} bestIn={bestIn} />
      <AllOfIt trip={trip} plan={plan} isAbout={isAbout} />
    </div>
  );
}

/** Of none of the stores it is known which taxes it collects. */
const NOT_KNOWN = "before tax: we don’t know the stores’ taxes";

/** Where to go, how far that is, and why there. */
function Where({ plan, trip, bestIn }: Pick<TripHeadProps, "plan" | "trip" | "bestIn">) {
  const stops = plan.stores.flatMap((store) => trip.stores[store] ?? []);
  const far = farText(plan.stores, trip);
  return (
    <p className={tripWhere}>
      <bdi translate="no">{stops.map(storeTitle).join(" and ")}</bdi>
      {far === null
        ? null
        : ` · ${bestIn === "way" ? far.replace(" round trip", ", shortest round trip") : far}`}
      {bestIn === "price" ? `${far === null ? " ·" : ","} lowest price` : null}
    </p>
  );
}

/** What the list says above: a plan that gets less than that has another sum, and what that would take is the reason. */
function AllOfIt({ trip, plan, isAbout }: Pick<TripHeadProps, "trip" | "plan" | "isAbout">) {
  const best = trip.wishes.flatMap((_, item) => cheapestStores(trip, item)[0] ?? []);
  if (best.length <= itemsOf(plan)) return null;
  // One package can cover two wishes.
  const bought = new Map(
    best.map(({ store, priced }) => [`${store} ${offerKey(priced.offer)}`, priced.cents]),
  );
  const cents = [...bought.values()].reduce((sum, each) => sum + each, 0);
  const stores = [...new Set(best.map(({ store }) => store))];
  const own = trip.roundTrip(plan.stores);
  const miles = stores.length > ORDERED_AT_MOST ? null : shortestRound(stores, trip);
  const isLonger = own !== null && miles !== null && miles - own >= 1;
  const but = isLonger && cents <= plan.totalCents ? "but " : "";
  return (
    <p className={tripWhere}>
      All {best.length}: {aboutText(formatCents(cents), isAbout)}
      {isLonger ? `, ${but}${formatMiles(miles)}` : ""} at {countOfStores(stores.length)}
    </p>
  );
}

/** Of more stores every order would be too many to try. */
const ORDERED_AT_MOST = 5;

/** How far it is around all of these stores, in the order that is the shortest; `null` where that is not known. */
function shortestRound(stores: readonly number[], trip: TripOffers): number | null {
  const rounds = ordersOf(stores).flatMap((each) => trip.roundTrip(each) ?? []);
  return rounds.length === 0 ? null : Math.min(...rounds);
}

function ordersOf(stores: readonly number[]): (readonly number[])[] {
  if (stores.length < 2) return [stores];
  return stores.flatMap((first) =>
    ordersOf(stores.filter((each) => each !== first)).map((rest) => [first].concat(rest)),
  );
}
