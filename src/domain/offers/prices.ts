import type { Category } from "./categories.ts";
import type { SaleConditions } from "./offers.ts";

/**
 * Price mathematics. Money is integer cents and weights are integer milligrams;
 * unit prices stay unrounded, because rounding belongs to the display. What is
 * unknown is `null` and is never guessed.
 */

/** Share of THCA's mass that remains as THC once heated (ratio of the molar masses). */
const THCA_TO_THC = 0.877;

interface Bounds {
  low: number;
  high: number;
}

/** Prices outside these bounds, both included, are kept and shown but never ranked. A median vape costs $50/g. */
const CENTS_PER_GRAM_BOUNDS: Readonly<Record<"flower" | "vape" | "extract", Bounds>> = {
  flower: { low: 100, high: 4_000 },
  vape: { low: 500, high: 15_000 },
  extract: { low: 300, high: 15_000 },
};
const CENTS_PER_100MG_BOUNDS: Bounds = { low: 50, high: 6_000 };

/** A price cut as the store announces it. Times are epoch milliseconds. */
export interface Sale {
  priceCents: number;
  /** `null` when the source does not give any: it is not known whose price it is, so it is not everybody's. */
  conditions: SaleConditions | null;
  startsAt: number | null;
  endsAt: number | null;
}

/** Potency as printed, in percent by weight. */
export interface Potency {
  thcPctMin: number | null;
  thcPctMax: number | null;
  thcaPct: number | null;
  /** A total the laboratory states itself; wins over every other figure. */
  totalThcPct: number | null;
}

/**
 * Total THC in percent. A range answers with its low end. When THCA is given the
 * plain THC figure is added to it; otherwise that figure already is the total.
 *
 * @returns `null` when the label says nothing
 */
export function totalThcPct(potency: Potency): number | null {
  if (potency.totalThcPct !== null) return potency.totalThcPct;
  const thc = potency.thcPctMin ?? potency.thcPctMax;
  if (potency.thcaPct !== null) return (thc ?? 0) + THCA_TO_THC * potency.thcaPct;
  return thc;
}

/** THC in one package, in milligrams: the labelled amount, else weight times potency. */
export function thcMgInPackage(item: {
  labelledThcMg: number | null;
  netMg: number | null;
  totalThcPct: number | null;
}): number | null {
  if (item.labelledThcMg !== null) return item.labelledThcMg;
  if (item.netMg === null || item.totalThcPct === null) return null;
  return (item.netMg * item.totalThcPct) / 100;
}

/** A sale from its parts; `null` without a price of its own. Times are epoch milliseconds. */
export function announcedSale(
  parts: Omit<Sale, "priceCents"> & { priceCents: number | null },
): Sale | null {
  const { priceCents, ...terms } = parts;
  return priceCents === null ? null : { priceCents, ...terms };
}

/**
 * Whether any visitor pays the sale price at this moment (epoch milliseconds). A sale that does
 * not say that it has no conditions is no price for all: neither in histories and medians nor in
 * rankings. The only place that decides it.
 */
export function isSaleLive(sale: Sale, regularCents: number, now: number): boolean {
  return sale.conditions === "none" && sale.priceCents < regularCents && isInPeriod(sale, now);
}

/** Whether a period contains a moment, all in epoch milliseconds; a side that is not given is open. */
export function isInPeriod(
  { startsAt, endsAt }: Pick<Sale, "startsAt" | "endsAt">,
  moment: number,
): boolean {
  return (startsAt === null || startsAt <= moment) && (endsAt === null || moment < endsAt);
}

/** The price in cents that any visitor pays now; a conditional offer never changes it. */
export function effectiveCents(regularCents: number, sale: Sale | null, now: number): number {
  return sale !== null && isSaleLive(sale, regularCents, now) ? sale.priceCents : regularCents;
}

/** Cents per gram, unrounded. */
export function centsPerGram(cents: number, netMg: number | null): number | null {
  return netMg === null || netMg <= 0 ? null : (cents * 1_000) / netMg;
}

/** Cents per 100 mg of THC, unrounded. */
export function centsPer100Mg(cents: number, thcMg: number | null): number | null {
  return thcMg === null || thcMg <= 0 ? null : (cents * 100) / thcMg;
}

export type Unit = "g" | "100mg";
export interface UnitPrice {
  cents: number;
  unit: Unit;
}

/**
 * The unit price by which a category is ranked: per gram where weight is what is
 * bought, per 100 mg of THC for edibles and tinctures.
 *
 * @returns `null` when the amount is unknown or the category is not ranked at all
 */
export function rankedUnitPrice(
  category: Category,
  cents: number,
  amount: { netMg: number | null; thcMg: number | null },
): UnitPrice | null {
  switch (category) {
    case "flower":
    case "preroll":
    case "infused_preroll":
    case "vape":
    case "extract": {
      const perGram = centsPerGram(cents, amount.netMg);
      return perGram === null ? null : { cents: perGram, unit: "g" };
    }
    case "edible":
    case "tincture":
    case "topical": {
      const per100Mg = centsPer100Mg(cents, amount.thcMg);
      return per100Mg === null ? null : { cents: per100Mg, unit: "100mg" };
    }
    case "other":
      return null;
  }
}

/** Between which unit prices, in cents, a category is believed. Pre-rolls are held to what flower costs. */
export function plausibleBounds(category: Category, unit: Unit): Readonly<Bounds> {
  const perGram = category === "vape" || category === "extract" ? category : "flower";
  return unit === "g" ? CENTS_PER_GRAM_BOUNDS[perGram] : CENTS_PER_100MG_BOUNDS;
}

/** Whether a unit price is believable enough to be ranked. */
export function isPlausible(category: Category, price: UnitPrice): boolean {
  const bounds = plausibleBounds(category, price.unit);
  return price.cents >= bounds.low && price.cents <= bounds.high;
}

/**
 * Whether a price may be ranked by its unit price: there is one, and it is believable. What may not
 * be when it is seen enters no median either (settled on 25 November).
 */
export function isRankablePrice(category: Category, price: UnitPrice | null): boolean {
  return price !== null && isPlausible(category, price);
}

/**
 * Whether a low price is a deal: below that store's own regular price, or below
 * the median it asked itself over the 30 days before. Anything else is merely low.
 */
export function isDeal(price: {
  effectiveCents: number;
  regularCents: number;
  median30DaysCents: number | null;
}): boolean {
  return (
    price.effectiveCents < price.regularCents ||
    (price.median30DaysCents !== null && price.effectiveCents < price.median30DaysCents)
  );
}
