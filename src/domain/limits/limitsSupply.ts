import type { Category } from "../offers/categories.ts";
import type { Source } from "../text/source.ts";
import { measure, sumMg, type BasketItem, type Measure, type Uncounted } from "./limits.ts";

/** The forms that the days' supply tells apart. */
export const SUPPLY_FORMS = ["tier1", "tier2", "oral", "vaporization", "topical"] as const;
export type SupplyForm = (typeof SUPPLY_FORMS)[number];

/** What one day of a form is: milligrams of plant material, or of THC for the other forms. */
export interface SupplyUnit {
  form: SupplyForm;
  title: string;
  dayMg: number;
  /** The supply of 90 days and of a fill period, as the rule words them. */
  ninetyDays: string;
  source: Source;
}

/** An older medical system, in which amounts count as days of a supply. */
export interface SupplyRule {
  units: Readonly<Record<SupplyForm, SupplyUnit>>;
  /** Days that may be bought within one fill period. */
  fillPeriodDays: number;
  /** Plant material up to this THC content, in percent, is of Tier I. */
  tier1UpToPct: number;
}

/** A product with its days, rounded up once for all its packages. */
export interface SupplyLine {
  productId: string;
  name: string;
  form: SupplyForm;
  /** Plant material or THC, as the form's unit has it. */
  amountMg: number;
  days: number;
}

export interface SupplyAssessment {
  lines: readonly SupplyLine[];
  /** Days of one fill period. */
  days: Measure;
  uncounted: readonly Uncounted[];
  /**
   * What may be more days than counted: plant material whose THC is not given, taken
   * as Tier I, and extracts, taken as made for vaporization.
   */
  least: readonly BasketItem[];
}

/**
 * How many days of supply a basket is: for each product all its packages together,
 * divided by the form's day and rounded up; the days of all products add up.
 * Packages of one product are summed before rounding (the state's survey of 2020).
 */
export function assessSupply(items: readonly BasketItem[], rule: SupplyRule): SupplyAssessment {
  const uncounted: Uncounted[] = [];
  const least: BasketItem[] = [];
  const products = new Map<string, { form: SupplyForm; items: BasketItem[] }>();
  for (const item of items) {
    const form = supplyFormOf(item, rule);
    const missing = form === null ? "rule" : missingOf(item, form);
    if (form === null || missing !== null) {
      uncounted.push({ item, missing: missing ?? "rule" });
      continue;
    }
    if (item.form === "extract" || (isPlant(form) && item.thcMg === null)) least.push(item);
    const key = `${form} ${item.productId}`;
    const product = products.get(key) ?? { form, items: [] };
    product.items.push(item);
    products.set(key, product);
  }
  const lines = [...products.values()].map(({ form, items: packages }) =>
    supplyLine(form, packages, rule),
  );
  const total = lines.reduce((sum, { days }) => sum + days, 0);
  return { lines, days: measure(total, rule.fillPeriodDays), uncounted, least };
}

function supplyLine(
  form: SupplyForm,
  packages: readonly BasketItem[],
  rule: SupplyRule,
): SupplyLine {
  const amountMg = sumMg(
    packages.map((item) => ({
      mg: (isPlant(form) ? item.netMg : item.thcMg) ?? 0,
      quantity: item.quantity,
    })),
  );
  const [first] = packages;
  return {
    productId: first?.productId ?? "",
    name: first?.name ?? "",
    form,
    amountMg,
    days: Math.ceil(amountMg / rule.units[form].dayMg),
  };
}

const isPlant = (form: SupplyForm) => form === "tier1" || form === "tier2";

function missingOf(item: BasketItem, form: SupplyForm): "weight" | "thc" | null {
  if (isPlant(form)) return item.netMg === null ? "weight" : null;
  return item.thcMg === null ? "thc" : null;
}

/**
 * The supply's form of an item; `null` where the old rule names none. Extracts
 * count as vaporization oil, which is our reading: made to be swallowed they would
 * be oral.
 */
function supplyFormOf(item: BasketItem, rule: SupplyRule): SupplyForm | null {
  const form: Category = item.form;
  switch (form) {
    case "flower":
    case "preroll":
      return isAboveTier1(item, rule) ? "tier2" : "tier1";
    case "edible":
    case "tincture":
      return "oral";
    case "vape":
    case "extract":
      return "vaporization";
    case "topical":
      return "topical";
    case "infused_preroll":
    case "other":
      return null;
  }
}

function isAboveTier1({ netMg, thcMg }: BasketItem, { tier1UpToPct }: SupplyRule): boolean {
  if (netMg === null || thcMg === null) return false;
  // 23 % of 2.83 g is 650.9 mg: a label's own rounding must not lift it over the bound.
  return (thcMg / netMg) * 100 > tier1UpToPct + 1e-9;
}
