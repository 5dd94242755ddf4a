import { formatCents } from "#domain/offers/money.ts";
import { formatMiles, ROAD_FACTOR } from "#domain/stores/distance.ts";
import { milesApart } from "#domain/stores/storePlace.ts";
import { countOfStores, storeLocation } from "#domain/stores/stores.ts";
import { itemsOf, type TripPlan } from "#domain/wishlist/planTrip.ts";
import { USUAL_MILE_CENTS, type TripChoice } from "#domain/wishlist/tripChoices.ts";
import type { TripOffers } from "./tripOffers.ts";

/** A way in words: what is bought, how far one drives for it, and what both come to. */
export interface WayWords {
  /** Which stores they are, in a word or two, and how far that is. */
  where: string;
  /** `"2 of 3 wishes"`. */
  got: string;
  goods: string;
  /** `"+ $70 driving = $305"`; `null` where no way is known. */
  withDrive: string | null;
}

export function wayWords({ kind, plan }: TripChoice, trip: TripOffers, marked: number): WayWords {
  const drive = driveCents(plan, trip);
  const isKept = isHere(trip.roundTrip(plan.stores) ?? Infinity, trip);
  return {
    where: [storesText(kind, plan, trip), wayText(plan, trip)].filter(Boolean).join(" · "),
    got: `${String(itemsOf(plan))} of ${String(marked)} ${marked === 1 ? "wish" : "wishes"}`,
    goods: formatCents(plan.totalCents),
    withDrive:
      drive === null
        ? null
        : isKept
          ? "no drive counted"
          : `+ ${inDollars(drive)} driving = ${inDollars(plan.totalCents + drive)}`,
  };
}

/** Why the way stands there that does so unasked. It is recommended only where it is known from where one goes: the drive decides. */
export function whyUsual(
  choice: TripChoice,
  choices: readonly TripChoice[],
  trip: TripOffers,
): string {
  const why = whyRecommended(choice, choices, trip);
  return trip.place === null
    ? `${why.charAt(0).toUpperCase()}${why.slice(1)}`
    : `Recommended: ${why}`;
}

/** In a few words. */
function whyRecommended(
  { kind, plan }: TripChoice,
  choices: readonly TripChoice[],
  trip: TripOffers,
): string {
  const items = itemsOf(plan);
  const others = choices.filter((each) => each.kind !== kind);
  const missing = Math.max(...choices.map((each) => itemsOf(each.plan))) - items;
  const isMost = others.every((each) => each.kind === "all" || itemsOf(each.plan) <= items);
  if (!isMost || (missing > 0 && trip.place !== null)) return "rest not worth the drive";
  const alike = others.filter((each) => itemsOf(each.plan) === items);
  if (alike.length === 0) return missing > 0 ? "the most from two stores" : "gets the most";
  const isLeast = (cents: (each: TripPlan) => number) =>
    alike.every((each) => cents(plan) <= cents(each.plan));
  if (trip.place !== null)
    return isLeast((each) => sumWithDrive(each, trip)) ? "least with driving" : "fits in one day";
  if (isLeast(({ totalCents }) => totalCents)) return "lowest price";
  return plan.stores.length === 1 ? "one store, less driving" : "fits in one day";
}

/** The way to more of a list than the recommended one gets, in words. */
export interface FullerWay {
  /** `"All 3"`, `"2 of 3"`. */
  got: string;
  goods: string;
  /** `"+ $228 driving"`; `null` where it is at the start. */
  drive: string | null;
  /** What it gets and drives more, where that drive costs more than what it is for; else `null`. */
  rest: { goods: string; drive: string } | null;
}

/** What most of a list would come to, where the recommended way leaves some of it out as not worth the drive; else `null`. */
export function fullerWay(
  plan: TripPlan,
  choices: readonly TripChoice[],
  trip: TripOffers,
  marked: number,
): FullerWay | null {
  const [fullest] = choices
    .map((each) => each.plan)
    .filter((each) => itemsOf(each) > itemsOf(plan))
    .toSorted((a, b) => itemsOf(b) - itemsOf(a) || sumWithDrive(a, trip) - sumWithDrive(b, trip));
  if (fullest === undefined) return null;
  const drive = driveCents(fullest, trip);
  const items = itemsOf(fullest);
  const goodsMore = fullest.totalCents - plan.totalCents;
  const driveMore = (drive ?? 0) - (driveCents(plan, trip) ?? 0);
  return {
    got: items === marked ? `All ${String(items)}` : `${String(items)} of ${String(marked)}`,
    goods: formatCents(fullest.totalCents),
    drive: drive === null || drive < 1 ? null : `+ ${inDollars(drive)} driving`,
    rest:
      goodsMore > 0 && driveMore > goodsMore
        ? { goods: formatCents(goodsMore), drive: inDollars(driveMore) }
        : null,
  };
}

