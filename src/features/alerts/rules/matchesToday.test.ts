import { expect, it } from "vitest";
import { ANY_DEAL } from "#domain/alerts/alertRules.ts";
import { offer, product } from "../../../../tests/support/data/offers.ts";
import { countMatches } from "./MatchesToday.tsx";

const NOW = Date.parse("2026-11-20T15:00:00Z");

it("a rule says how many on the menus it would catch: deals, or whatever is at its price", () => {
  const offers = [
    offer({ priceCents: 4_000, salePriceCents: 2_000, saleConditions: "none" }),
    offer({ product: product({ code: "b" }), priceCents: 2_500 }),
    offer({ product: product({ code: "c", category: "edible" }), priceCents: 1_000 }),
    offer({ product: product({ code: "d" }), priceCents: 2_500, stock: "no" }),
  ];
  const count = (rule: Partial<typeof ANY_DEAL>) =>
    countMatches({ ...ANY_DEAL, ...rule }, offers, NOW);
  expect(count({})).toBe(1);
  expect(count({ maxCents: 1_500 })).toBe(0);
  expect(count({ kind: "price", sections: ["flower"], maxCents: 3_000 })).toBe(2);
  expect(count({ kind: "restock" })).toBeNull();
});
