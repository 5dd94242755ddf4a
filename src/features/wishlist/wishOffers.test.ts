import { expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { WishId } from "#domain/wishlist/wishes.ts";
import { offer, product, tableOf } from "../../../tests/support/data/offers.ts";
import { offersOfWishes } from "./wishOffers.ts";

/** Names of the offers that are found for each wish. */
function found(offers: readonly StoreOffer[], wanted: readonly WishId[], rows?: readonly number[]) {
  const table = tableOf(offers);
  const all = rows ?? offers.map((_, row) => row);
  const byWish = offersOfWishes(
    { stores: [], tables: [{ table, rows: all }], savedAt: new Map() },
    wanted.map((id) => ({ id })),
  );
  return Object.fromEntries(
    [...byWish].map(([id, own]) => [id, own.map((each) => each.product.name)]),
  );
}

const sold = (name: string, more: Partial<ReturnType<typeof product>> = {}) =>
  offer({ product: product({ code: name, name, strainSlug: null, brand: null, ...more }) });

it("finds a product by its code, whatever the case the menu writes it in", () => {
  expect(found([sold("AB3X"), sold("other")], ["product:ab3x"])).toEqual({
    "product:ab3x": ["AB3X"],
  });
});

it("finds all that is of a strain, of a brand, and at a store", () => {
  const offers = [
    sold("a", { strainSlug: "gelato", brand: "O’Brien & Sons" }),
    sold("b", { strainSlug: "gelato" }),
    sold("c", { brand: "O’Brien & Sons" }),
  ];
  const brand = found(offers, ["brand:o-brien-sons", "brand:obrien-sons"]);
  expect(Object.values(brand)).toEqual([["a", "c"]]);
  expect(found(offers, ["strain:gelato", "store:bliss-kent", "store:elsewhere"])).toEqual({
    "strain:gelato": ["a", "b"],
    "store:bliss-kent": ["a", "b", "c"],
  });
});

it("finds what is at a store by the name of one that turned out to be it", () => {
  const { store } = offer();
  const joined = offer({ store: { ...store, formerSlugs: ["bliss-old"] } });
  expect(found([joined], ["store:bliss-old"])).toEqual({ "store:bliss-old": ["Blue Dream"] });
});

it("leaves out rows that a newer copy replaces, and what has neither strain nor brand", () => {
  const offers = [
    sold("a", { strainSlug: "gelato" }),
    sold("b", { strainSlug: "gelato" }),
    sold("c"),
  ];
  expect(found(offers, ["strain:gelato"], [1, 2])).toEqual({ "strain:gelato": ["b"] });
});

it("one row may fulfil several wishes", () => {
  expect(
    found(
      [sold("a", { strainSlug: "gelato" })],
      ["product:a", "strain:gelato", "store:bliss-kent"],
    ),
  ).toEqual({ "product:a": ["a"], "strain:gelato": ["a"], "store:bliss-kent": ["a"] });
});

it("of each store the newer counts: its menu, or what was answered about the product alone", () => {
  const near = sold("a");
  const far = { ...near, store: { ...near.store, slug: "far", name: "Far" } };
  const dearer = { ...near, priceCents: near.priceCents + 500 };
  const costs = (menuAt: number) =>
    offersOfWishes(
      {
        stores: [near.store],
        tables: [{ table: tableOf([near]), rows: [0] }],
        savedAt: new Map([[near.store.slug, menuAt]]),
      },
      [{ id: "product:a" }],
      new Map([["product:a", { offers: [dearer, far], savedAt: 100 }]]),
    )
      .get("product:a")
      ?.map(({ store, priceCents }) => [store.slug, priceCents - near.priceCents]);
  expect(costs(50)).toEqual([
    [near.store.slug, 500],
    ["far", 0],
  ]);
  expect(costs(200)).toEqual([
    [near.store.slug, 0],
    ["far", 0],
  ]);
});
