import { expect, it } from "vitest";
import type { Category } from "#domain/offers/categories.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { registerOf } from "#domain/prices/register.ts";
import { offer, product, tableOf } from "../../../tests/support/data/offers.ts";
import { shippedTaxes } from "../../../tests/support/data/taxes.ts";
import type { ListedSort } from "./foundOffer.ts";
import { findOffers, NO_FILTERS, sizeOfProduct } from "./offerSearch.ts";
import { searchedTables } from "./searchedTables.ts";
import {
  NOW,
  HERE,
  NEAR,
  OPEN,
  at,
  gelato,
  FAR_OPEN,
  NEAR_CLOSED,
  NEAR_OPEN,
  OFFERS,
  find,
  bought,
} from "../../../tests/support/search/gelatoStores.ts";

it("of a product in a size it is known at how many stores that pass it is", () => {
  const storesOf = (filters: Parameters<typeof find>[1]) => {
    const { products, storesOf: all } = find("gelato", filters);
    return products[0] && all.get(sizeOfProduct(products[0].offer))?.size;
  };
  expect(storesOf({})).toBe(3);
  expect(storesOf({ near: true })).toBe(2);
  expect(storesOf({ near: true, open: true })).toBe(1);
});

it("of nothing but a size all is found, flower first; of a kind that alone", () => {
  const of = (name: string, category: "vape" | "flower", priceCents: number, sizeKey = "3500mg") =>
    offer({
      store: NEAR_OPEN,
      product: product({ code: name, name, category }),
      priceCents,
      sizeKey,
      netMg: Number.parseInt(sizeKey, 10),
    });
  const offers = [
    of("cart", "vape", 7_000),
    of("dear", "flower", 9_000),
    of("cheap", "flower", 8_000, "3540mg"),
    of("tenth", "flower", 5_000, "2830mg"),
  ];
  const table = tableOf(offers);
  const searched = searchedTables({
    stores: table.stores,
    tables: [{ table, rows: offers.map((_, row) => row) }],
  });
  const found = (kinds: readonly Category[]) =>
    findOffers(searched, {
      wanted: "",
      ofAll: { kinds },
      sort: "price",
      filters: { ...NO_FILTERS, size: "3500mg" },
      place: HERE,
      register: null,
      now: NOW,
    });
  const names = (kinds: readonly Category[]) =>
    found(kinds).products.map(({ offer: { product: each } }) => each.name);
  expect(names([])).toEqual(["cheap", "dear", "cart"]);
  expect(found([]).answer?.cheapest.offer.product.name).toBe("cheap");
  expect(found([]).answer?.nearest?.offer.product.name).toBe("cheap");
  expect(names(["vape"])).toEqual(["cart"]);
});

it("a store of the visitor's town is near, whether or not it is on the map", () => {
  const unplaced = at("unplaced", { lat: null, lon: null, city: "Columbus", county: "Franklin" });
  const [found] = find("gelato", { near: true }, [gelato(2_000, unplaced)]).products;
  expect(found?.miles).toBe(1);
});

it("answers who has it cheapest, once for each product, with how far it is", () => {
  const found = find("gelato");
  expect(bought(found)).toEqual(["far 2000"]);
  expect(found.products[0]?.miles).toBeGreaterThan(100);
  expect(found.strains.map(({ offer: { product: what } }) => what.strainName)).toEqual(["Gelato"]);
});

it("of two that cost the same the nearer stands first, and of two that are as near the one seen last", () => {
  const seen = (hours: number) => ({
    observedAt: new Date(NOW - hours * HOUR_MS).toISOString(),
  });
  const equal = (sort: ListedSort, ...offers: readonly StoreOffer[]) =>
    find("gelato", {}, offers, null, sort).answer?.cheapest.offer.store.slug;
  const twin = at("twin", { ...NEAR, openingHours: OPEN });
  for (const sort of ["price", "unit"] as const) {
    expect(equal(sort, gelato(2_000, FAR_OPEN, seen(1)), gelato(2_000, NEAR_OPEN, seen(9)))).toBe(
      "near-open",
    );
    expect(equal(sort, gelato(2_000, twin, seen(9)), gelato(2_000, NEAR_OPEN, seen(1)))).toBe(
      "near-open",
    );
  }
});

it("says whether it is known of any of the stores when it is open", () => {
  const unknown = at("unknown", { ...NEAR, openingHours: null });
  expect(find("gelato", {}, [gelato(2_000, unknown)]).hasHours).toBe(false);
  expect(find("gelato", {}, [gelato(2_000, unknown), gelato(3_000, FAR_OPEN)]).hasHours).toBe(true);
});

