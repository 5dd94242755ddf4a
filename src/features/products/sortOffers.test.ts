import { describe, expect, it } from "vitest";
import { registerOf } from "#domain/prices/register.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { offer } from "../../../tests/support/data/offers.ts";
import { shippedTaxes } from "../../../tests/support/data/taxes.ts";
import { allStores, lowestPaid, sortOffers, type Standing } from "./sortOffers.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const register = registerOf(shippedTaxes(), { profile: "adult", discounts: [] }, "2026-11-26");
const at = (name: string, priceCents: number, taxArea: string | null): OfferOfProduct => {
  const own = offer({ priceCents });
  return {
    ...own,
    store: { ...own.store, slug: name, name, taxArea },
    sourceUrl: null,
    batch: null,
    labUrl: null,
    testedOn: null,
    packagedOn: null,
    past: null,
    history: [],
  };
};
const OFFERS = [
  at("no county", 1_350, null),
  at("taxed", 1_307, "portage"),
  at("taxed, dear", 1_900, "portage"),
  at("no county, cheap", 900, null),
];
const named = (offers: readonly OfferOfProduct[]) => offers.map(({ store }) => store.name);

it("with tax, an offer of which no tax is known comes after all of which it is, and these by price", () => {
  expect(named(sortOffers(OFFERS, "price", NOW, () => null, register))).toEqual([
    "taxed",
    "taxed, dear",
    "no county, cheap",
    "no county",
  ]);
  expect(named(sortOffers(OFFERS, "price", NOW))[0]).toBe("no county, cheap");
});

it("with tax, it is the lowest only where nothing is taxed", () => {
  expect(lowestPaid(OFFERS, NOW, register)?.store.name).toBe("taxed");
  const untaxed = OFFERS.filter(({ store }) => store.taxArea === null);
  expect(lowestPaid(untaxed, NOW, register)?.store.name).toBe("no county, cheap");
  expect(lowestPaid(OFFERS, NOW, null)?.store.name).toBe("no county, cheap");
});

describe("how many stores the whole list has", () => {
  const row = (slug: string, standing: Standing) => ({
    offer: { store: { slug } },
    standing,
    isCounted: standing === "current",
  });

  it.each<[string, [string, Standing][]]>([
    [
      "2 stores",
      [
        ["a", "current"],
        ["b", "current"],
        ["b", "away"],
      ],
    ],
    [
      "1 store and 2 with old prices",
      [
        ["a", "current"],
        ["b", "old"],
        ["c", "old"],
      ],
    ],
    [
      "1 store and 2 not compared",
      [
        ["a", "current"],
        ["b", "old"],
        ["c", "away"],
      ],
    ],
    [
      "2 stores",
      [
        ["a", "old"],
        ["b", "silent"],
      ],
    ],
  ])("%s", (words, rows) => {
    const { stores, others } = allStores(rows.map((each) => row(...each)));
    expect([stores, others].filter(Boolean).join(" ")).toBe(words);
  });
});
