import type { BasketItem } from "../limits/limits.ts";
import type { Register } from "./atRegister.ts";

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
