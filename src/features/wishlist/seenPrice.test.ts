import { describe, expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { wish } from "../../../tests/support/community/wishlist.ts";
import { offer } from "../../../tests/support/data/offers.ts";
import { seenPrice, sinceSeen } from "./seenPrice.ts";

const NOW = Date.UTC(2026, 10, 22, 17);
const TAPPED = Date.UTC(2026, 7, 3, 17);
const eighth = (more: Partial<StoreOffer> = {}) =>
  offer({ sizeKey: "3500mg", sizeLabel: "3.5g", netMg: 3_500, priceCents: 7_500, ...more });
const elsewhere = { ...eighth().store, slug: "alder", name: "Alder" };
const remembered = (from: StoreOffer = eighth()) => wish({ seen: seenPrice(from, TAPPED) });
const seen = (best: StoreOffer, of = remembered()) => sinceSeen(of, best, null, NOW);
const now = (best: StoreOffer, of = remembered()) => seen(best, of)?.text ?? null;

describe("a price that was seen when a heart was tapped", () => {
  it("is what any adult paid there, in that size, on that day", () => {
    const onSale = eighth({ salePriceCents: 6_000, saleConditions: "none" });
    expect(seenPrice(onSale, TAPPED)).toEqual({
      cents: 6_000,
      size: { key: "3500mg", name: "3.5 g eighth" },
      store: { slug: onSale.store.slug, name: expect.stringContaining(onSale.store.name) },
      at: new Date(TAPPED).toISOString(),
    });
  });

  it("is said as what has changed at its store, and not at all while it is the same", () => {
    expect(now(eighth({ priceCents: 7_100 }))).toBe("$4.00 less than when added");
    expect(now(eighth({ priceCents: 8_050 }))).toBe("$5.50 more than when added");
    expect(now(eighth())).toBeNull();
    expect(now(eighth(), wish())).toBeNull();
  });

  it("is said with its store and day beside another store’s price, which is no change of it", () => {
    expect(seen(eighth({ priceCents: 7_100, store: elsewhere }))).toEqual({
      text: "$75.00 at Bliss, Kent, saved Aug 3",
      brief: "Added at $75.00, other store",
    });
    expect(now(eighth({ store: elsewhere }))).toBeNull();
  });

  it("says its size beside a price of another", () => {
    const ounce = eighth({ sizeKey: "28300mg", sizeLabel: "28.3g", netMg: 28_300 });
    expect(now(ounce)).toBe("Added at $75.00 (3.5 g eighth), Aug 3");
    const labeled = eighth({ sizeKey: "100mgx10", sizeLabel: "100mg", netMg: null });
    expect(now(labeled)).toBe("Added at $75.00 (3.5 g eighth), Aug 3");
    expect(seen({ ...ounce, store: elsewhere })?.brief).toBe(
      "Added at $75.00 (3.5 g eighth), other store",
    );
  });

  it("says the year once the day alone could be this year’s", () => {
    const dearer = eighth({ store: elsewhere, priceCents: 1 });
    expect(now(dearer)).toMatch(/, saved Aug 3$/);
    const later = TAPPED + 400 * DAY_MS;
    expect(sinceSeen(remembered(), dearer, null, later)?.text).toMatch(/, saved Aug 3, 2026$/);
  });

  it("is held against everybody’s price of today, whatever discount the visitor has", () => {
    const forVeterans = eighth({ salePriceCents: 5_000, saleConditions: "other" });
    expect(now(forVeterans)).toBeNull();
  });
});
