import type { BasketItem } from "../limits/limits.ts";
import type { Register } from "./atRegister.ts";
import { receiptOf } from "./register.ts";
import { rateOf } from "./taxes.ts";

/** What a basket comes to at the registers of its stores, in cents. */
interface BasketReceipt {
  totalCents: number;
  /** How much of it a patient would not pay: the excise of what is on a menu for both. */
  lessForPatientsCents: number;
  /** Packages that are in it, and those of which no price with tax is known. */
  packages: number;
  unpriced: number;
}

/** Adds a basket up: what one store sells under one rule is rounded as one sum, as a register may do with a whole basket. */
export function basketReceipt(basket: readonly BasketItem[], register: Register): BasketReceipt {
  const sums = new Map<string, { price: NonNullable<BasketItem["price"]>; cents: number }>();
  const result = { totalCents: 0, lessForPatientsCents: 0, packages: 0, unpriced: 0 };
  for (const { price, quantity } of basket) {
    if (price === undefined || register.receipt(price.cents, price) === null) {
      result.unpriced += quantity;
      continue;
    }
    result.packages += quantity;
    const key = `${price.store.slug} ${price.menu}`;
    const cents = (sums.get(key)?.cents ?? 0) + price.cents * quantity;
    sums.set(key, { price, cents });
  }
  for (const { price, cents } of sums.values()) {
    const receipt = register.receipt(cents, price);
    if (receipt === null) continue;
    result.totalCents += receipt.totalCents;
    if (price.menu === "both") result.lessForPatientsCents += receipt.exciseCents;
  }
  return result;
}

/**
 * How much less a patient would pay for a basket: the excise of what is on a menu for both, whatever its store's other
 * taxes are. A menu that includes tax does not say how much of it is excise.
 *
 * @param percent of the excise, such as `"10.00"`
 * @returns cents
 */
export function patientsSaving(basket: readonly BasketItem[], percent: string): number {
  const sums = new Map<string, number>();
  for (const { price, quantity } of basket) {
    if (price?.menu !== "both" || price.store.pricesIncludeTax === "yes") continue;
    const { slug } = price.store;
    sums.set(slug, (sums.get(slug) ?? 0) + price.cents * quantity);
  }
  const excise = rateOf(percent);
  return [...sums.values()].reduce(
    (sum, cents) =>
      sum + receiptOf(cents, { excise, state: 0, local: 0, compounding: "additive" }).exciseCents,
    0,
  );
}
