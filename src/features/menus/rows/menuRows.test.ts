import { describe, expect, it } from "vitest";
import { findTexts } from "#data/textSearch.ts";
import { valueAt } from "#domain/offers/columns.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { offer, product, storeProfile, tableOf } from "../../../../tests/support/data/offers.ts";
import { registerOf } from "#domain/prices/register.ts";
import { shippedTaxes } from "../../../../tests/support/data/taxes.ts";
import { countUntaxed, filterRows } from "../filters/filterRows.ts";
import type { MenuFilters, Sort } from "../menusSearch.ts";
import { orderRows, productTexts } from "./useMenuRows.ts";
import { priceTable, type PricedTable } from "./pricedTable.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
let codes = 0;
const named = (name: string, more: Partial<StoreOffer> = {}) =>
  offer({ ...more, product: product({ code: `c${String((codes += 1))}`, name, ...more.product }) });

/** Names of the products in the list that a visitor sees. */
function listed(
  offers: StoreOffer[],
  { sort = "name", q = "", ...filters }: MenuFilters & { sort?: Sort },
): string[] {
  const table = tableOf(offers);
  const priced = priceTable(table, NOW);
  const found = q === "" ? null : findTexts(productTexts(table), q);
  const rows = filterRows(priced, orderRows(priced, sort), { category: "all", ...filters }, found);
  return rows.map((row) => valueAt(table.products.name, table.offers.product[row] ?? 0));
}

describe("the order of a menu", () => {
  it("by unit price takes the live sale and puts unknown weights last", () => {
    const offers = [
      named("no weight", { netMg: null, priceCents: 100 }),
      named("dear", { priceCents: 4_000 }),
      named("on sale", { priceCents: 5_000, salePriceCents: 2_000, saleConditions: "none" }),
    ];
    expect(listed(offers, { sort: "g" })).toEqual(["on sale", "dear", "no weight"]);
  });

  it("is not changed by an offer that holds under conditions", () => {
    const offers = [
      named("two for one", { salePriceCents: 100, saleConditions: "bundle" }),
      named("cheaper", { priceCents: 2_900 }),
    ];
    expect(listed(offers, { sort: "g" })).toEqual(["cheaper", "two for one"]);
  });

  it("by price puts old, missing, sold-out and unbelievable offers behind the others", () => {
    const offers = [
      named("old", { priceCents: 1_100, observedAt: "2026-11-16T12:00:00.000Z" }),
      named("gone", { priceCents: 1_200, missingSince: "2026-11-19T12:00:00.000Z" }),
      named("sold out", { priceCents: 1_300, stock: "no" }),
      named("unbelievable", { priceCents: 400, ranked: false }),
      named("here", { priceCents: 9_000 }),
    ];
    expect(listed(offers, { sort: "price" })).toEqual([
      "here",
      "gone",
      "sold out",
      "old",
      "unbelievable",
    ]);
  });

  it.each(["g", "price", "thc", "name", "newest"] as const)(
    "by %s has what was seen too long ago after what its store had lately, also where no price speaks",
    (sort) => {
      const twin = storeProfile({ twinOf: "other" });
      const offers = [
        named("a old", { priceCents: 1_100, observedAt: "2026-05-24T12:00:00.000Z", store: twin }),
        named("b here", { priceCents: 9_000, thcPct: 1, store: twin }),
      ];
      expect(listed(offers, { sort })).toEqual(["b here", "a old"]);
    },
  );

  it("by THC has the strongest first and the unknown last", () => {
    const offers = [
      named("?", { thcPct: null }),
      named("20", { thcPct: 20 }),
      named("30", { thcPct: 30 }),
    ];
    expect(listed(offers, { sort: "thc" })).toEqual(["30", "20", "?"]);
  });

  it("by newest has the latest first", () => {
    const offers = [
      named("a", { firstSeenOn: "2026-11-02" }),
      named("b", { firstSeenOn: "2026-11-09" }),
    ];
    expect(listed(offers, { sort: "newest" })).toEqual(["b", "a"]);
  });
});

