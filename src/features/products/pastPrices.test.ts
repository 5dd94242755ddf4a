import { expect, it } from "vitest";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { offer, storeProfile } from "../../../tests/support/data/offers.ts";
import { lab } from "../../../tests/support/screens/productPage.ts";
import { beforeWords, lowestSeen, nowWords, pastPrices } from "./pastPrices.ts";

const NOW = Date.parse("2026-11-29T17:00:00Z");
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS).toISOString();

/** What a store asked, by how many days ago that began. */
const at = (name: string, prices: readonly (readonly [number, number])[]): OfferOfProduct => ({
  ...offer({
    store: storeProfile({ slug: name.toLowerCase(), name, city: "Kent" }),
    observedAt: new Date(NOW - HOUR_MS).toISOString(),
  }),
  ...lab,
  past: null,
  history: prices.map(([days, cents]) => ({ observedAt: daysAgo(days), cents })),
});
const past = (...offers: readonly OfferOfProduct[]) => pastPrices(offers, 90, NOW, null);
const lowest = (...offers: readonly OfferOfProduct[]) => {
  const seen = lowestSeen(past(...offers));
  return seen && seen.text + seen.where;
};

it("the lowest of several stores names the one that asked it on that day, or one of them and how many more", () => {
  const alder = at("Alder", [
    [60, 4_050],
    [1, 3_037],
  ]);
  const birch = at("Birch", [
    [60, 2_835],
    [30, 3_500],
  ]);
  expect(lowest(alder, birch)).toBe("$28.35 on Oct 29 at Birch, Kent");
  expect(lowest(alder, birch, { ...birch, store: { ...birch.store, slug: "cedar" } })).toBe(
    "$28.35 on Oct 29 at Birch, Kent and 1 more store",
  );
  expect(lowest(birch)).toBe("$28.35 on Oct 29");
});

it("what costs now what it did is no new lowest, and is not said twice", () => {
  const back = at("Alder", [
    [60, 3_037],
    [40, 4_050],
    [1, 3_037],
  ]);
  expect([nowWords(past(back)), beforeWords(past(back))]).toEqual([
    "Now $30.37, since Nov 28.",
    "It was $40.50 before that.",
  ]);
  expect(lowestSeen(past(back))).toMatchObject({ isNow: true, isNew: false });
  expect(lowest(back)).toBe("$30.37, now and in October");
});
