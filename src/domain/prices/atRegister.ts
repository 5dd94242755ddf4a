import type { CurrentPrice, SpokenPrice } from "../offers/currentPrice.ts";
import type { Offer } from "../offers/offers.ts";
import type { Store } from "../stores/stores.ts";
import type { OwnSaleFields } from "./ownSales.ts";
import type { Receipt, TaxArea, Taxes } from "./taxes.ts";

/** As much of an offer as decides what is paid for it. */
export interface PaidOffer {
  store: Pick<Store, "taxArea" | "pricesIncludeTax">;
  menu: Offer["menu"];
}

/** A store as it is counted: once, however many of its offers there are. */
export type NamedStore = PaidOffer["store"] & Pick<Store, "slug">;

/** As much of it as decides whether a sale with conditions is the visitor's. */
export type OwnOffer = PaidOffer & OwnSaleFields;

/** What prices become for one visitor at the registers of stores; `null` stands for everybody's prices, before tax. */
export interface Register {
  /** Whether prices are shown with tax. */
  hasTax: boolean;
  /** Whether what is for patients only is for this visitor. */
  isPatient: boolean;
  /** The price of a sale whose conditions the visitor meets at `now`, and whose it is. */
  ownSale: (offer: OwnOffer, now: number) => { cents: number; because: string } | null;
  /** What is paid for a shelf price, in cents; `null` where it is not known which taxes a store collects. */
  paidCents: (cents: number, offer: PaidOffer) => number | null;
  /** The same line by line. @param shelfCents whole cents */
  receipt: (shelfCents: number, offer: PaidOffer) => Receipt | null;
  /** The entry of the table for an area today. */
  areaOf: (id: string | null) => TaxArea | null;
  excise: Taxes["excise"] | null;
  /** How the prices of these stores were reckoned, as sentences; `null` before tax. */
  words: (stores: readonly NamedStore[]) => string | null;
}

/** A price as it is shown: what is paid, or before tax. */
export type ShownPrice<Price> = Price &
  CurrentPrice & {
    isAbout: boolean;
    /** What the visitor pays before tax. */
    shelfCents: number;
    /** Why it is less than what everybody pays, such as "with your veteran discount". */
    because: string | null;
  };

/**
 * A price as a visitor wants to see it. What may be ranked, and what is a deal for everybody, is decided on the price
 * before tax; this comes after it.
 */
export function atRegister<Price extends CurrentPrice>(
  price: Price,
  offer: OwnOffer,
  register: Register | null,
  now: number,
): ShownPrice<Price> {
  if (register === null)
    return { ...price, isAbout: false, shelfCents: price.cents, because: null };
  const { cents, perGram, per100Mg, unit } = price;
  const sale = register.ownSale(offer, now);
  const own = sale !== null && sale.cents < cents ? sale : null;
  // With and without: what is the visitor's own stands below what everybody pays.
  const insteadOfCents = own === null ? price.insteadOfCents : cents;
  const shelf = own?.cents ?? cents;
  const paid = register.paidCents(shelf, offer);
  const scaled = (each: number) => (each * (paid ?? shelf)) / cents;
  return {
    ...price,
    cents: paid ?? shelf,
    insteadOfCents: insteadOfCents && (register.paidCents(insteadOfCents, offer) ?? insteadOfCents),
    perGram: perGram === null ? null : scaled(perGram),
    per100Mg: per100Mg === null ? null : scaled(per100Mg),
    unit: unit === null ? null : { ...unit, cents: scaled(unit.cents) },
    isAbout: paid !== null,
    shelfCents: shelf,
    because: own?.because ?? null,
  };
}

/**
 * Compares two shown prices by whether their tax is known: the known first. With tax and before tax are no two figures
 * that one of them could be the lower of. While every price is before tax, by choice, all are alike.
 */
export function taxedFirst(
  a: Pick<ShownPrice<CurrentPrice>, "isAbout">,
  b: Pick<ShownPrice<CurrentPrice>, "isAbout">,
): number {
  return Number(b.isAbout) - Number(a.isAbout);
}

type SpokenAndShown = ShownPrice<SpokenPrice>;

/** What a gram, or 100 mg, costs, as it is shown. */
export function unitCents(price: SpokenAndShown): number {
  return (price.unit.unit === "g" ? price.perGram : price.per100Mg) ?? price.unit.cents;
}

/** The lower price first. */
export const byShownPrice = (a: SpokenAndShown, b: SpokenAndShown): number =>
  taxedFirst(a, b) || a.cents - b.cents;

/** Cents of a gram and of 100 mg are not compared: what is priced by weight stands before what is priced by dose. */
export const byUnitPrice = (a: SpokenAndShown, b: SpokenAndShown): number =>
  taxedFirst(a, b) ||
  Number(a.unit.unit !== "g") - Number(b.unit.unit !== "g") ||
  unitCents(a) - unitCents(b) ||
  byShownPrice(a, b);

/** The register, if it knows the taxes of all these offers: figures over several stores are all with tax, or all before. */
export function registerOfAll(
  register: Register | null,
  offers: readonly PaidOffer[],
): Register | null {
  const knows = (offer: PaidOffer) => register?.paidCents(100, offer) !== null;
  return register !== null && offers.every(knows) ? register : null;
}

/** A single figure of an offer, such as its median, and whether it is with tax. */
export function centsAtRegister(
  cents: number,
  offer: PaidOffer,
  register: Pick<Register, "paidCents"> | null,
): { cents: number; isAbout: boolean } {
  const paid = register?.paidCents(cents, offer) ?? null;
  return paid === null ? { cents, isAbout: false } : { cents: paid, isAbout: true };
}
