import { expect, it } from "vitest";
import type { Category } from "#domain/offers/categories.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { offer, product, storeProfile, tableOf } from "../../../tests/support/data/offers.ts";
import { findAll } from "./findAll.ts";
import { NO_FILTERS } from "./offerSearch.ts";
import { searchedTables } from "./searchedTables.ts";
import type { FoundSort } from "./searchSearch.ts";

/** Ten in the morning of a Friday in the state. */
const NOW = Date.parse("2026-11-20T15:00:00Z");

const at = (slug: string, from: string | null, priceCents: number) => {
  const day: [string, string][] = [[from ?? "", "23:00"]];
  const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  const store = storeProfile({ slug, openingHours: from === null ? null : hours });
  return offer({ store, product: product({ code: slug, name: "Gelato" }), priceCents });
};

function find(offers: readonly StoreOffer[], sort?: FoundSort) {
  const table = tableOf(offers);
  const tables = [{ table, rows: offers.map((_, row) => row) }];
  const { found, ...rest } = findAll(searchedTables({ stores: table.stores, tables }), {
    wanted: "gelato",
    sort,
    filters: { ...NO_FILTERS, open: true },
    place: null,
    register: null,
    now: NOW,
  });
  return { stores: found.products.map((each) => each.offer.store.slug), ...rest };
}

it("where none is open all are found in the order in which they open, unless another is chosen", () => {
  const offers = [
    at("silent", null, 1_000),
    at("noon", "12:00", 3_000),
    at("eleven", "11:00", 4_000),
  ];
  expect(find(offers)).toMatchObject({
    stores: ["eleven", "noon", "silent"],
    sort: "opens",
    usual: "opens",
    isNoneOpen: true,
    outside: [{ filter: "open", by: "first", found: { offer: { store: { slug: "eleven" } } } }],
  });
  expect(find(offers, "unit")).toMatchObject({
    stores: ["silent", "noon", "eleven"],
    sort: "unit",
    usual: "opens",
  });
});

it("where of none it is known when it opens, that is no order; where one is open, it alone is found", () => {
  expect(find([at("dear", null, 2_000), at("cheap", null, 1_000)])).toMatchObject({
    stores: ["cheap", "dear"],
    usual: "unit",
    isNoneOpen: true,
  });
  expect(find([at("open", "09:00", 2_000), at("silent", null, 1_000)])).toMatchObject({
    stores: ["open"],
    usual: "size",
    isNoneOpen: false,
    withoutHours: 1,
  });
});

it("of nothing but a size that nothing has, the cheapest of the size next to it is named", () => {
  const sized = (slug: string, netMg: number, priceCents: number) => ({
    ...at(slug, "09:00", priceCents),
    netMg,
    sizeKey: `${String(netMg)}mg`,
  });
  const offers = [
    sized("gram", 1_000, 500),
    sized("dear", 2_830, 3_000),
    sized("tenth", 2_830, 2_000),
  ];
  const table = tableOf(offers);
  const tables = [{ table, rows: offers.map((_, row) => row) }];
  const { outside } = findAll(searchedTables({ stores: table.stores, tables }), {
    wanted: "",
    ofAll: { kinds: [] },
    sort: undefined,
    filters: { ...NO_FILTERS, size: "3500mg" },
    place: null,
    register: null,
    now: NOW,
  });
  expect(outside).toMatchObject([
    { filter: "size", by: "nearest", found: { offer: { store: { slug: "tenth" } } } },
  ]);
});

it("a highest price or deals alone that leave nothing are said, and what is without them", () => {
  const offers = [at("dear", "09:00", 6_000), at("cheap", "09:00", 4_000)];
  const table = tableOf(offers);
  const searched = searchedTables({
    stores: table.stores,
    tables: [{ table, rows: offers.map((_, row) => row) }],
  });
  const outsideOf = (filters: Partial<Parameters<typeof findAll>[1]["filters"]>) =>
    findAll(searched, {
      wanted: "gelato",
      sort: undefined,
      filters: { ...NO_FILTERS, ...filters },
      place: null,
      register: null,
      now: NOW,
    }).outside.map(({ filter, without, found }) => [filter, without, found.offer.store.slug]);
  expect(outsideOf({ maxCents: 3_000 })).toEqual([["maxCents", ["maxCents"], "cheap"]]);
  expect(outsideOf({ maxCents: 5_000 })).toEqual([]);
  expect(outsideOf({ isDeal: true })).toEqual([["isDeal", ["isDeal"], "cheap"]]);
  // Where only both together let something through, both are to go.
  expect(outsideOf({ maxCents: 3_000, isDeal: true })).toEqual([
    ["maxCents", ["maxCents", "isDeal"], "cheap"],
  ]);
});

it("flower stands by size, the eighth first, and other kinds after it, also without an eighth", () => {
  const sized = (code: string, netMg: number, priceCents: number, category: Category = "flower") =>
    offer({
      store: storeProfile({ slug: "one" }),
      product: product({ code, name: "Gelato", category }),
      priceCents,
      netMg,
      sizeKey: `${String(netMg)}mg`,
    });
  const flower = [
    sized("a", 28_300, 8_000),
    sized("a", 3_540, 4_000),
    sized("b", 3_500, 3_000),
    sized("c", 1_000, 1_500),
    sized("d", 28_300, 9_000),
  ];
  const inOrder = (offers: readonly StoreOffer[], more = {}, sort?: FoundSort) => {
    const table = tableOf(offers);
    const tables = [{ table, rows: offers.map((_, row) => row) }];
    const { found, usual } = findAll(searchedTables({ stores: table.stores, tables }), {
      wanted: "gelato",
      sort,
      filters: { ...NO_FILTERS, ...more },
      place: null,
      register: null,
      now: NOW,
    });
    return [usual, ...found.products.map(({ price }) => price.cents)];
  };
  // One that comes in two sizes stands under each.
  expect(inOrder(flower)).toEqual(["size", 3_000, 4_000, 1_500, 8_000, 9_000]);
  expect(inOrder(flower, {}, "unit")).toEqual(["size", 8_000, 9_000, 3_000, 1_500]);
  expect(inOrder(flower, { size: "28300mg" })).toEqual(["price", 8_000, 9_000]);
  const others = [sized("v", 1_000, 2_000, "vape"), sized("p", 1_000, 2_500, "preroll")];
  expect(inOrder([...others, ...flower])).toEqual([
    "size",
    3_000,
    4_000,
    1_500,
    8_000,
    9_000,
    2_500,
    2_000,
  ]);
  expect(inOrder([...others, sized("d", 28_300, 9_000)])).toEqual(["size", 9_000, 2_500, 2_000]);
  expect(inOrder(others)).toEqual(["unit", 2_000, 2_500]);
});
