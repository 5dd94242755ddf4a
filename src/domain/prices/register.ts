import { countOfStores } from "../stores/stores.ts";
import { formatCalendarDate } from "../time/calendar.ts";
import type { Profile } from "../limits/profiles.ts";
import type { NamedStore, OwnOffer, PaidOffer, Register } from "./atRegister.ts";
import { ownSale, type Buyer } from "./ownSales.ts";
import { areaOn, rateOf, type Receipt, type TaxArea, type TaxRates, type Taxes } from "./taxes.ts";

/**
 * What prices become for one visitor, on one day.
 *
 * @param taxes `null`: prices are shown before tax, by choice or because the taxes are not on this device
 * @param day `2026-11-26`
 */
export function registerOf(taxes: Taxes | null, buyer: Buyer, day: string): Register {
  const { profile } = buyer;
  const own = {
    isPatient: profile !== "adult",
    ownSale: (offer: OwnOffer, now: number) => ownSale(offer, buyer, now),
  };
  if (taxes === null) return { ...BEFORE_TAX, ...own };
  const areas = new Map<string, TaxArea | null>();
  const areaOf = (id: string | null): TaxArea | null => {
    if (id === null) return null;
    const known = areas.get(id);
    if (known !== undefined) return known;
    const found = areaOn(taxes.areas, id, day);
    areas.set(id, found);
    return found;
  };
  const exciseOf = (menu: PaidOffer["menu"]) =>
    paysExcise(menu, profile) ? rateOf(taxes.excise.percent) : 0;
  const receipt = (shelfCents: number, { store, menu }: PaidOffer): Receipt | null => {
    if (store.pricesIncludeTax === "yes") return included(shelfCents);
    const area = areaOf(store.taxArea);
    if (area === null) return null;
    return receiptOf(shelfCents, {
      excise: exciseOf(menu),
      state: rateOf(area.statePercent),
      local: rateOf(area.countyPercent) + rateOf(area.transitPercent),
      compounding: taxes.compounding,
    });
  };
  return {
    ...own,
    hasTax: true,
    paidCents: (cents, offer) => {
      // Medians are no whole cents.
      const shelf = Math.round(cents);
      return receipt(shelf, offer)?.totalCents ?? null;
    },
    receipt,
    areaOf,
    excise: taxes.excise,
    words: (stores) => wordsOf(taxes, profile, stores),
  };
}

const BEFORE_TAX = {
  hasTax: false,
  paidCents: () => null,
  receipt: () => null,
  areaOf: () => null,
  excise: null,
  words: () => null,
};

/**
 * Whether adult use is what is bought: from the menu for adults always, from that for patients never, and from one that
 * is for both as the visitor is. So no adult sees as theirs what only patients pay.
 */
function paysExcise(menu: PaidOffer["menu"], profile: Profile): boolean {
  return menu === "rec" || (menu === "both" && profile === "adult");
}

const included = (cents: number): Receipt => ({
  shelfCents: cents,
  exciseCents: 0,
  stateCents: 0,
  localCents: 0,
  totalCents: cents,
});

const DOUBT = "Our estimate: you pay less where a store’s prices include tax.";

/** The same of one store. */
const OWN_DOUBT = "Our estimate: you pay less if this store’s prices include tax.";

/** How the prices of these stores were reckoned, and of which it is not known. */
function wordsOf({ excise, asOf }: Taxes, profile: Profile, named: readonly NamedStore[]): string {
  const stores = [...new Map(named.map((store) => [store.slug, store])).values()];
  const whole = (percent: string) => String(Number(percent));
  const rule =
    profile === "adult"
      ? `About what you pay: ${whole(excise.percent)}% excise and the sales tax of the store’s county, each on the shelf price.`
      : `About what you pay as a ${profile}: the sales tax of the store’s county, and the excise on what is sold to adults only.`;
  const count = (which: (store: NamedStore) => boolean) => stores.filter(which).length;
  const nowhere = count((store) => store.taxArea === null && store.pricesIncludeTax !== "yes");
  const isIncluded = count((store) => store.pricesIncludeTax === "yes");
  const isUnknown = count((store) => store.pricesIncludeTax === "unknown");
  // The first sentence is what stands there before a tap: of one store, what its own prices are.
  const ofOne = [
    nowhere === 0
      ? null
      : "This store’s county, or its part of it, is not known: its prices stay before tax.",
    isIncluded === 0 ? null : "Prices here include tax. Nothing is added to them.",
    isUnknown === 0
      ? null
      : nowhere === 0
        ? OWN_DOUBT
        : "Not known whether these prices include tax.",
    nowhere === 0 && isIncluded === 0 ? rule : null,
  ];
  // One shop's list and the list of all of them say the same of the same prices.
  const isDoubtful = isUnknown > 0 && isUnknown === stores.length;
  const ofMany = [
    isDoubtful ? DOUBT : null,
    rule,
    nowhere === 0
      ? null
      : `Of ${countOfStores(nowhere)} the county, or the part of it, is not known: their prices stay before tax, and come after those with tax.`,
    isIncluded === 0
      ? null
      : `The menus of ${countOfStores(isIncluded)} show prices with tax: nothing is added to them.`,
    isUnknown === 0 || isDoubtful
      ? null
      : `Whether menus include tax already is not known of ${countOfStores(isUnknown)}; prices are taken as before tax.`,
  ];
  const sentences = [
    ...(stores.length === 1 ? ofOne : ofMany),
    `We found no state rule against this. Taxes as of ${formatCalendarDate(asOf)}.`,
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

/**
 * What is paid for a shelf price, or for a whole basket of them at one register: each tax on the shelf price,
 * reckoned to three decimals of a dollar and rounded up where the third is above 4 (ODT ST 2005-05). State, county
 * and transit authority are one tax; of its cents the state's share is rounded the same way and the rest is local.
 *
 * @param shelfCents whole cents before tax
 */
export function receiptOf(shelfCents: number, rates: TaxRates): Receipt {
  const exciseCents = taxCents(shelfCents, rates.excise);
  const base = rates.compounding === "compounded" ? shelfCents + exciseCents : shelfCents;
  const salesCents = taxCents(base, rates.state + rates.local);
  const stateCents = Math.min(salesCents, taxCents(base, rates.state));
  return {
    shelfCents,
    exciseCents,
    stateCents,
    localCents: salesCents - stateCents,
    totalCents: shelfCents + exciseCents + salesCents,
  };
}

/** The third decimal of a dollar decides, and what comes after it is dropped: so halves of a cent go up. All whole numbers. */
function taxCents(cents: number, rate: number): number {
  const mills = Math.floor((cents * rate) / 10_000);
  return Math.floor((mills + 5) / 10);
}
