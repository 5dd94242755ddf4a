import type { Offer, Product } from "#domain/menus/offers.ts";
import { totalThcPct } from "#domain/prices/prices.ts";
import { offers, products } from "../db/schema.ts";
import { strainOf } from "./strainOf.ts";

/** Columns of a product as answers carry it. */
export const PRODUCT_FIELDS = {
  code: products.code,
  name: products.name,
  brand: products.brand,
  category: products.category,
  subcategory: products.subcategory,
  strainSlug: products.strainSlug,
  strainName: products.strainName,
  marketedType: products.marketedType,
};

/** Columns of which {@link toOffer} makes an offer. */
export const OFFER_FIELDS = {
  sizeKey: offers.sizeKey,
  sizeLabel: offers.sizeLabel,
  menu: offers.menu,
  netMg: offers.netMg,
  unitCount: offers.unitCount,
  thcMg: offers.thcMg,
  cbdMg: offers.cbdMg,
  thcPctMin: offers.thcPctMin,
  thcPctMax: offers.thcPctMax,
  thcaPct: offers.thcaPct,
  totalThcPct: offers.totalThcPct,
  cbdPct: offers.cbdPct,
  terpenes: offers.terpenes,
  priceCents: offers.priceCents,
  salePriceCents: offers.salePriceCents,
  saleText: offers.saleText,
  saleConditions: offers.saleConditions,
  saleStartsAt: offers.saleStartsAt,
  saleEndsAt: offers.saleEndsAt,
  stock: offers.stock,
  median30DaysCents: offers.median30DaysCents,
  ranked: offers.ranked,
  firstSeenAt: offers.firstSeenAt,
  observedAt: offers.observedAt,
  missingSince: offers.missingSince,
};

/** The named columns of a stored offer, as the database gives them. */
export type OfferRow = { [Name in keyof typeof OFFER_FIELDS]: (typeof offers.$inferSelect)[Name] };

/** An offer for the wire: potency as one figure or a range, times as text. */
export function toOffer(row: OfferRow): Offer {
  return {
    sizeKey: row.sizeKey,
    sizeLabel: row.sizeLabel,
    menu: row.menu,
    netMg: row.netMg,
    unitCount: row.unitCount,
    thcMg: row.thcMg,
    cbdMg: row.cbdMg,
    thcPct: totalThcPct(row),
    thcPctTo: highEnd(row),
    cbdPct: row.cbdPct,
    terpenes: row.terpenes,
    priceCents: row.priceCents,
    salePriceCents: row.salePriceCents,
    saleText: row.saleText,
    saleConditions: row.saleConditions,
    saleStartsAt: isoText(row.saleStartsAt),
    saleEndsAt: isoText(row.saleEndsAt),
    stock: row.stock,
    median30DaysCents: row.median30DaysCents,
    ranked: row.ranked,
    firstSeenOn: row.firstSeenAt.toISOString().slice(0, "2026-11-20".length),
    observedAt: row.observedAt.toISOString(),
    missingSince: isoText(row.missingSince),
  };
}

/** A product for the wire, its strain under the name of the genetics pages. */
export function toProduct(row: Product): Product {
  return { ...row, ...strainOf(row) };
}

/** A moment for the wire. */
export function isoText(moment: Date | null): string | null {
  return moment === null ? null : moment.toISOString();
}

/** The high end of a printed range; a total that was computed or measured is one figure. */
function highEnd(row: OfferRow): number | null {
  const { thcPctMin: low, thcPctMax: high, thcaPct, totalThcPct: total } = row;
  const isRange = low !== null && high !== null && low < high;
  return isRange && thcaPct === null && total === null ? high : null;
}
