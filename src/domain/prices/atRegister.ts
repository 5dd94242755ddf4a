import type { CurrentPrice } from "../offers/currentPrice.ts";
import type { Offer } from "../offers/offers.ts";
import type { Store } from "../stores/stores.ts";
import type { Receipt, TaxArea, Taxes } from "./taxes.ts";

/** As much of an offer as decides what is paid for it. */
export interface PaidOffer {
  store: Pick<Store, "taxArea" | "pricesIncludeTax">;
  menu: Offer["menu"];
}

/** What prices become at the registers of stores; `null` stands for a visitor who sees prices before tax. */
export interface Register {
  /** What is paid for a shelf price, in cents; `null` where it is not known which taxes a store collects. */
  paidCents: (cents: number, offer: PaidOffer) => number | null;
  /** The same line by line. @param shelfCents whole cents */
  receipt: (shelfCents: number, offer: PaidOffer) => Receipt | null;
  /** The entry of the table for an area today. */
  areaOf: (id: string | null) => TaxArea | null;
  excise: Taxes["excise"];
  /** How the prices of these stores were reckoned, as sentences. */
  words: (stores: readonly PaidOffer["store"][]) => string;
}

/** A price as it is shown: what is paid, or before tax. */
export type ShownPrice<Price> = Price & CurrentPrice & { isAbout: boolean };

/**
 * A price as a visitor wants to see it. What may be ranked, and what is a deal for everybody, is decided on the price
 * before tax; this comes after it.
 */
export function atRegister<Price extends CurrentPrice>(
  price: Price,
  offer: PaidOffer,
  register: Register | null,
): ShownPrice<Price> {
  const paid = register?.paidCents(price.cents, offer) ?? null;
  if (register === null || paid === null) return { ...price, isAbout: false };
  const { cents, insteadOfCents, perGram, per100Mg, unit } = price;
  const scaled = (each: number) => (each * paid) / cents;
  return {
    ...price,
    cents: paid,
    insteadOfCents: insteadOfCents === null ? null : register.paidCents(insteadOfCents, offer),
    perGram: perGram === null ? null : scaled(perGram),
    per100Mg: per100Mg === null ? null : scaled(per100Mg),
    unit: unit === null ? null : { ...unit, cents: scaled(unit.cents) },
    isAbout: true,
  };
}

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
  register: Register | null,
): { cents: number; isAbout: boolean } {
  const paid = register?.paidCents(cents, offer) ?? null;
  return paid === null ? { cents, isAbout: false } : { cents: paid, isAbout: true };
}
