import { inEpochMs } from "#domain/offers/offers.ts";
import { currentPrice, isCurrent, lowestCurrent, silenceOf } from "#domain/offers/currentPrice.ts";
import { atRegister, registerOfAll, taxedFirst, type Register } from "#domain/prices/atRegister.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { countOfStores } from "#domain/stores/stores.ts";

export const OFFER_SORTS = ["price", "distance", "age"] as const;

export type OfferSort = (typeof OFFER_SORTS)[number];

/**
 * Offers in an order. When it is about price those that may be compared come first, then those
 * seen too long ago, those that are not to be had, and last those whose price speaks nowhere; among each, those before
 * tax after those with it.
 *
 * @param milesTo distance to an offer's store, `null` where it is unknown
 * @param register for a visitor who wants to see what is paid
 */
export function sortOffers(
  offers: readonly OfferOfProduct[],
  sort: OfferSort,
  now: number,
  milesTo: (offer: OfferOfProduct) => number | null = () => null,
  register: Register | null = null,
): OfferOfProduct[] {
  const figures = new Map(
    offers.map((offer) => [offer, figureOf(offer, sort, now, milesTo, register)]),
  );
  const figure = (offer: OfferOfProduct) => figures.get(offer) ?? UNKNOWN_FIGURE;
  const group = (offer: OfferOfProduct) =>
    sort === "price" ? STANDINGS.indexOf(standingOf(offer, now, register?.isPatient)) : 0;
  return [...offers].sort(
    (a, b) =>
      group(a) - group(b) ||
      taxedFirst(figure(a), figure(b)) ||
      figure(a).value - figure(b).value ||
      a.store.name.localeCompare(b.store.name, "en"),
  );
}

/** By what an offer is placed; only a price is with tax or before it. */
interface Figure {
  value: number;
  isAbout: boolean;
}

const UNKNOWN_FIGURE: Figure = { value: Infinity, isAbout: false };

/** How far an offer's price may be held against others, the best first. */
export const STANDINGS = ["current", "old", "away", "silent"] as const;

export type Standing = (typeof STANDINGS)[number];

/** @param forPatients a patient asks, who buys from patients' menus, too */
export function standingOf(offer: OfferOfProduct, now: number, forPatients = false): Standing {
  const timed = inEpochMs(offer);
  if (silenceOf(timed, currentPrice(timed, now).unit) !== null) return "silent";
  if (isCurrent(timed, now, forPatients)) return "current";
  // It would be current if it had been seen just now.
  return isCurrent({ ...timed, observedAt: now }, now, forPatients) ? "old" : "away";
}

function figureOf(
  offer: OfferOfProduct,
  sort: OfferSort,
  now: number,
  milesTo: (offer: OfferOfProduct) => number | null,
  register: Register | null,
): Figure {
  switch (sort) {
    case "price": {
      const timed = inEpochMs(offer);
      const { cents, isAbout } = atRegister(currentPrice(timed, now), timed, register, now);
      return { value: cents, isAbout };
    }
    case "age":
      return { value: -Date.parse(offer.observedAt), isAbout: false };
    case "distance":
      return { value: milesTo(offer) ?? Number.MAX_VALUE, isAbout: false };
  }
}

/**
 * The register that offers of one size are shown by: where no adult may buy any of them and a patient may, a patient's. So
 * their page is as that of any other, and says beside the price for whom it is.
 */
export function registerFor(
  offers: readonly OfferOfProduct[],
  now: number,
  register: Register | null,
): Register | null {
  if (register?.isPatient === true || lowestPaid(offers, now, register) !== null) return register;
  const forPatients = asPatient(register);
  return lowestPaid(offers, now, forPatients) === null ? register : forPatients;
}

/** The same prices, with those that only patients pay; no discount is taken for granted. */
export const asPatient = (register: Register | null): Register =>
  register === null ? PATIENT_BEFORE_TAX : { ...register, isPatient: true };

const PATIENT_BEFORE_TAX: Register = {
  hasTax: false,
  isPatient: true,
  ownSale: () => null,
  paidCents: () => null,
  receipt: () => null,
  areaOf: () => null,
  excise: null,
  words: () => null,
};

/** What is bought for its THC has no weight worth a price. */
export function isSoldByDose({ product: { category } }: OfferOfProduct): boolean {
  return category === "edible" || category === "tincture" || category === "topical";
}

/**
 * The offer of one size with the lowest unit price, as the visitor wants to see prices; `null` where none may speak. With
 * tax, one of which no tax is known is the lowest only where none is taxed.
 */
export function lowestPaid(
  offers: readonly OfferOfProduct[],
  now: number,
  register: Register | null,
): OfferOfProduct | null {
  const lowestOf = (some: readonly OfferOfProduct[]) =>
    lowestCurrent(
      some,
      now,
      (price, offer) => atRegister(price, inEpochMs(offer), register, now).unit.cents,
      register?.isPatient,
    );
  const isTaxed = (offer: OfferOfProduct) => registerOfAll(register, [offer])?.hasTax === true;
  return lowestOf(offers.filter(isTaxed)) ?? lowestOf(offers);
}

/**
 * "12 stores", "and 3 with old prices". A store counts where its price does, as on every other list that says how many have
 * it; once, though it may have a row for patients, too.
 */
export function allStores(rows: readonly CountedRow[]): { stores: string; others: string | null } {
  const now = storesOf(rows.filter(({ isCounted }) => isCounted));
  const others = rows.filter(({ offer }) => !now.has(offer.store.slug));
  if (now.size === 0) return { stores: countOfStores(storesOf(others).size), others: null };
  if (others.length === 0) return { stores: countOfStores(now.size), others: null };
  const are = others.every(({ standing }) => standing === "old")
    ? "with old prices"
    : "not compared";
  return {
    stores: countOfStores(now.size),
    others: `and ${String(storesOf(others).size)} ${are}`,
  };
}

interface CountedRow {
  offer: { store: { slug: string } };
  standing: Standing;
  /** Its price is one of today. */
  isCounted: boolean;
}

const storesOf = (rows: readonly CountedRow[]): ReadonlySet<string> =>
  new Set(rows.map(({ offer }) => offer.store.slug));
