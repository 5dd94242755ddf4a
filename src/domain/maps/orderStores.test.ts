import { expect, it } from "vitest";
import { offer, product, storeProfile, tableOf } from "../../../tests/support/data/offers.ts";
import { registerOf } from "../prices/register.ts";
import { shippedTaxes } from "../../../tests/support/data/taxes.ts";
import { lowestPerGram, orderStores } from "./orderStores.ts";
import type { StoreSort } from "./storeSorts.ts";

const KENT = { lat: 41.15, lon: -81.36 };
const STORES = [
  storeProfile({ slug: "athens", lat: 39.33, lon: -82.1 }),
  storeProfile({ slug: "kent", ...KENT }),
  storeProfile({ slug: "lost", ...KENT, city: null, county: null }),
  storeProfile({ slug: "troy", lat: 40.04, lon: -84.2 }),
];
const PLACED = new Map(["athens", "kent", "troy"].map((slug) => [slug, true]));
const PRICES = new Map([
  ["troy", { cents: 500, isAbout: false }],
  ["kent", { cents: 900.5, isAbout: false }],
]);
const figures = {
  place: KENT as typeof KENT | null,
  placed: PLACED,
  priceOf: ({ slug }: { slug: string }) => PRICES.get(slug) ?? null,
  perGram: PRICES,
  region: null,
};
const ordered = (sort: StoreSort, place: typeof KENT | null = KENT) =>
  orderStores(STORES, sort, { ...figures, place }).map(({ store }) => store.slug);

it("by distance the nearest comes first, and last what is on no map", () => {
  expect(ordered("distance")).toEqual(["kent", "athens", "troy", "lost"]);
  expect(ordered("distance", null)).toEqual(["athens", "kent", "lost", "troy"]);
});

it("one that is on no map stands where its town is, whatever its coordinates say", () => {
  const astray = storeProfile({ slug: "astray", lat: 39.33, lon: -82.1 });
  const listed = orderStores([...STORES, astray], "distance", figures);
  expect(listed.map(({ store }) => store.slug)).toEqual([
    "kent",
    "astray",
    "athens",
    "troy",
    "lost",
  ]);
  expect(listed[1]?.miles).toBe(1);
});

it("those with a menu come before those without, but for the nearest of a place", () => {
  const stores = STORES.map((store) => (store.slug === "kent" ? { ...store, offers: 0 } : store));
  const slugs = (sort: StoreSort, place: typeof KENT | null = KENT) =>
    orderStores(stores, sort, { ...figures, place }).map(({ store }) => store.slug);
  expect(slugs("name")).toEqual(["athens", "lost", "troy", "kent"]);
  expect(slugs("distance", null)).toEqual(["athens", "lost", "troy", "kent"]);
  expect(slugs("distance")).toEqual(["kent", "athens", "troy", "lost"]);
});

it("by price the lowest comes first, and last what has none", () => {
  const inOrder = ["troy", "kent", "athens", "lost"];
  expect(ordered("g")).toEqual(inOrder);
  expect(ordered("price")).toEqual(inOrder);
});

it("the visitor's region comes first, the cheapest of it before its others", () => {
  const stores = STORES.map((store) =>
    store.slug === "troy" ? { ...store, region: "Southwest" as const } : store,
  );
  const listed = orderStores(stores, "region", { ...figures, region: "Northeast" });
  // Each region under its own line: what has no price comes after those of its region that have one.
  expect(listed.map(({ store }) => store.slug)).toEqual(["kent", "athens", "lost", "troy"]);
});

it("by price what is before tax comes after all that is with it", () => {
  const prices = new Map([
    ["athens", { cents: 400, isAbout: false }],
    ["kent", { cents: 900, isAbout: true }],
  ]);
  const listed = orderStores(STORES, "g", { ...figures, perGram: prices });
  expect(listed.map(({ store }) => store.slug)).toEqual(["kent", "athens", "lost", "troy"]);
});

it("by name is as it came, with distances and prices", () => {
  const [, kent] = orderStores(STORES, "name", figures);
  expect(kent).toMatchObject({ miles: 0, perGram: { cents: 900.5 } });
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
  expect([...lowestPerGram(table, now)]).toEqual([
    ["bliss-kent", { cents: 1_000, isAbout: false }],
  ]);
  // Portage: 17 % in all.
  const register = registerOf(shippedTaxes(), { profile: "adult", discounts: [] }, "2026-11-20");
  const [[, paid] = []] = lowestPerGram(table, now, register);
  expect(paid?.isAbout).toBe(true);
  expect(paid?.cents).toBeCloseTo(1_170, 0);
});

it("by price like stands beside like: eighths, then other flower by its size, then other kinds", () => {
  const told = (cents: number, category: "flower" | "edible", size: string | null) => ({
    cents,
    isAbout: false,
    at: { category, size },
  });
  const prices = new Map([
    ["athens", told(1_280, "edible", null)],
    ["kent", told(1_700, "flower", "2830mg")],
    ["lost", told(3_500, "flower", "3500mg")],
    ["troy", told(3_000, "flower", "3500mg")],
  ]);
  const priceOf = ({ slug }: { slug: string }) => prices.get(slug) ?? null;
  const listed = orderStores(STORES, "price", { ...figures, priceOf });
  expect(listed.map(({ store }) => store.slug)).toEqual(["troy", "lost", "kent", "athens"]);
});
