import { describe, expect, it } from "vitest";
import { offer, storeProfile } from "../../../tests/support/data/offers.ts";
import { whyNotCompared } from "../offers/currentPrice.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const misread = offer({ priceCents: 100, ranked: false });
const twin = { ...misread, store: storeProfile({ slug: "west", twinOf: "bliss-kent" }) };

describe("why no price of some offers is compared", () => {
  it("is said once for all of them", () => {
    expect(whyNotCompared([misread, misread], NOW)).toBe("the price is too unlikely");
  });

  it("is nothing where one of them has a price to compare, or there are none", () => {
    expect(whyNotCompared([misread, offer()], NOW)).toBeNull();
    expect(whyNotCompared([], NOW)).toBeNull();
  });

  it("is not that a store’s menu equals another’s, where that other store’s offer is among them", () => {
    expect(whyNotCompared([misread, twin], NOW)).toBe("the price is too unlikely");
    expect(whyNotCompared([twin], NOW)).toBe("the menu equals another store’s");
  });
});
