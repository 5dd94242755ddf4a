import { describe, expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { WishId, Wish } from "#domain/wishlist/wishes.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { wish } from "../../../tests/support/community/wishlist.ts";
import { offer } from "../../../tests/support/data/offers.ts";
import { groupWishes } from "./groupWishes.ts";
import { registerOf } from "#domain/prices/register.ts";
import { shippedTaxes } from "../../../tests/support/data/taxes.ts";

const NOW = Date.UTC(2026, 10, 22, 17);
const seen = (hoursAgo: number) => new Date(NOW - hoursAgo * HOUR_MS).toISOString();
const BLUE_DREAM: WishId = "strain:blue-dream";

/** How wishes are grouped, as names, the best price behind what is available. */
function grouped(
  wishes: readonly Wish[],
  offers: readonly (readonly [WishId, readonly StoreOffer[]])[],
  hasFreshMenus = true,
) {
  const { available, unavailable, unknown } = groupWishes(
    wishes,
    new Map(offers),
    hasFreshMenus,
    NOW,
  );
  return {
    available: available.map(
      (each) => `${each.wish.name} ${String(each.best.price.cents)}${each.isHit ? " hit" : ""}`,
    ),
    unavailable: unavailable.map((each) => each.wish.name),
    unknown: unknown.map((each) => each.wish.name),
  };
}

const named = (name: string, more: Partial<Wish> = {}) =>
  wish({ id: `strain:${name}`, name, ...more });

describe("what is available", () => {
  it("comes with hit targets first, then the newest wish first", () => {
    const at = (hoursAgo: number) => ({ addedAt: seen(hoursAgo) });
    const wishes = [
      named("old", at(9)),
      named("old-hit", { ...at(8), targetCents: 3_000 }),
      named("missed", { ...at(2), targetCents: 2_999 }),
      named("new-hit", { ...at(1), targetCents: 5_000 }),
    ];
    const offers = wishes.map(({ id }) => [id, [offer({ observedAt: seen(1) })]] as const);
    expect(grouped(wishes, offers).available).toEqual([
      "new-hit 3000 hit",
      "old-hit 3000 hit",
      "missed 3000",
      "old 3000",
    ]);
  });

  it("shows the lowest price in the unit of the target, and holds that against it", () => {
    const tenth = offer({ observedAt: seen(1), priceCents: 3_000, netMg: 2_830 });
    const half = offer({ observedAt: seen(1), priceCents: 9_000, netMg: 14_150 });
    const offers = [[BLUE_DREAM, [tenth, half]]] as const;
    const byPackage = named("blue-dream", { targetCents: 3_000, unit: "package" });
    const byGram = named("blue-dream", { targetCents: 700, unit: "g" });
    expect(grouped([byPackage], offers).available).toEqual(["blue-dream 3000 hit"]);
    expect(grouped([byGram], offers).available).toEqual(["blue-dream 9000 hit"]);
  });

  it("is not hit in a unit whose amount the menu does not tell", () => {
    const untold = offer({ observedAt: seen(1), thcMg: null });
    const wishes = [named("blue-dream", { targetCents: 9_999, unit: "100mg" })];
    expect(grouped(wishes, [[BLUE_DREAM, [untold]]]).available).toEqual(["blue-dream 3000"]);
  });

  it("counts a sale only while it runs", () => {
    const sale = {
      observedAt: seen(1),
      salePriceCents: 2_000,
      saleConditions: "none" as const,
      saleEndsAt: seen(-1),
    };
    const wishes = [named("blue-dream", { targetCents: 2_000 })];
    const over = { ...sale, saleEndsAt: seen(1) };
    expect(grouped(wishes, [[BLUE_DREAM, [offer(sale)]]]).available).toEqual([
      "blue-dream 2000 hit",
    ]);
    expect(grouped(wishes, [[BLUE_DREAM, [offer(over)]]]).available).toEqual(["blue-dream 3000"]);
  });
});

it("a price with tax is the best before one whose taxes are not known, which is lower by them", () => {
  const register = registerOf(shippedTaxes(), { profile: "adult", discounts: [] }, "2026-11-22");
  const known = offer({ observedAt: seen(1), priceCents: 3_000 });
  const lower = offer({ observedAt: seen(1), priceCents: 2_900 });
  const unknown = { ...lower, store: { ...lower.store, slug: "elsewhere", taxArea: null } };
  const offers = new Map([[BLUE_DREAM, [unknown, known]]]);
  const { available } = groupWishes([named("blue-dream")], offers, true, NOW, register);
  expect(available.map(({ best }) => best.price)).toMatchObject([{ cents: 3_510, isAbout: true }]);
});

it("what only patients may buy is told an adult as that, and is a patient’s like anything", () => {
  const offers = new Map([[BLUE_DREAM, [offer({ observedAt: seen(1), menu: "med" })]]]);
  const wishes = [named("blue-dream")];
  const patient = registerOf(null, { profile: "patient", discounts: [] }, "2026-11-22");
  expect(groupWishes(wishes, offers, true, NOW).forPatients).toHaveLength(1);
  expect(groupWishes(wishes, offers, true, NOW, patient).available).toHaveLength(1);
});

describe("what is not available", () => {
  it.each<[string, Partial<StoreOffer>]>([
    ["sold out", { stock: "no" }],
    ["off the menu", { missingSince: seen(1) }],
  ])("is on a fresh menu, but %s", (_, more) => {
    const offers = [[BLUE_DREAM, [offer({ observedAt: seen(1), ...more })]]] as const;
    expect(grouped([named("blue-dream")], offers).unavailable).toEqual(["blue-dream"]);
  });

  it("is on no menu, while there is a fresh one", () => {
    expect(grouped([named("blue-dream")], []).unavailable).toEqual(["blue-dream"]);
  });
});

describe("what is unknown", () => {
  it("is on no menu, while none is fresh", () => {
    expect(grouped([named("blue-dream")], [], false).unknown).toEqual(["blue-dream"]);
  });

  it("is on menus that are all older than 72 hours, whatever others say", () => {
    const offers = [[BLUE_DREAM, [offer({ observedAt: seen(73) })]]] as const;
    expect(grouped([named("blue-dream")], offers).unknown).toEqual(["blue-dream"]);
  });

  it("is a store without a menu: other stores’ menus say nothing about it", () => {
    const store = wish({ id: "store:bliss-kent", name: "Bliss" });
    expect(grouped([store], []).unknown).toEqual(["Bliss"]);
  });
});

describe("what several stores ask the same for", () => {
  const at = (slug: string, priceCents = 3_000) => {
    const made = offer({ observedAt: seen(1), priceCents });
    return { ...made, store: { ...made.store, slug, formerSlugs: [] } };
  };
  const three = ["one", "two", "three"].map((name) => named(name));
  const offersOf = (...stores: (readonly string[])[]) =>
    new Map(three.map(({ id }, thing) => [id, (stores[thing] ?? []).map((slug) => at(slug))]));
  const storesIn = (
    offers: ReadonlyMap<WishId, readonly StoreOffer[]>,
    rank?: Parameters<typeof groupWishes>[5],
  ) =>
    groupWishes(three, offers, true, NOW, null, rank).available.map(
      ({ wish: { name }, best }) => `${name} at ${best.offer.store.slug}`,
    );

  it("is said of the store that has the most of the list, as the trip says it", () => {
    const offers = offersOf(["athens", "massillon"], ["massillon"], ["athens", "massillon"]);
    expect(storesIn(offers)).toEqual([
      "one at massillon",
      "two at massillon",
      "three at massillon",
    ]);
  });

  it("is said of a kept store, else of the nearest, where as few stores have it", () => {
    const offers = offersOf(["athens", "kent"], ["athens", "kent"], ["athens", "kent"]);
    const kept = storesIn(offers, ({ slug }) => ({ isKept: slug === "kent", miles: null }));
    expect(new Set(kept.map((each) => each.split(" at ")[1]))).toEqual(new Set(["kent"]));
    const near = storesIn(offers, ({ slug }) => ({
      isKept: false,
      miles: slug === "athens" ? 130 : 9,
    }));
    expect(near).toEqual(kept);
  });

  it("is never a store that asks more, for fewer stores", () => {
    const offers = new Map(offersOf(["athens"], ["kent"]));
    offers.set("strain:one", [at("athens"), at("kent", 3_001)]);
    expect(storesIn(offers)).toEqual(["one at athens", "two at kent"]);
  });
});
