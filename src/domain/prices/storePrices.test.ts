import { describe, expect, it } from "vitest";
import * as v from "valibot";
import type { StoreOffer } from "../offers/offers.ts";
import { offer, product, storeProfile, tableOf } from "../../../tests/support/data/offers.ts";
import { StoreProfileSchema } from "../stores/stores.ts";
import { HOUR_MS } from "../time/spans.ts";
import type { Register } from "./atRegister.ts";
import {
  cheapestToTell,
  standsForEighth,
  toldSize,
  menuAt,
  storePrices,
  toldPrice,
  whyNoPrice,
} from "./storePrices.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const at = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString();
let codes = 0;
const flower = (netMg: number, priceCents: number, more: Partial<StoreOffer> = {}) =>
  offer({
    netMg,
    priceCents,
    sizeKey: `${String(netMg)}mg`,
    sizeLabel: `${String(netMg / 1_000)}g`,
    ...more,
    product: product({ ...more.product, code: `c${String((codes += 1))}` }),
  });
const edible = (priceCents: number) =>
  flower(0, priceCents, {
    netMg: null,
    thcMg: 100,
    sizeKey: "100mg",
    sizeLabel: "100mg",
    product: product({ category: "edible" }),
  });

const told = (offers: StoreOffer[]) =>
  [...storePrices(tableOf(offers), NOW)].map(([slug, { cents, of }]) => [slug, cents, of]);

describe("the price that a store is told by", () => {
  it("is the cheapest of the small size of flower that it has most of, though another costs less", () => {
    const offers = [
      flower(3_500, 4_000),
      flower(3_540, 3_500),
      flower(2_830, 2_000),
      flower(28_000, 9_000),
    ];
    expect(told(offers)).toEqual([["bliss-kent", 3_500, "3.5 g eighth"]]);
  });

  it("is of what it has where there is no small one: other flower, then another category", () => {
    expect(told([edible(900), flower(7_000, 5_000)])).toEqual([
      ["bliss-kent", 5_000, "7 g quarter"],
    ]);
    expect(told([edible(900)])).toEqual([["bliss-kent", 900, "edibles, 100 mg THC"]]);
  });

  it("is not of what only patients may buy, what is old and what is sold out", () => {
    const observedAt = "2026-11-10T11:00:00.000Z";
    expect(
      told([
        flower(3_500, 1_000, { menu: "med" }),
        flower(3_500, 1_100, { stock: "no" }),
        flower(3_500, 1_200, { observedAt }),
      ]),
    ).toEqual([]);
  });

  it("is each store's own in a table of several", () => {
    const other = { ...offer().store, slug: "elm-troy" };
    expect(told([flower(3_500, 3_000), flower(3_500, 2_500, { store: other })])).toEqual([
      ["bliss-kent", 3_000, "3.5 g eighth"],
      ["elm-troy", 2_500, "3.5 g eighth"],
    ]);
  });
});

const TENTHS = { category: "flower", size: "2830mg" };

describe("the price that travels with a store", () => {
  const times = { saleStartsAt: null, saleEndsAt: null, observedAt: NOW - 2 * HOUR_MS };
  const candidate = (netMg: number, priceCents: number, more = {}) => ({
    ...flower(netMg, priceCents),
    missingSince: null,
    ...times,
    ...more,
  });

  it("is the one that the menu itself gives, and holds until it is too old", () => {
    expect(cheapestToTell([candidate(2_830, 2_000), candidate(2_830, 1_600)], NOW)).toEqual({
      cents: 1_600,
      of: "2.83 g tenth",
      at: TENTHS,
      until: at(70),
      several: true,
    });
    expect(cheapestToTell([candidate(2_830, 2_000, { stock: "no" })], NOW)).toBeNull();
  });

  it("holds no longer than its sale", () => {
    const sale = { salePriceCents: 1_500, saleConditions: "none", saleEndsAt: NOW + 5 * HOUR_MS };
    const dearer = candidate(2_830, 1_600);
    expect(cheapestToTell([candidate(2_830, 2_000, sale), dearer], NOW)).toEqual({
      cents: 1_500,
      of: "2.83 g tenth",
      at: TENTHS,
      until: at(5),
      several: true,
    });
    const over = { ...sale, saleEndsAt: NOW - 1 };
    expect(cheapestToTell([candidate(2_830, 2_000, over), dearer], NOW)?.cents).toBe(1_600);
  });

  const store = (until: string) =>
    storeProfile({ cheapest: { cents: 1_600, of: "2.83 g tenth", until } });
  const taxed = (paid: number | null): Pick<Register, "paidCents"> => ({ paidCents: () => paid });

  it("is said as long as it holds, with tax where that is wanted and known", () => {
    const before = { cents: 1_600, isAbout: false, of: "2.83 g tenth", at: null };
    expect(toldPrice(store(at(1)), NOW, null)).toEqual(before);
    expect(toldPrice(store(at(0)), NOW, null)).toBeNull();
    expect(toldPrice(store(at(1)), NOW, taxed(1_872))).toEqual({
      ...before,
      cents: 1_872,
      isAbout: true,
    });
    expect(toldPrice(store(at(1)), NOW, taxed(null))).toEqual(before);
  });

  it("is missing in an answer that was kept by an older release, which is read all the same", () => {
    const old = v.parse(StoreProfileSchema, JSON.parse(JSON.stringify(storeProfile())));
    expect(toldPrice(old, NOW, null)).toBeNull();
  });
});

it("a store without an eighth says so beside the size that its price is of", () => {
  const tenth = { of: "2.83 g tenth", at: { category: "flower" as const, size: "2830mg" } };
  expect(toldSize(tenth)).toBe("no eighth · tenth");
  expect(toldSize({ of: "1 g", at: { ...tenth.at, size: "1000mg" } })).toBe("no eighth · 1 g");
  expect(standsForEighth(tenth)).toBe(false);
  const eighth = { of: "3.5 g eighth", at: { category: "flower" as const, size: "3540mg" } };
  expect(toldSize(eighth)).toBe("3.5 g eighth");
  expect(standsForEighth(eighth)).toBe(true);
  const dose = { of: "edibles, 100 mg THC", at: { category: "edible" as const, size: null } };
  expect(toldSize(dose)).toBe("edibles, 100 mg THC");
  expect(toldSize({ of: "2.83 g tenth", at: null })).toBe("2.83 g tenth");
});

it("says why a store has no price: no menu here, only patients' prices, or those are too old", () => {
  const seen = { observedAt: at(-2) };
  expect(whyNoPrice(storeProfile({ offers: 0 }), NOW)).toBe("no menu here yet");
  expect(whyNoPrice(storeProfile(seen), NOW)).toBe("no price to compare");
  expect(whyNoPrice(storeProfile({ ...seen, patientsOnly: true }), NOW)).toBe(
    "medical prices only",
  );
  expect(whyNoPrice(storeProfile({ observedAt: at(-99), patientsOnly: true }), NOW)).toBe(
    "prices too old",
  );
});

it("a store's menu begins where the price is that it is told by", () => {
  expect(menuAt("bliss-kent", { category: "flower", size: "2830mg" })).toEqual({
    store: "bliss-kent",
    size: "2830mg",
  });
  expect(menuAt("bliss-kent", { category: "edible", size: null })).toEqual({
    store: "bliss-kent",
    category: "edible",
  });
  expect(menuAt("bliss-kent", null)).toEqual({ store: "bliss-kent" });
});
