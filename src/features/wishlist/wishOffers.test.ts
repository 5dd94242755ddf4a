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
    { stores: [], tables: [{ table, rows: all }] },
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
