import type { BasketItem } from "../limits/limits.ts";
import type { Register } from "./atRegister.ts";
import { receiptOf } from "./register.ts";
import { isForPatientsOnly, packagePrice } from "./packagePrice.ts";
import { isInPeriod } from "../offers/prices.ts";
import { rateOf } from "./taxes.ts";

/** What a basket comes to at the registers of its stores, in cents. */
interface BasketReceipt {
  totalCents: number;
  /** How much of it a patient would not pay: the excise of what is on a menu for both, and by patients' sales there. */
  lessForPatientsCents: number;
  /** Packages that are in it, and those of which no price with tax is known. */
  packages: number;
  unpriced: number;
  /** Packages that this visitor cannot buy, because only patients may: they are in no sum. */
  patientsOnly: number;
}

/**
 * Adds a basket up: what one store sells under one rule is rounded as one sum, as a register may do with a whole basket.
 *
 * @param now epoch milliseconds
 */
export function basketReceipt(
  basket: readonly BasketItem[],
  register: Register,
  now: number,
): BasketReceipt {
  const sums = new Map<string, { price: Price; cents: number; patientsCents: number }>();
  const result = { totalCents: 0, lessForPatientsCents: 0, packages: 0, unpriced: 0 };
  let patientsOnly = 0;
  for (const item of basket) {
    const { price, quantity } = item;
    if (isForPatientsOnly(item, register.isPatient)) {
      patientsOnly += quantity;
      continue;
    }
    if (price === undefined || register.receipt(price.cents, price) === null) {
      result.unpriced += quantity;
      continue;
    }
    result.packages += quantity;
    const key = `${price.store.slug} ${price.menu}`;
    const known = sums.get(key);
    const { shelfCents } = packagePrice(price, register, now);
    sums.set(key, {
      price,
      cents: (known?.cents ?? 0) + shelfCents * quantity,
      patientsCents: (known?.patientsCents ?? 0) + patientsCents(price, shelfCents, now) * quantity,
    });
  }
  for (const { price, cents, patientsCents: less } of sums.values()) {
    const receipt = register.receipt(cents, price);
    const patients = register.receipt(less, price);
    if (receipt === null || patients === null) continue;
    result.totalCents += receipt.totalCents;
    if (price.menu === "both")
      result.lessForPatientsCents +=
        receipt.totalCents - (patients.totalCents - patients.exciseCents);
  }
  return { ...result, patientsOnly };
}

type Price = NonNullable<BasketItem["price"]>;

/** What a patient pays for a package before tax, who has the discounts of a visitor that pays `cents`. */
function patientsCents({ menu, sale }: Price, cents: number, now: number): number {
  const isTheirs = sale?.conditions === "med_only" && menu !== "rec" && isInPeriod(sale, now);
  return isTheirs ? Math.min(cents, sale.cents) : cents;
}

/**
 * How much less a patient would pay for a basket before sales tax: patients' sales, and the excise of what is on a menu
 * for both, whatever its store's other taxes are. A menu that includes tax does not say how much of it is excise.
 *
 * @param percent of the excise, such as `"10.00"`
 * @param register of the visitor; `null` without discounts of their own
 * @param now epoch milliseconds
 * @returns cents
 */
export function patientsSaving(
  basket: readonly BasketItem[],
  percent: string,
  register: Register | null,
  now: number,
): number {
  const sums = new Map<string, number>();
  let bySales = 0;
  for (const { price, quantity } of basket) {
    if (price?.menu !== "both") continue;
    const { shelfCents } = packagePrice(price, register, now);
    bySales += (shelfCents - patientsCents(price, shelfCents, now)) * quantity;
    if (price.store.pricesIncludeTax === "yes") continue;
    const { slug } = price.store;
    sums.set(slug, (sums.get(slug) ?? 0) + shelfCents * quantity);
  }
  const excise = rateOf(percent);
  return [...sums.values()].reduce(
    (sum, cents) =>
      sum + receiptOf(cents, { excise, state: 0, local: 0, compounding: "additive" }).exciseCents,
    bySales,
  );
}
