import { describe, expect, it } from "vitest";
import { offer, product } from "../../../tests/support/data/offers.ts";
import { inEpochMs } from "../offers/offers.ts";
import { currentPrice } from "../offers/currentPrice.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const SALE = { salePriceCents: 4_000, saleConditions: "none" } as const;
const insteadOf = (more: Parameters<typeof offer>[0]) =>
  currentPrice(inEpochMs(offer(more)), NOW).insteadOfCents;

describe("the price that a sale is instead of", () => {
  it("is the store's regular price", () => {
    expect(insteadOf({ ...SALE, priceCents: 5_000 })).toBe(5_000);
  });

  it("is none without a sale that any visitor gets", () => {
    expect(insteadOf({ priceCents: 5_000 })).toBeNull();
    expect(insteadOf({ ...SALE, saleConditions: "loyalty", priceCents: 5_000 })).toBeNull();
  });

  it("is none where the regular price is not believed", () => {
    expect(insteadOf({ ...SALE, priceCents: 40_000 })).toBeNull();
  });

  it("is the store's word where nobody knows what a unit costs", () => {
    const gear = product({ category: "other" });
    expect(insteadOf({ ...SALE, product: gear, priceCents: 40_000 })).toBe(40_000);
  });
});
