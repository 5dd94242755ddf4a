import { formatCents } from "#domain/offers/money.ts";
import { formatMiles } from "#domain/stores/distance.ts";
import { countOfStores, storeLocation, storeTitle } from "#domain/stores/stores.ts";
import { itemsOf, type TripPlan } from "#domain/wishlist/planTrip.ts";
import { USUAL_MILE_CENTS, type TripChoice } from "#domain/wishlist/tripChoices.ts";
import { inDollars, toldDrive, toldSum } from "./tripDollars.ts";
import { milesBetweenStops, type TripOffers } from "./tripOffers.ts";

/** A way in words: what is bought, how far one drives for it, and what both come to. */
export interface WayWords {
  /** Which stores they are, in a word or two, and how far that is. */
  where: string;
  /** `"2 of 3"`. */
  got: string;
  goods: string;
  /** `"+ about $70 driving = $305.00"`; `null` where no way is known, and to the kept store where trips start. */
  withDrive: string | null;
}

export function wayWords({ plan }: TripChoice, trip: TripOffers, marked: number): WayWords {
  const drive = driveCents(plan, trip);
  const isKept = isHere(trip.roundTrip(plan.stores) ?? Infinity, trip);
  return {
    where: [storesText(plan, trip), wayText(plan, trip)].filter(Boolean).join(" · "),
    got: `${String(itemsOf(plan))} of ${String(marked)}`,
    goods: formatCents(plan.totalCents),
    withDrive:
      drive === null
        ? null
        : isKept
          ? null
          : `${drivingText(drive)} = ${formatCents(toldSum(plan.totalCents, drive))}`,
  };
}

/** What a drive adds, in one form wherever it stands: `"+ about $76 driving"`. */
export const drivingText = (cents: number): string => `+ about ${inDollars(cents)} driving`;

/**
 * Why the chosen way is the one, as a sentence: of the one that stands there unasked what its drive gains or spares, else
 * why it does; of another what it is against that one. `null` where there is no other, or why is said already.
 *
 * @param usual the way that stands there unasked
 */
export function whyThisWay(
  choice: TripChoice,
  usual: TripChoice | undefined,
  choices: readonly TripChoice[],
  trip: TripOffers,
  { isOver, hasFuller }: { isOver: (plan: TripPlan) => boolean; hasFuller: boolean },
): string | null {
  if (choices.length < 2 || usual === undefined) return null;
  if (choice.kind === usual.kind)
    return (
      costOfNearer(choice, choices, trip, isOver) ??
      gainOfDrive(choice, choices, trip) ??
      (hasFuller ? null : whyUsual(choice, choices, trip, isOver))
    );
  if (trip.place === null) return null;
  const saved = isOver(choice.plan) ? null : lessFarther(choice.plan, usual.plan, trip);
  const against = saved ?? againstRecommended(choice.plan, usual.plan, trip);
  return against === null ? null : `${against}.`;
}

/** Why the way stands there that does so unasked. It is recommended only where it is known from where one goes: the drive decides. */
function whyUsual(
  choice: TripChoice,
  choices: readonly TripChoice[],
  trip: TripOffers,
  isOver: (plan: TripPlan) => boolean,
): string {
  const why = whyRecommended(choice, choices, trip, isOver);
  if (trip.place === null) return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
  return trip.place.isKept === true && why === COSTS_LEAST
    ? "Costs least with driving."
    : `Recommended: ${why}.`;
}

const COSTS_LEAST = "it costs least with driving";

/** In a few words. */
function whyRecommended(
  { kind, plan }: TripChoice,
  choices: readonly TripChoice[],
  trip: TripOffers,
  isOver: (plan: TripPlan) => boolean,
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
  if (trip.place !== null) {
    if (isLeast((each) => sumWithDrive(each, trip))) return COSTS_LEAST;
    return alike.some((each) => lessFarther(each.plan, plan, trip) !== null && !isOver(each.plan))
      ? "much less driving"
      : "fits in one day";
  }
  if (isLeast(({ totalCents }) => totalCents)) return "lowest price";
  if (plan.stores.length > 1) return "fits in one day";
  const least = Math.min(...alike.map((each) => each.plan.totalCents));
  return `one stop, for ${formatCents(plan.totalCents - least)} more`;
}

/**
 * Why the recommended way leaves some of a list out, as a sentence of what most of the list would come to:
 * `"The other 2 cost $215.59, and about $228 more to drive."`. `null` where nothing is left out.
 *
 * @param isOver whether a plan is too much for one day: then it has no price
 */