describe("a filter", () => {
  const offers = [
    named("Gelato", {
      product: product({
        code: "g",
        name: "Gelato",
        brand: "Rivet & Rye",
        strainSlug: "gelato",
        marketedType: "hybrid",
      }),
      terpenes: { myrcene: 0.4 },
      thcPct: 20,
    }),
    named("Sour Cart", {
      product: product({
        code: "s",
        name: "Sour Cart",
        brand: "NINEFOLD",
        category: "vape",
        strainSlug: null,
        strainName: "Sour Ape",
        marketedType: "sativa",
      }),
      sizeKey: "500mg",
      priceCents: 2_500,
      salePriceCents: 1_500,
      saleConditions: "none",
      thcPct: 80,
    }),
    named("Zaza", {
      product: product({
        code: "z",
        name: "Zaza",
        brand: null,
        strainSlug: null,
        strainName: null,
        marketedType: null,
      }),
      stock: "no",
      thcPct: null,
    }),
  ];

  it.each<[string, MenuFilters, string[]]>([
    ["flower, as long as nothing else is chosen", { category: undefined }, ["Gelato", "Zaza"]],
    ["a category", { category: "vape" }, ["Sour Cart"]],
    ["a brand, however it is capitalised", { brand: "ninefold" }, ["Sour Cart"]],
    ["a known strain by its slug", { strain: "gelato" }, ["Gelato"]],
    ["any other strain by its name", { strain: "Sour Ape" }, ["Sour Cart"]],
    ["a type", { type: "sativa" }, ["Sour Cart"]],
    ["a size", { size: "500mg" }, ["Sour Cart"]],
    ["a terpene", { terpene: "myrcene" }, ["Gelato"]],
    ["no terpene of that name", { terpene: "constructor" }, []],
    ["THC from, which leaves the unknown out", { thcMin: 20 }, ["Gelato", "Sour Cart"]],
    ["THC up to", { thcMax: 20 }, ["Gelato"]],
    ["what is on sale", { sale: true }, ["Sour Cart"]],
    ["what is in stock", { stock: true }, ["Gelato", "Sour Cart"]],
    ["a price that anybody pays, the sale included", { maxPrice: 15 }, ["Sour Cart"]],
  ])("lets through %s", (_, filters, names) => {
    expect(listed(offers, filters)).toEqual(names);
  });

  it.each([
    ["geltao", ["Gelato"]],
    ["gelat rivett", ["Gelato"]],
    ["ninefold cart", ["Sour Cart"]],
    ["nothing like it", []],
    ["&", ["Gelato"]],
    ["🌿", []],
    ["(.*)+[", []],
    ["  ", ["Gelato", "Sour Cart", "Zaza"]],
  ])("finds by %s", (q, names) => {
    expect(listed(offers, { q })).toEqual(names);
  });
});

describe("a highest price with tax", () => {
  const register = registerOf(shippedTaxes(), { profile: "adult", discounts: [] }, "2026-11-20");
  // Portage: 17 % in all.
  const lost = { ...offer().store, slug: "lost", county: null, taxArea: null };
  const included = { ...lost, slug: "all-in", pricesIncludeTax: "yes" as const };
  const table = tableOf([
    named("within", { priceCents: 2_500 }),
    named("above with tax", { priceCents: 2_900 }),
    named("includes it", { priceCents: 3_000, store: included }),
    named("not known", { priceCents: 2_000, store: lost }),
    named("above before tax", { priceCents: 3_100, store: lost }),
  ]);
  const passing = (priced: PricedTable, filters: MenuFilters) =>
    filterRows(priced, orderRows(priced, "price"), filters, null).map((row) =>
      valueAt(table.products.name, table.offers.product[row] ?? 0),
    );

  it("is held against what is paid, and lets nothing through of which that is not known", () => {
    const priced = priceTable(table, NOW, register);
    expect(passing(priced, { maxPrice: 30 })).toEqual(["within", "includes it"]);
    expect(countUntaxed(priced, { maxPrice: 30 }, null)).toBe(1);
    expect(passing(priced, {})).toHaveLength(5);
    expect(countUntaxed(priced, {}, null)).toBe(0);
  });

  it("counts none as left out while prices are before tax", () => {
    const priced = priceTable(table, NOW);
    expect(passing(priced, { maxPrice: 30 })).toHaveLength(4);
    expect(countUntaxed(priced, { maxPrice: 30 }, null)).toBe(0);
  });
});

describe("prices of a menu", () => {
  it("are right until a sale begins or ends, or a menu becomes old", () => {
    const priced = (more: Partial<StoreOffer>) =>
      priceTable(tableOf([offer(more)]), NOW).validUntil;
    const ends = "2026-11-20T13:00:00.000Z";
    expect(priced({ saleEndsAt: ends })).toBe(Date.parse(ends));
    expect(priced({ saleStartsAt: ends, saleEndsAt: "2026-11-20T11:00:00.000Z" })).toBe(
      Date.parse(ends),
    );
    expect(priced({})).toBe(Date.parse("2026-11-23T11:00:00.001Z"));
    expect(priced({ observedAt: "2026-11-10T11:00:00.000Z" })).toBe(Infinity);
  });
});