/** What a way gets and costs against the recommended one, of a known start: `"1 wish more, $402 more with driving"`. */
export function againstRecommended(
  plan: TripPlan,
  recommended: TripPlan,
  trip: TripOffers,
): string | null {
  const wishes = itemsOf(plan) - itemsOf(recommended);
  const cents = sumWithDrive(plan, trip) - sumWithDrive(recommended, trip);
  const parts = [
    wishes === 0
      ? null
      : `${String(Math.abs(wishes))} ${Math.abs(wishes) === 1 ? "wish" : "wishes"} ${moreOrLess(wishes)}`,
    Math.abs(cents) < 1 ? null : `${inDollars(Math.abs(cents))} ${moreOrLess(cents)} with driving`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join(", ")} than recommended`;
}

const moreOrLess = (difference: number) => (difference > 0 ? "more" : "less");

/** What is bought and the drive to it: by that the ways to as much of a list stand in order. */
export const sumWithDrive = (plan: TripPlan, trip: TripOffers): number =>
  plan.totalCents + (driveCents(plan, trip) ?? 0);

/** What the drive costs, by what the visitor says of a mile or else at the usual rate; `null` where it is not known. */
function driveCents({ stores, wayCents }: TripPlan, trip: TripOffers): number | null {
  // A way that is counted is known.
  if (trip.question.wayCents !== undefined) return wayCents;
  const miles = trip.roundTrip(stores);
  return miles === null ? null : miles * USUAL_MILE_CENTS;
}

/** The drive of a way, `"$36"` for `"51 mi round trip"`, and what it comes to with that. */
export interface Drive {
  cost: string;
  way: string;
  sum: string;
}

/** The drive of the chosen way; `"none"` from the store where one starts, `null` where a store's place is not known. */
export function driveOf(plan: TripPlan, trip: TripOffers): Drive | "none" | null {
  const miles = trip.roundTrip(plan.stores);
  const cents = driveCents(plan, trip);
  if (miles === null || cents === null) return null;
  if (isHere(miles, trip)) return "none";
  return {
    cost: inDollars(cents),
    way: roundTrip(miles),
    sum: inDollars(plan.totalCents + cents),
  };
}

const inDollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString("en-US")}`;

/** Which stores they are, in a word or two: of one store its town, where the way to it is said beside it. */
function storesText(kind: TripChoice["kind"], plan: TripPlan, trip: TripOffers): string {
  const [only, second] = plan.stores.map((store) => trip.stores[store]);
  const town = trip.place === null || second || only === undefined ? "" : storeLocation(only);
  if (isHere(trip.roundTrip(plan.stores) ?? Infinity, trip)) return town;
  if (kind === "close" || kind === "nearest") return town === "" ? "Nearest" : `Nearest, ${town}`;
  return town === "" ? countOfStores(plan.stores.length) : town;
}

/** How far it is there and back; without a place to go from, how far apart two towns are, or which town it is. */
function wayText({ stores }: TripPlan, trip: TripOffers): string {
  const miles = trip.roundTrip(stores);
  if (miles !== null) return isHere(miles, trip) ? "your kept store" : roundTrip(miles);
  const towns = stores.flatMap((store) => {
    const stop = trip.stores[store];
    return stop === undefined ? [] : [storeLocation(stop)];
  });
  const different = [...new Set(towns)];
  // Which towns three are is read at their stops.
  if (different.length > 2) return "";
  const apart = different.length < 2 ? null : milesBetweenStops(stores, trip);
  return apart === null ? different.join(" and ") : `${formatMiles(apart)} apart`;
}

const roundTrip = (miles: number) => `${formatMiles(miles)} round trip`;

/** Nobody sets out from a store to go there. */
const isHere = (miles: number, { place }: TripOffers) =>
  place?.isKept === true && miles < SAME_PLACE_MILES;

/** Less is no way at all. */
const SAME_PLACE_MILES = 0.1;

/** How far a plan is on the road; without a place to go from, the way between its two stores; `null` where it is not known. */
export function milesOf({ stores }: TripPlan, trip: TripOffers): number | null {
  if (trip.place !== null) return trip.roundTrip(stores);
  return stores.length < 2 ? 0 : milesBetweenStops(stores, trip);
}

/** Between two stores, on the road as every way of a trip is; `null` where that is not known, or no way. */
export function milesBetweenStops(
  [one = -1, other = -1]: TripPlan["stores"],
  { stores }: TripOffers,
) {
  const miles = milesApart(stores[one] ?? null, stores[other] ?? null);
  return miles === null || miles < 1 ? null : miles * ROAD_FACTOR;
}