export function whyNotMore(
  plan: TripPlan,
  choices: readonly TripChoice[],
  trip: TripOffers,
  marked: number,
  isOver: (plan: TripPlan) => boolean,
): string | null {
  const [fullest] = choices
    .map((each) => each.plan)
    .filter((each) => itemsOf(each) > itemsOf(plan))
    .toSorted((a, b) => itemsOf(b) - itemsOf(a) || sumWithDrive(a, trip) - sumWithDrive(b, trip));
  if (fullest === undefined) return null;
  const items = itemsOf(fullest);
  const all = items === marked ? `All ${String(items)}` : `${String(items)} of ${String(marked)}`;
  if (isOver(fullest)) return `${all} would be over the daily limit.`;
  const drive = driveCents(fullest, trip) ?? 0;
  const goodsMore = fullest.totalCents - plan.totalCents;
  const driveMore = toldDrive(drive) - toldDrive(driveCents(plan, trip) ?? 0);
  const more = items - itemsOf(plan);
  // Together they may be cheaper elsewhere than some of them are here.
  if (goodsMore <= 0 || driveMore <= 0)
    return `${all} cost ${formatCents(fullest.totalCents)}${drive < 1 ? "" : `, and about ${inDollars(drive)} to drive`}.`;
  const which =
    items === marked ? `The other ${more === 1 ? "one" : String(more)}` : `${String(more)} more`;
  return `${which} cost${more === 1 ? "s" : ""} ${formatCents(goodsMore)}, and about ${inDollars(driveMore)} more to drive.`;
}

/**
 * What the drive of the recommended way gains against the nearest one that gets as much, as a sentence:
 * `"$38 less than Blue Gate Botanicals, Warren alone, for 70 mi of driving."`. `null` where no other is nearer.
 */
function gainOfDrive(
  { kind, plan }: TripChoice,
  choices: readonly TripChoice[],
  trip: TripOffers,
): string | null {
  const miles = trip.roundTrip(plan.stores);
  if (trip.place === null || miles === null) return null;
  const [nearest] = choices
    .filter((each) => each.kind !== kind && itemsOf(each.plan) === itemsOf(plan))
    .map((each) => ({ plan: each.plan, miles: trip.roundTrip(each.plan.stores) ?? Infinity }))
    .toSorted((a, b) => a.miles - b.miles);
  if (nearest === undefined) return null;
  const saved = wholeDifference(nearest.plan, plan, trip);
  if (miles - nearest.miles < 1 || saved < 100) return null;
  const [only, second] = nearest.plan.stores.flatMap((store) => trip.stores[store] ?? []);
  const than =
    only === undefined || second !== undefined ? "the nearest way" : `${storeTitle(only)} alone`;
  const more = isHere(nearest.miles, trip) ? "of" : "more";
  return `${inDollars(saved)} less than ${than}, for ${formatMiles(miles - nearest.miles)} ${more} driving.`;
}

/**
 * What the recommended way costs more than the cheapest that gets as much, and what it spares, as a sentence:
 * `"$19 more than the cheapest trip with driving, 70 miles less."`. `null` where it is the cheapest.
 */
function costOfNearer(
  { kind, plan }: TripChoice,
  choices: readonly TripChoice[],
  trip: TripOffers,
  isOver: (plan: TripPlan) => boolean,
): string | null {
  const [cheapest] = choices
    .filter((each) => each.kind !== kind && lessFarther(each.plan, plan, trip) !== null)
    .map((each) => each.plan)
    .filter((each) => !isOver(each))
    .toSorted((a, b) => sumWithDrive(a, trip) - sumWithDrive(b, trip));
  if (trip.place === null || cheapest === undefined) return null;
  const more = wholeDifference(plan, cheapest, trip);
  const [own, others] = [trip.roundTrip(plan.stores), trip.roundTrip(cheapest.stores)];
  return `${inDollars(more)} more than the cheapest trip with driving, ${milesText((others ?? 0) - (own ?? 0))} less.`;
}

/** What a way that gets as much saves by going further than the recommended one: `"Saves $18 after driving, adds 70 miles"`; `null` where it does not. */
export function lessFarther(
  plan: TripPlan,
  recommended: TripPlan,
  trip: TripOffers,
): string | null {
  const saved = wholeDifference(recommended, plan, trip);
  const [own, others] = [trip.roundTrip(plan.stores), trip.roundTrip(recommended.stores)];
  if (own === null || others === null || saved < 100 || own - others < 1) return null;
  if (itemsOf(plan) !== itemsOf(recommended)) return null;
  return `Saves ${inDollars(saved)} after driving, adds ${milesText(own - others)}`;
}

