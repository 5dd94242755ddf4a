import * as v from "valibot";
import { DealPastSchema } from "./productDetail.ts";
import type { Section } from "./categories.ts";
import { sectionOf } from "./sectionOf.ts";
import { InstantSchema } from "../time/instant.ts";
import type { InEpochMs, Offer, Product, StoreOffer } from "./offers.ts";
import { MenuTableSchema } from "./menuTable.ts";
import { spokenPrice, type SpokenPrice } from "./currentPrice.ts";
import type { Store } from "../stores/stores.ts";
import { isDeal } from "./prices.ts";

/** `GET /api/deals`: every deal of the state; statistics, screens and alerts choose among them. */
export const DealsSchema = v.object({
  table: MenuTableSchema,
  /** What the stores asked before, a row for each of the table; none where it is not known. */
  pasts: v.optional(v.array(DealPastSchema), []),
  /**
   * What is a deal for registered patients only, apart from the others. It travels to everybody, because whoever asked
   * for it would say by that who they are.
   */
  patients: v.optional(
    v.object({ table: MenuTableSchema, pasts: v.optional(v.array(DealPastSchema), []) }),
  ),
  /** Newest observation among them; `null` without any deal. */
  observedAt: v.nullable(InstantSchema),
});

/** Why and how good a deal is, at one moment. */
export interface DealPrice extends SpokenPrice {
  section: Section;
  /** What the price is below, in cents: what it is instead of, or without that the store's own 30-day median. */
  wasCents: number;
  /** How far below, as a share of `wasCents` between 0 and 1. */
  off: number;
}

type DealFields = Omit<
  InEpochMs<Offer>,
  | "sizeKey"
  | "sizeLabel"
  | "unitCount"
  | "cbdMg"
  | "thcPct"
  | "thcPctTo"
  | "cbdPct"
  | "terpenes"
  | "saleText"
  | "firstSeenOn"
> & { product: Pick<Product, "category">; store: Pick<Store, "twinOf"> };

/**
 * Whether an offer is a deal at `now` (epoch milliseconds): on a menu any adult
 * buys from, in stock as far as known, seen within 72 hours, of a ranked section,
 * with a believable unit price, and below the store's own regular price, if that is believable,
 * too, or its own 30-day median. Statistics, screens and alerts all ask here.
 *
 * @param forPatients a patient asks, who buys from patients' menus and at patients' prices, too
 */
export function dealPrice(offer: DealFields, now: number, forPatients = false): DealPrice | null {
  const section = sectionOf(offer.product.category);
  const price = spokenPrice(forPatients ? forPatient(offer) : offer, now, forPatients);
  if (section === null || price === null) return null;
  const { cents, insteadOfCents } = price;
  const { median30DaysCents } = offer;
  const regularCents = insteadOfCents ?? cents;
  if (!isDeal({ effectiveCents: cents, regularCents, median30DaysCents })) return null;
  const wasCents = insteadOfCents ?? median30DaysCents ?? cents;
  return { ...price, section, wasCents, off: 1 - cents / wasCents };
}

/**
 * What any adult pays at `now` (epoch milliseconds) for an offer that is on a shelf as far as is known, deal or not;
 * `null`: it is on none, or its price may not be held up to everybody.
 */
export function shelfPrice(offer: DealFields, now: number): DealPrice | null {
  const section = sectionOf(offer.product.category);
  const price = spokenPrice(offer, now);
  if (section === null || price === null) return null;
  return { ...price, section, wasCents: price.cents, off: 0 };
}

/** Whether its sale is for patients only, and on a menu that they buy from. */
function isPatientsSale({ menu, saleConditions }: PatientFields): boolean {
  return saleConditions === "med_only" && menu !== "rec";
}

/** The offer as it is to a patient, who meets the conditions of a patients' sale. */
export function forPatient<Asked extends PatientFields>(offer: Asked): Asked {
  return isPatientsSale(offer) ? { ...offer, saleConditions: "none" } : offer;
}

type PatientFields = Pick<Offer, "menu" | "saleConditions">;

/** An offer that is a deal at one moment, with its price then. */
export interface OfferDeal {
  offer: StoreOffer;
  price: DealPrice;
}

/** As much of a deal as its place in a list depends on. */
export interface SortableDeal {
  price: Pick<DealPrice, "unit" | "cents">;
  /** Epoch milliseconds. */
  observedAt: number;
}

/** Lowest unit price first; ties by cost, then newest. For deals of one section only. */
export function byUnitPriceThenCostThenNewest(a: SortableDeal, b: SortableDeal): number {
  return (
    a.price.unit.cents - b.price.unit.cents ||
    a.price.cents - b.price.cents ||
    b.observedAt - a.observedAt
  );
}
