import { describe, expect, it } from "vitest";
import { offer } from "../../../tests/support/data/offers.ts";
import type { StoreOffer } from "../offers/offers.ts";
import type { Store } from "../stores/stores.ts";
import { currentPrice } from "../offers/currentPrice.ts";
import { inEpochMs } from "../offers/offers.ts";
import { atRegister, centsAtRegister, registerOfAll } from "./atRegister.ts";
import { registerOf } from "./register.ts";
import type { Buyer } from "./ownSales.ts";
import type { Taxes } from "./taxes.ts";

const DAY = "2026-11-26";
const NOW = Date.UTC(2026, 10, 20, 12);
const TAXES: Taxes = {
  excise: { percent: "10.00", appliesTo: "adult_use", source: "the code", checkedOn: DAY },
  compounding: "additive",
  areas: [
    {
      id: "portage",
      county: "Portage",
      part: null,
      statePercent: "5.75",
      countyPercent: "1.00",
      transitPercent: "0.25",
      effectiveFrom: "2022-01-01",
      source: "a file",
    },
  ],
  asOf: DAY,
};
const ADULT: Buyer = { profile: "adult", discounts: [] };
const at = (store: Partial<Store> = {}, more: Partial<StoreOffer> = {}) => {
  const own = offer(more);
  return { ...own, store: { ...own.store, ...store } };
};
const adult = registerOf(TAXES, ADULT, DAY);
const patient = registerOf(TAXES, { ...ADULT, profile: "patient" }, DAY);

describe("what is paid", () => {
  it("is the shelf price with excise and the sales tax of the store's county", () => {
    expect(adult.paidCents(3_000, at())).toBe(3_000 + 300 + 210);
    expect(adult.receipt(3_000, at())).toEqual({
      shelfCents: 3_000,
      exciseCents: 300,
      stateCents: 173,
      localCents: 37,
      totalCents: 3_510,
    });
  });

  it.each([
    ["adult", "rec", 300],
    ["adult", "both", 300],
    // Only patients buy from it.
    ["adult", "med", 0],
    ["patient", "rec", 300],
    ["patient", "both", 0],
    ["patient", "med", 0],
    ["caregiver", "both", 0],
  ] as const)("has for %s of a menu for %s an excise of %d cents", (profile, menu, excise) => {
    const register = registerOf(TAXES, { ...ADULT, profile }, DAY);
    expect(register.receipt(3_000, at({}, { menu }))?.exciseCents).toBe(excise);
  });

  it("is not told of a store whose area is unknown, or not in the table yet", () => {
    expect(adult.paidCents(3_000, at({ taxArea: null }))).toBeNull();
    expect(adult.paidCents(3_000, at({ taxArea: "adams" }))).toBeNull();
    expect(registerOf(TAXES, ADULT, "2021-12-31").paidCents(3_000, at())).toBeNull();
  });

  it("is the price of a menu that includes tax, which is not taxed twice, and needs no area", () => {
    expect(adult.paidCents(3_000, at({ pricesIncludeTax: "yes", taxArea: null }))).toBe(3_000);
    expect(adult.paidCents(3_000, at({ pricesIncludeTax: "no" }))).toBe(3_510);
    expect(adult.paidCents(3_000, at({ pricesIncludeTax: "unknown" }))).toBe(3_510);
  });
});

describe("a price as it is shown", () => {
  const own = at({}, { priceCents: 4_000, salePriceCents: 3_000, saleConditions: "none" });
  const price = currentPrice(inEpochMs(own), NOW);

  it("stays to the cent what it is for a visitor who sees prices before tax", () => {
    expect(atRegister(price, inEpochMs(own), null, NOW)).toEqual({
      ...price,
      isAbout: false,
      shelfCents: 3_000,
      because: null,
    });
    const nowhere = at({ taxArea: null });
    expect(atRegister(price, inEpochMs(nowhere), adult, NOW)).toEqual({
      ...price,
      isAbout: false,
      shelfCents: 3_000,
      because: null,
    });
  });

  it("is with tax in all its figures", () => {
    const shown = atRegister(price, inEpochMs(own), adult, NOW);
    expect(shown).toMatchObject({
      cents: 3_510,
      insteadOfCents: 4_680,
      onSale: true,
      isAbout: true,
    });
    expect(shown.perGram).toBeCloseTo(3_510 / 2.83);
    expect(shown.per100Mg).toBeCloseTo((3_510 * 100) / 679.2);
    expect(shown.unit).toEqual({ unit: "g", cents: shown.perGram });
    expect(atRegister(price, inEpochMs(own), patient, NOW).cents).toBe(3_210);
  });

  it("has medians with tax, too, which are no whole cents", () => {
    expect(centsAtRegister(2_999.5, own, adult)).toEqual({ cents: 3_510, isAbout: true });
  });

  it("compares over several stores either all with tax or all before", () => {
    expect(registerOfAll(adult, [own, own])).toBe(adult);
    expect(registerOfAll(adult, [own, at({ taxArea: null })])).toBeNull();
    expect(registerOfAll(null, [own])).toBeNull();
  });
});

describe("the words beside prices with tax", () => {
  const wordsOf = (...stores: Partial<Store>[]) =>
    adult.words(stores.map((store, place) => at({ slug: `s${String(place)}`, ...store }).store));

  it("say the rule, its certainty and its day", () => {
    expect(wordsOf({ pricesIncludeTax: "no" })).toBe(
      "About what you pay: 10% excise and the sales tax of the store’s county, each on the shelf price. We found no state rule against this. Taxes as of Nov 26, 2026.",
    );
    expect(patient.words([])).toContain("as a patient");
    const caregiver = registerOf(TAXES, { ...ADULT, profile: "caregiver" }, DAY);
    expect(caregiver.words([])).toMatch(/^About what you pay as a caregiver: /);
  });

  it("say why a store's prices stay before tax, and what is not known of its menu", () => {
    expect(wordsOf({ taxArea: null, pricesIncludeTax: "no" })).toContain(
      "This store’s county, or its part of it, is not known: its prices stay before tax.",
    );
    expect(wordsOf({ taxArea: null, pricesIncludeTax: "unknown" })).toMatch(
      /stay before tax\. Not known whether these prices include tax\. /,
    );
    expect(wordsOf({ taxArea: null }, {}, { pricesIncludeTax: "yes" })).toContain(
      "Of 1 store the county, or the part of it, is not known: their prices stay before tax, and come after those with tax. The menus of 1 store show prices with tax: nothing is added to them. Whether menus include tax already is not known of 2 stores",
    );
  });

  it("of one store begin with whether its prices include tax", () => {
    expect(wordsOf({ pricesIncludeTax: "yes" })).toMatch(
      /^Prices here include tax\. Nothing is added to them\. /,
    );
    expect(wordsOf({ pricesIncludeTax: "unknown" })).toMatch(
      /^Our estimate: you pay less if this store’s prices include tax\. About what you pay: /,
    );
  });

  it("of several begin with the same doubt, where none of them says it", () => {
    expect(wordsOf({}, {})).toMatch(
      /^Our estimate: you pay less where a store’s prices include tax\. About what you pay: /,
    );
    expect(wordsOf({}, {})).not.toContain("is not known of 2 stores");
    expect(wordsOf({}, { pricesIncludeTax: "no" })).toMatch(/^About what you pay: /);
  });

  it("count a store once, however many of its offers there are", () => {
    expect(wordsOf({ slug: "same" }, { slug: "same" })).toMatch(
      /^Our estimate: you pay less if this store’s/,
    );
  });
});