/** In a sentence: `70 miles`. */
const milesText = (miles: number) => formatMiles(miles).replace(/ mi$/, "\u00A0miles");

/** What a way gets and costs against the recommended one, of a known start: `"1 wish more, $402 more with driving"`. */
function againstRecommended(
  plan: TripPlan,
  recommended: TripPlan,
  trip: TripOffers,
): string | null {
  const wishes = itemsOf(plan) - itemsOf(recommended);
  const cents = wholeDifference(plan, recommended, trip);
  const parts = [
    wishes === 0 ? null : `${counted(Math.abs(wishes))} ${moreOrLess(wishes)}`,
    Math.abs(cents) < 1 ? null : `${inDollars(Math.abs(cents))} ${moreOrLess(cents)} with driving`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join(", ")} than recommended`;
}

const counted = (wishes: number) => (wishes === 1 ? "1 wish" : `${String(wishes)} wishes`);

const moreOrLess = (difference: number) => (difference > 0 ? "more" : "less");

/** What is bought and the drive to it: by that the ways to as much of a list stand in order. */
export const sumWithDrive = (plan: TripPlan, trip: TripOffers): number =>
  plan.totalCents + (driveCents(plan, trip) ?? 0);

/** By how much one way is dearer than another, in cents of whole dollars, as the sums that stand there say it. */
function wholeDifference(plan: TripPlan, other: TripPlan, trip: TripOffers): number {
  const told = (each: TripPlan) => toldSum(each.totalCents, driveCents(each, trip) ?? 0);
  return 100 * Math.round((told(plan) - told(other)) / 100);
}

/** What the drive costs, by what the visitor says of a mile or else at the usual rate; `null` where it is not known. */
export function driveCents({ stores, wayCents }: TripPlan, trip: TripOffers): number | null {
  // A way that is counted is known.
  if (trip.question.wayCents !== undefined) return wayCents;
  const miles = trip.roundTrip(stores);
  return miles === null ? null : miles * USUAL_MILE_CENTS;
}

/** The drive of a way, `"+ about $36 driving"` of `"51 mi"`, and what it comes to with that. */
interface Drive {
  text: string;
  /** It costs more than what is bought. */
  isMost: boolean;
  way: string;
  sum: string;
}

/** The drive of the chosen way; `null` from the store where one starts, or where a store's place is not known. */
export function driveOf(plan: TripPlan, trip: TripOffers): Drive | null {
  const miles = trip.roundTrip(plan.stores);
  const cents = driveCents(plan, trip);
  if (miles === null || cents === null || isHere(miles, trip)) return null;
  return {
    text: drivingText(cents),
    isMost: cents > plan.totalCents,
    way: formatMiles(miles),
    sum: formatCents(toldSum(plan.totalCents, cents)),
  };
}

/** Which stores they are: one by its name, two by their towns, where that fits into a line of a phone with its miles. */
function storesText(plan: TripPlan, trip: TripOffers): string {
  const [only, second, third] = plan.stores.flatMap((store) => trip.stores[store] ?? []);
  const room = LETTERS_IN_LINE - wayText(plan, trip).length;
  if (only === undefined || third !== undefined) return countOfStores(plan.stores.length);
  const town = storeLocation(only);
  if (second === undefined) {
    const title = storeTitle(only);
    return title.length <= room || town === "" ? title : town;
  }
  const other = storeLocation(second);
  const text = town === other ? `2 stores in ${town}` : `${town} and ${other}`;
  return text.length <= room && town !== "" && other !== "" ? text : countOfStores(2);
}

/** Beside a price, at the size of these rows. */
const LETTERS_IN_LINE = 33;

/** How far it is there and back; without a place to go from, how far its stores are apart; nothing from where one is. */
function wayText({ stores }: TripPlan, trip: TripOffers): string {
  const miles = trip.roundTrip(stores);
  if (miles !== null) return isHere(miles, trip) ? "" : formatMiles(miles);
  const apart = stores.length === 2 ? milesBetweenStops(stores, trip) : null;
  return apart === null ? "" : `${formatMiles(apart)} apart`;
}

/** Whether a way leads nowhere but to the kept store at which trips start. */
export function isAtStart({ stores }: TripPlan, trip: TripOffers): boolean {
  return stores.length === 1 && isHere(trip.roundTrip(stores) ?? Infinity, trip);
}

/** Nobody sets out from a store to go there. */
const isHere = (miles: number, { place }: TripOffers) =>
  place?.isKept === true && miles < SAME_PLACE_MILES;

/** Less is no way at all. */
const SAME_PLACE_MILES = 0.1;
