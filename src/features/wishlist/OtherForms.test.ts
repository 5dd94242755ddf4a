import { expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { registerOf } from "#domain/prices/register.ts";
import type { Wish, WishId } from "#domain/wishlist/wishes.ts";
import { offer, product, tableOf } from "../../../tests/support/data/offers.ts";
import { shippedTaxes } from "../../../tests/support/data/taxes.ts";
import { groupWishes } from "./groupWishes.ts";
import { otherForms } from "./OtherForms.tsx";
import { offersOfWishes } from "./wishOffers.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");

const wish = (id: WishId, more: Partial<Wish> = {}): Wish => ({
  id,
  name: id,
  note: "",
  targetCents: null,
  unit: null,
  addedAt: "2026-11-01T00:00:00.000Z",
  editedAt: "2026-11-01T00:00:00.000Z",
  deleted: false,
  ...more,
});
const sold = (
  code: string,
  priceCents: number,
  more: Partial<ReturnType<typeof product>> = {},
): StoreOffer => offer({ product: product({ code, strainSlug: "gelato", ...more }), priceCents });

function forms(offers: readonly StoreOffer[], wishes: readonly Wish[], hasTax = false) {
  const table = tableOf(offers);
  const menus = {
    stores: table.stores,
    tables: [{ table, rows: offers.map((_, row) => row) }],
    savedAt: new Map<string, number>(),
  };
  const register = hasTax
    ? registerOf(shippedTaxes(), { profile: "adult", discounts: [] }, "2026-11-20")
    : null;
  const { available } = groupWishes(wishes, offersOfWishes(menus, wishes), true, NOON, register);
  return otherForms(available, menus, NOON, register).map(
    ({ category, offer: { product: found }, price }) =>
      [category, found.code, price.cents] as const,
  );
}

const OFFERS = [
  sold("bud", 2_000),
  sold("cart", 4_000, { category: "vape" }),
  sold("dear", 5_000, { category: "vape" }),
  sold("other", 1_000, { category: "edible", strainSlug: "haze" }),
];

it("of a strain the forms that its row does not show, each where it costs the least", () => {
  expect(forms(OFFERS, [wish("strain:gelato")])).toEqual([["vape", "cart", 4_000]]);
});

it("of a product the other forms of its strain, and of two such wishes once", () => {
  expect(forms(OFFERS, [wish("product:cart")])).toEqual([["flower", "bud", 2_000]]);
  expect(forms(OFFERS, [wish("product:cart"), wish("product:bud")])).toEqual([]);
});

it("nothing of a store, and of what is wished for in one size", () => {
  expect(forms(OFFERS, [wish("store:bliss-kent")])).toEqual([]);
  const size = { key: OFFERS[0]?.sizeKey ?? "", name: "2.83 g" };
  expect(forms(OFFERS, [wish("strain:gelato", { size })])).toEqual([]);
});

it("with tax, what is paid", () => {
  const [[, , cents] = []] = forms(OFFERS, [wish("strain:gelato")], true);
  expect(cents).toBeGreaterThan(4_000);
});