it("by unit price a product stands with the package of which a gram costs least, by distance with its nearest store", () => {
  const ounce = gelato(12_000, FAR_OPEN, { sizeKey: "28000mg", netMg: 28_000 });
  const cake = offer({
    store: NEAR_OPEN,
    product: product({ code: "d", name: "Gelato Cake", strainSlug: null, strainName: null }),
    priceCents: 1_500,
  });
  const edible = offer({
    store: NEAR_OPEN,
    product: product({ code: "e", name: "Gelato Bites", category: "edible", strainName: null }),
    priceCents: 400,
    sizeKey: "100mg",
    netMg: null,
    thcMg: 100,
  });
  const all = [...OFFERS, ounce, cake, edible];
  expect(bought(find("gelato", {}, all, null, "unit"))).toEqual([
    "near-open 9000",
    "near-open 1500",
    "near-open 400",
  ]);
  expect(bought(find("gelato", {}, all, null, "price"))).toEqual([
    "near-open 400",
    "near-open 1500",
    "far 2000",
  ]);
  expect(bought(find("gelato", {}, OFFERS, null, "near"))).toEqual(["near-open 9000"]);
});

it("near leaves out what is further than 25 miles, open what is closed now, and both together both", () => {
  expect(bought(find("gelato", { near: true }))).toEqual(["near-closed 2500"]);
  expect(bought(find("gelato", { open: true }))).toEqual(["far 2000"]);
  expect(bought(find("gelato", { near: true, open: true }))).toEqual(["near-open 3000"]);
});

it("a size is one choice among those of what was found", () => {
  const found = find("gelato", { size: "28000mg" });
  expect(bought(found)).toEqual(["near-open 9000"]);
  expect([...found.sizes.keys()]).toEqual(["2830mg", "28300mg"]);
});

it("a store of which place or hours are not known passes neither near nor open", () => {
  const unknown = [gelato(1_000, at("unknown", { lat: null, lon: null, openingHours: null }))];
  expect(bought(find("gelato", {}, unknown))).toEqual(["unknown 1000"]);
  expect(bought(find("gelato", { near: true }, unknown))).toEqual([]);
  expect(bought(find("gelato", { open: true }, unknown))).toEqual([]);
});

it("what may not be compared is not the cheapest: sold out, old, or of an unlikely price", () => {
  const offers = [
    gelato(1_000, FAR_OPEN, { stock: "no" }),
    gelato(1_100, NEAR_OPEN, { observedAt: "2026-11-01T00:00:00.000Z" }),
    gelato(1_200, NEAR_CLOSED, { ranked: false }),
    gelato(4_000, FAR_OPEN, { sizeKey: "3500mg", netMg: 3_500 }),
  ];
  expect(bought(find("gelato", {}, offers))).toEqual(["far 4000"]);
});

it("the very words stand before words like them, each by price", () => {
  const named = (name: string, code: string, priceCents: number) =>
    offer({ store: FAR_OPEN, product: product({ code, name, strainName: null }), priceCents });
  const offers = [
    named("Gelatto", "a", 1_000),
    named("Gelato Cake", "b", 3_000),
    named("Gelato", "c", 2_000),
  ];
  expect(bought(find("gelato", {}, offers))).toEqual(["far 2000", "far 3000", "far 1000"]);
});

it("nothing is found where nothing was typed", () => {
  expect(bought(find(" "))).toEqual([]);
});

it("with tax, what has no known tax is no cheapest and comes after what has", () => {
  const register = registerOf(shippedTaxes(), { profile: "adult", discounts: [] }, "2026-11-26");
  const nowhere = at("nowhere", { taxArea: null });
  const taxed = at("taxed", { taxArea: "portage" });
  const cake = product({ code: "cake", name: "Gelato Cake", strainSlug: null, strainName: null });
  const offers = [
    gelato(1_350, nowhere),
    gelato(1_307, taxed),
    offer({ store: nowhere, product: cake, priceCents: 1_000 }),
  ];
  expect(bought(find("gelato", {}, offers, register))).toEqual(["taxed 1529", "nowhere 1000"]);
  expect(bought(find("gelato", {}, offers))).toEqual(["nowhere 1000", "taxed 1307"]);
});

it("a strain that is meant is that very one, with or without words besides", () => {
  const numbered = offer({
    store: NEAR_OPEN,
    product: product({ code: "f", name: "Gelato #41", strainSlug: null, strainName: "Gelato #41" }),
    priceCents: 1_000,
  });
  const offers = [...OFFERS, numbered];
  const rows = offers.map((_, row) => row);
  const table = tableOf(offers);
  const findStrain = (strain: string, wanted: string, filters = {}) =>
    findOffers(searchedTables({ stores: table.stores, tables: [{ table, rows }] }), {
      wanted,
      strain,
      sort: "price",
      filters: { ...NO_FILTERS, ...filters },
      place: HERE,
      register: null,
      now: NOW,
    });
  expect(bought(find("gelato", {}, offers))).toEqual(["near-open 1000", "far 2000"]);
  const found = findStrain("Gelato", "");
  expect(bought(found)).toEqual(["far 2000"]);
  expect(found.answer?.cheapest.offer.store.slug).toBe("far");
  expect(found.strains).toHaveLength(1);
  expect(bought(findStrain("gelato", "", { near: true, open: true }))).toEqual(["near-open 3000"]);
  expect(bought(findStrain("Gelato #41", ""))).toEqual(["near-open 1000"]);
  expect(bought(findStrain("Gelato", "cake"))).toEqual([]);
});
