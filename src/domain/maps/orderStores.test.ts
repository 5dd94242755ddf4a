import { expect, it } from "vitest";
import { offer, product, storeProfile, tableOf } from "../../../tests/support/data/offers.ts";
import { lowestPerGram, orderStores } from "./orderStores.ts";
import type { StoreSort } from "./storeSorts.ts";

const KENT = { lat: 41.15, lon: -81.36 };
const STORES = [
  storeProfile({ slug: "athens", lat: 39.33, lon: -82.1 }),
  storeProfile({ slug: "kent", ...KENT }),
  storeProfile({ slug: "lost", ...KENT }),
  storeProfile({ slug: "troy", lat: 40.04, lon: -84.2 }),
];
const PLACED = new Map(["athens", "kent", "troy"].map((slug) => [slug, true]));
const PRICES = new Map([
  ["troy", 500],
  ["kent", 900.5],
]);
const ordered = (sort: StoreSort, place: typeof KENT | null = KENT) =>
  orderStores(STORES, sort, place, PLACED, PRICES).map(({ store }) => store.slug);

it("by distance the nearest comes first, and last what is on no map", () => {
  expect(ordered("distance")).toEqual(["kent", "athens", "troy", "lost"]);
  expect(ordered("distance", null)).toEqual(["athens", "kent", "lost", "troy"]);
});

it("by price the lowest comes first, and last what has none", () => {
  expect(ordered("g")).toEqual(["troy", "kent", "athens", "lost"]);
});

it("by name is as it came, with distances and prices", () => {
  const [, kent] = orderStores(STORES, "name", KENT, PLACED, PRICES);
  expect(kent).toMatchObject({ miles: 0, perGram: 900.5 });
});

it("the lowest price of a gram is that of current, believable flower", () => {
  const now = Date.parse("2026-11-20T12:00:00Z");
  const vape = { product: product({ code: "v", category: "vape" }), netMg: 1_000 };
  const table = tableOf([
    offer({ priceCents: 2_830 }),
    offer({ priceCents: 5_660 }),
    offer({ ...vape, priceCents: 600 }),
    offer({ priceCents: 1_415, stock: "no" }),
    offer({ priceCents: 1_415, observedAt: "2026-11-01T12:00:00.000Z" }),
    offer({ priceCents: 1_415, ranked: false }),
  ]);
  expect([...lowestPerGram(table, now)]).toEqual([["bliss-kent", 1_000]]);
});
