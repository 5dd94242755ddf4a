import { expect, it } from "vitest";
import { ANY_DEAL } from "#domain/alerts/alertRules.ts";
import { offer, product } from "../../../../tests/support/data/offers.ts";
import { type StoreOffer } from "#domain/offers/offers.ts";
import { countMatches, matchWords } from "./MatchesToday.tsx";

const NOW = Date.parse("2026-11-20T15:00:00Z");
const known = (offers: readonly StoreOffer[], hasDeals = false) => ({
  offers,
  hasDeals,
  ofProduct: new Map<string, readonly StoreOffer[]>(),
});

it("a rule says how many on the menus it would catch: deals, or whatever is at its price", () => {
  const offers = [
    offer({ priceCents: 4_000, salePriceCents: 2_000, saleConditions: "none" }),
    offer({ product: product({ code: "b" }), priceCents: 2_500 }),
    offer({ product: product({ code: "c", category: "edible" }), priceCents: 1_000 }),
    offer({ product: product({ code: "d" }), priceCents: 2_500, stock: "no" }),
  ];
  const count = (rule: Partial<typeof ANY_DEAL>) =>
    countMatches({ ...ANY_DEAL, ...rule }, known(offers), NOW)?.offers ?? null;
  expect(count({})).toBe(1);
  expect(count({ maxCents: 1_500 })).toBe(0);
  expect(count({ kind: "price", sections: ["flower"], maxCents: 3_000 })).toBe(2);
  expect(count({ kind: "restock" })).toBeNull();
});

it("the count says of what it is one: of a product its stores within the price, else offers or deals", () => {
  const { code, name } = product();
  const words = (rule: Partial<typeof ANY_DEAL>, offers: number, stores = offers) =>
    matchWords({ ...ANY_DEAL, ...rule }, { offers, stores, best: null, isAll: true }).replace(
      / now\.$/u,
      "",
    );
  const its = { product: { code, name } };
  const price = { kind: "price", maxCents: 2_900 } as const;
  expect(words({ ...its, ...price }, 2, 1)).toBe("1 store has it at or under $29.00");
  expect(words({ ...its, ...price }, 0)).toBe("No store has it at or under $29.00");
  expect(words(its, 3)).toBe("3 stores have it as a real deal");
  expect(words(price, 50)).toBe("50 offers are at or under $29.00");
  expect(words({ kind: "price", maxUnit: { cents: 500, unit: "g" } }, 1)).toBe(
    "1 offer is at such a price",
  );
  expect(words({}, 1)).toBe("1 real deal matches");
  // Nobody wants to be told of so many.
  expect(words({}, 1_705)).toBe(
    "1,705 on today’s menus match: choose a price, a section or a region to hear less.",
  );
});

it("a deal that stands on the screen below is never denied, and what the phone does not know it does not say", () => {
  const { code, name } = product();
  const rule = { ...ANY_DEAL, product: { code, name } };
  const deal = offer({ priceCents: 10_600, salePriceCents: 7_100, saleConditions: "none" });
  const words = (all: ReturnType<typeof known>, asked: typeof rule = rule) => {
    const matches = countMatches(asked, all, NOW);
    return matches === null ? null : matchWords(asked, matches);
  };
  expect(words(known([deal], true))).toBe(
    "A real deal now at Bliss, Kent: $71.00, 33% below its regular $106.00.",
  );
  const elsewhere = { ...deal, store: { ...deal.store, slug: "b" }, salePriceCents: 9_000 };
  expect(words(known([elsewhere, deal], true))).toBe(
    "A real deal now at Bliss, Kent: $71.00, 33% below its regular $106.00, also at 1 more store.",
  );
  // The price above it names a store: of two that ask the same it is that one again.
  const other = { ...deal, store: { ...deal.store, slug: "a", name: "Alder" } };
  const named = countMatches(rule, known([other, deal], true), NOW, "Bliss, Kent");
  expect(named && matchWords(rule, named, "Bliss, Kent")).toBe(
    "$71.00 is a real deal: 33% below its regular $106.00, also at 1 more store.",
  );
  expect(words(known([], true))).toBe("No store has it as a real deal now.");
  expect(words(known([]))).toBe("This phone can’t tell yet whether a store has it as a real deal.");
  // By the menu of one store alone: the others are not known.
  const price = { ...rule, kind: "price" as const, maxCents: 5_000 };
  expect(words(known([deal], true), price)).toBe(
    "This phone can’t tell yet whether a store has it at or under $50.00.",
  );
  const opened = new Map([[code.toLowerCase(), [deal]]]);
  expect(words({ ...known([]), ofProduct: opened }, price)).toBe(
    "No store has it at or under $50.00 now.",
  );
});
