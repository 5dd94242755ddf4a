import { describe, expect, it } from "vitest";
import { ownSale, type Buyer, type Discount, type OwnSaleFields } from "./ownSales.ts";

// Thursday, November 26, 2026, in Ohio.
const NOW = Date.UTC(2026, 10, 26, 17);
const sale = (more: Partial<OwnSaleFields> = {}): OwnSaleFields => ({
  salePriceCents: 2_000,
  saleConditions: "other",
  saleText: null,
  saleStartsAt: null,
  saleEndsAt: null,
  store: { slug: "bliss-kent", name: "Bliss" },
  ...more,
});
const buyer = (...discounts: Discount[]): Buyer => ({ profile: "adult", discounts });
const veterans = sale({ saleText: "20 % off for veterans" });

describe("a sale with conditions", () => {
  it("is the visitor's when they have ticked what its words name", () => {
    expect(ownSale(veterans, buyer({ kind: "veteran" }), NOW)).toEqual({
      cents: 2_000,
      because: "with your veteran discount",
    });
    expect(ownSale(veterans, buyer(), NOW)).toBeNull();
    expect(ownSale(veterans, buyer({ kind: "senior" }), NOW)).toBeNull();
  });

  it.each([
    ["Military Thursday", { kind: "veteran" }],
    ["Seniors 55+", { kind: "senior" }],
    ["student discount", { kind: "student" }],
    ["Industry appreciation", { kind: "industry" }],
    ["Happy Birthday", { kind: "birthday" }],
  ] as const)("named %s is understood", (saleText, discount) => {
    expect(ownSale(sale({ saleText }), buyer(discount), NOW)).not.toBeNull();
  });

  it("for patients is patients' and caregivers', and no adult's", () => {
    const own = sale({ saleConditions: "med_only" });
    expect(ownSale(own, { profile: "patient", discounts: [] }, NOW)?.because).toBe(
      "patients’ price",
    );
    expect(ownSale(own, { profile: "caregiver", discounts: [] }, NOW)?.cents).toBe(2_000);
    expect(ownSale(own, buyer({ kind: "veteran" }), NOW)).toBeNull();
  });

  it("holds at the store, the chain, on the day and in the month that its visitor has named", () => {
    const holds = (discount: Discount, offer = veterans) =>
      ownSale(offer, buyer(discount), NOW) !== null;
    expect(holds({ kind: "veteran", weekday: "thu" })).toBe(true);
    expect(holds({ kind: "veteran", weekday: "fri" })).toBe(false);
    expect(holds({ kind: "veteran", month: 11 })).toBe(true);
    expect(holds({ kind: "veteran", month: 12 })).toBe(false);
    const members = sale({ saleConditions: "loyalty" });
    expect(holds({ kind: "loyalty", chain: " bliss" }, members)).toBe(true);
    expect(holds({ kind: "loyalty", chain: "the Bliss dispensary" }, members)).toBe(true);
    expect(holds({ kind: "loyalty", chain: "Other" }, members)).toBe(false);
    expect(holds({ kind: "loyalty", chain: "Dispensary" }, members)).toBe(false);
    const first = sale({ saleConditions: "first_visit" });
    expect(holds({ kind: "first_visit", store: "bliss-kent" }, first)).toBe(true);
    expect(holds({ kind: "first_visit", store: "bliss-akron" }, first)).toBe(false);
  });

  it("for seniors holds on the days and from the age that its own words name", () => {
    const holds = (saleText: string, discount: Discount = { kind: "senior" }) =>
      ownSale(sale({ saleText }), buyer(discount), NOW) !== null;
    expect(holds("Senior Thursday")).toBe(true);
    expect(holds("Seniors save 10% every Tue")).toBe(false);
    expect(holds("Seniors 55+ Mondays & Thursdays")).toBe(true);
    expect(holds("Senior days Mon-Fri")).toBe(true);
    expect(holds("Senior days Fri – Sun")).toBe(false);
    // The visitor's own day counts as well.
    expect(holds("Senior Thursday", { kind: "senior", weekday: "fri" })).toBe(false);
    expect(holds("Seniors 65 and older", { kind: "senior", age: 60 })).toBe(false);
    expect(holds("Seniors (60+)", { kind: "senior", age: 60 })).toBe(true);
    expect(holds("Seniors aged 60 and up", { kind: "senior", age: 55 })).toBe(false);
    expect(holds("Seniors 20% off", { kind: "senior", age: 55 })).toBe(true);
    // Whoever has not said how old they are has ticked that they are one.
    expect(holds("Seniors 65+")).toBe(true);
  });

  it("names a day for other kinds, too: Military Monday is over on a Thursday", () => {
    const own = buyer({ kind: "veteran" });
    expect(ownSale(sale({ saleText: "Military Monday" }), own, NOW)).toBeNull();
    // What grew in the sun is sold on any day.
    expect(ownSale(sale({ saleText: "Sun-grown, for veterans" }), own, NOW)).not.toBeNull();
  });

  it("is nobody's where it wants more than that: a bundle, two kinds, no word on whose it is", () => {
    const all = buyer({ kind: "veteran" }, { kind: "senior" }, { kind: "loyalty" });
    expect(ownSale(sale({ saleConditions: "bundle", saleText: "veterans" }), all, NOW)).toBeNull();
    expect(ownSale(sale({ saleText: "veterans and seniors" }), all, NOW)).toBeNull();
    expect(ownSale(sale({ saleConditions: null, saleText: "veterans" }), all, NOW)).toBeNull();
    expect(ownSale(sale({ saleText: "ask us" }), all, NOW)).toBeNull();
  });

  it("is over when it is over", () => {
    const over = { ...veterans, saleEndsAt: NOW };
    expect(ownSale(over, buyer({ kind: "veteran" }), NOW)).toBeNull();
    expect(
      ownSale({ ...veterans, saleStartsAt: NOW + 1 }, buyer({ kind: "veteran" }), NOW),
    ).toBeNull();
  });
});
