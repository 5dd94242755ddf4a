import { expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { wish } from "../../../../tests/support/community/wishlist.ts";
import { offer, product } from "../../../../tests/support/data/offers.ts";
import { registerOf } from "#domain/prices/register.ts";
import { shippedTaxes } from "../../../../tests/support/data/taxes.ts";
import { planTrip, singleBests } from "#domain/wishlist/planTrip.ts";
import { tripOffers, type TripOffers } from "./tripOffers.ts";

const NOW = Date.UTC(2026, 10, 22, 17);
const fresh = new Date(NOW - HOUR_MS).toISOString();
const WISHES = [
  wish({ id: "strain:gelato", name: "Gelato" }),
  wish({ id: "brand:ninefold", name: "Ninefold" }),
];
const EVERYWHERE = { isMeant: () => true, place: null, now: NOW };

const at = (slug: string, priceCents: number, more: Partial<StoreOffer> = {}) => {
  const own = offer({ priceCents, observedAt: fresh, ...more });
  return { ...own, store: { ...own.store, slug } };
};

const prices = ({ packages }: TripOffers["question"]) =>
  packages.map((own) => own.map((each) => each?.cents ?? null));

it("has for each store and wish the cheapest package, stores by name", () => {
  const { stores, question } = tripOffers(
    WISHES,
    new Map([
      ["strain:gelato", [at("b", 3_000), at("b", 2_000), at("a", 2_500)]],
      ["brand:ninefold", [at("b", 1_000)]],
    ]),
    EVERYWHERE,
  );
  expect(stores.map(({ slug }) => slug)).toEqual(["a", "b"]);
  expect(prices(question)).toEqual([
    [2_500, null],
    [2_000, 1_000],
  ]);
  expect(question.miles).toEqual([null, null]);
});

it("takes only what any adult may buy now, at stores that are meant", () => {
  const { stores } = tripOffers(
    WISHES,
    new Map([
      [
        "strain:gelato",
        [
          at("sold-out", 1, { stock: "no" }),
          at("patients", 1, { menu: "med" }),
          at("old", 1, { observedAt: new Date(NOW - 73 * HOUR_MS).toISOString() }),
          at("not-meant", 1),
          at("meant", 2_000),
        ],
      ],
    ]),
    { ...EVERYWHERE, isMeant: ({ slug }) => slug !== "not-meant" },
  );
  expect(stores.map(({ slug }) => slug)).toEqual(["meant"]);
});

it("counts a sale at its price while it runs, and not one with conditions", () => {
  const { question } = tripOffers(
    WISHES,
    new Map([
      ["strain:gelato", [at("a", 3_000, { salePriceCents: 2_400, saleConditions: "none" })]],
      ["brand:ninefold", [at("a", 3_000, { salePriceCents: 100, saleConditions: "loyalty" })]],
    ]),
    EVERYWHERE,
  );
  expect(prices(question)).toEqual([[2_400, 3_000]]);
});

it("knows the miles where both places are known", () => {
  const nowhere = at("b", 2_000);
  const { question } = tripOffers(
    WISHES,
    new Map([
      [
        "strain:gelato",
        [
          at("a", 2_000),
          {
            ...nowhere,
            store: { ...nowhere.store, lat: null, lon: null, city: null, county: null },
          },
        ],
      ],
    ]),
    { ...EVERYWHERE, place: { lat: 41.15, lon: -81.36 } },
  );
  expect(question.miles).toEqual([0, null]);
});

it("knows a package that is two of the wishes as one", () => {
  const both = at("a", 2_500);
  const { question } = tripOffers(
    WISHES,
    new Map([
      ["strain:gelato", [both]],
      ["brand:ninefold", [{ ...both }, at("a", 9_000, { sizeKey: "14g" })]],
    ]),
    EVERYWHERE,
  );
  const [[first, second] = []] = question.packages;
  expect(first).toEqual(second);
});

it("with tax leaves out stores whose taxes are not known, and says so of what only they have", () => {
  const register = registerOf(shippedTaxes(), { profile: "adult", discounts: [] }, "2026-11-22");
  const cheap = at("b", 2_000);
  const untaxed = { ...cheap, store: { ...cheap.store, taxArea: null } };
  const { stores, untaxedStores, whyNotCompared } = tripOffers(
    WISHES,
    new Map([
      ["strain:gelato", [at("a", 2_100), untaxed]],
      ["brand:ninefold", [untaxed]],
    ]),
    { ...EVERYWHERE, register },
  );
  expect(stores.map(({ slug }) => slug)).toEqual(["a"]);
  expect(untaxedStores).toBe(1);
  expect(whyNotCompared).toEqual([null, "the store’s taxes are not known"]);
});

it("compares the plan with the same packages elsewhere, and not with smaller ones", () => {
  const half = { sizeKey: "14150mg", sizeLabel: "14.15g", netMg: 14_150 };
  const trip = tripOffers(
    WISHES,
    new Map([
      // "a" has only the half ounce; "b" has it for less, beside a tenth that is cheaper still.
      ["strain:gelato", [at("a", 5_500, half), at("b", 5_000, half), at("b", 1_450)]],
      ["brand:ninefold", [at("a", 1_000, { product: product({ code: "other" }) })]],
    ]),
    EVERYWHERE,
  );
  const plan = planTrip({ ...trip.question, budgetCents: null, storesAtMost: 1 });
  expect(plan.totalCents).toBe(6_500);
  expect(singleBests(plan, trip.alike)).toEqual({ cents: 6_000, stores: 2 });
});
