import { expect, it } from "vitest";
import type { Category } from "#domain/offers/categories.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { offer, product } from "../../../tests/support/data/offers.ts";
import type { ListedSort } from "./foundOffer.ts";
import {
  NEAR,
  FAR,
  OPEN,
  CLOSED,
  at,
  gelato,
  NEAR_CLOSED,
  OFFERS,
  find,
} from "../../../tests/support/search/gelatoStores.ts";

it("the answer is the cheapest and the nearest of all that pass, and none of words merely like it", () => {
  const words = (found: ReturnType<typeof find>) =>
    [found.answer?.cheapest, found.answer?.nearest].map((each) => each?.offer.store.slug);
  const nearer = gelato(5_000, at("nearer", { lat: 39.97, lon: -83, openingHours: null }));
  const alike = offer({
    store: at("alike", { lat: 39.96, lon: -83, openingHours: OPEN }),
    product: product({ code: "x", name: "Gelatto", strainName: null }),
    priceCents: 1_000,
  });
  const offers = [...OFFERS, nearer, alike];
  expect(words(find("gelato", {}, offers))).toEqual(["far", "nearer"]);
  // A filter is one for the answer, too.
  expect(words(find("gelato", { near: true, open: true }, offers))).toEqual([
    "near-open",
    "near-open",
  ]);
  expect(find("nothing", {}, offers).answer).toBeNull();
  // What stands beside the cheapest is of its kind, however near another one is.
  const oil = offer({
    store: at("next-door", { lat: 39.961, lon: -83, openingHours: OPEN }),
    product: product({ code: "v", name: "Gelato Oil", category: "vape" }),
    priceCents: 9_000,
  });
  expect(words(find("gelato", {}, [...offers, oil]))).toEqual(["far", "nearer"]);
});

it("where the nearest is closed the answer names the nearest that is open, and says that it does", () => {
  const closed = gelato(5_000, at("nearer", { lat: 39.97, lon: -83, openingHours: CLOSED }));
  const open = find("gelato", {}, [...OFFERS, closed]).answer;
  expect([open?.nearest?.offer.store.slug, open?.isNearestOpen]).toEqual(["near-open", true]);
  const none = find("gelato", {}, [closed]).answer;
  expect([none?.nearest?.offer.store.slug, none?.isNearestOpen]).toEqual(["nearer", false]);
});

it("of what is near the cheapest that is open stands beside a cheaper one that is closed, and only where near was asked for", () => {
  const openNow = (filters: object, offers = OFFERS) => {
    const { openNow: open } = find("gelato", filters, offers).answer ?? {};
    return open?.offer.store.slug ?? null;
  };
  expect(openNow({ near: true })).toBe("near-open");
  expect(openNow({})).toBeNull();
  // The cheapest is open itself; where none is, none is said to be.
  expect(openNow({ near: true, open: true })).toBeNull();
  expect(openNow({ near: true }, [gelato(2_500, NEAR_CLOSED)])).toBeNull();
});

it("of flower in whatever size both are eighths, where there are any; of one size, and of other kinds, what was asked for", () => {
  const sized = (slug: string, netMg: number, priceCents: number, category: Category = "flower") =>
    offer({
      store: at(slug, slug === "far" ? FAR : NEAR),
      product: product({ code: `${slug}${String(netMg)}`, name: "Gelato", category }),
      priceCents,
      netMg,
      sizeKey: `${String(netMg)}mg`,
    });
  const answer = (offers: readonly StoreOffer[], filters = {}, sort: ListedSort = "unit") => {
    const { cheapest, nearest, size } = find("gelato", filters, offers, null, sort).answer ?? {};
    return [cheapest?.price.cents, nearest?.price.cents, size];
  };
  const ounce = sized("far", 28_300, 10_000);
  const tenth = sized("close", 2_830, 2_500);
  const eighths = [sized("far", 3_500, 3_000), sized("close", 3_540, 4_000)];
  const all = [ounce, tenth, ...eighths];
  expect(answer(all)).toEqual([3_000, 4_000, "3500mg"]);
  expect(answer(all, { size: "2830mg" })).toEqual([2_500, 2_500, null]);
  expect(answer([ounce, tenth])).toEqual([10_000, 2_500, null]);
  // Where the list stands by size the answer is its first.
  expect(answer([ounce, tenth], {}, "size")).toEqual([2_500, 2_500, "2830mg"]);
  expect(answer([sized("far", 3_500, 3_000, "vape")])).toEqual([3_000, 3_000, null]);
});
