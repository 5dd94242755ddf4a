import { describe, expect, it } from "vitest";
import type { Profile } from "#domain/limits/profiles.ts";
import { encodeMenuTable, MenuTableSchema } from "#domain/offers/menuTable.ts";
import { offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import * as v from "valibot";
import { registerOf } from "#domain/prices/register.ts";
import { offer, product, storeProfile, tableOf } from "../../../tests/support/data/offers.ts";
import { shippedTaxes } from "../../../tests/support/data/taxes.ts";
import { choicesOf } from "./dealChoices.ts";
import { acrossSections, bySection, newsFirst } from "./dealOrder.ts";
import { countUntaxedDeals, dealsOf, filterDeals, findDeals, nearestOutside } from "./findDeals.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
let codes = 0;
const deal = (name: string, more: Partial<StoreOffer> = {}) =>
  offer({
    salePriceCents: 2_000,
    saleConditions: "none",
    ...more,
    product: product({ code: `d${String((codes += 1))}`, name, ...more.product }),
  });
const names = (deals: readonly { offer: StoreOffer }[]) =>
  deals.map((each) => each.offer.product.name);

describe("deals on the phone", () => {
  it("are what the rule calls so at the phone's own time: an ended one is gone", () => {
    const table = tableOf([
      deal("ends later", { saleEndsAt: "2026-11-20T13:00:00.000Z" }),
      deal("has ended", { saleEndsAt: "2026-11-20T12:00:00.000Z" }),
      offer(),
    ]);
    expect(names(dealsOf({ table }, NOW))).toEqual(["ends later"]);
    expect(dealsOf({ table }, NOW + 3_600_000)).toEqual([]);
  });

  it("leave the list when their store has not been seen for three days", () => {
    const table = tableOf([deal("old", { observedAt: "2026-11-17T11:59:00.000Z" })]);
    expect(dealsOf({ table }, NOW)).toEqual([]);
  });

  it("at a store that is on no map are near where its town is", () => {
    const store = storeProfile({ lat: null, lon: null });
    const table = tableOf([deal("in Kent", { store })]);
    const place = { lat: 41.15, lon: -81.36 };
    const [found] = filterDeals(dealsOf({ table }, NOW, null, place), { near: true }, NOW);
    expect(found?.miles).toBe(1);
  });

  it("where none is near: the nearest is named, and what has to go for it", () => {
    const at = (slug: string, lat: number) =>
      deal(slug, { store: storeProfile({ slug, lat, openingHours: null }) });
    const table = tableOf([at("far", 39.9), at("nearer", 40.5)]);
    const deals = dealsOf({ table }, NOW, null, { lat: 41.15, lon: -81.36 });
    const outside = (search: Parameters<typeof filterDeals>[1]) => {
      const found = nearestOutside(deals, search, NOW);
      return found && [...names([found.deal]), ...found.without];
    };
    expect(outside({ near: true })).toEqual(["nearer", "near"]);
    expect(outside({ near: true, open: true })).toEqual(["nearer", "near", "open"]);
    expect(outside({ near: true, region: "Southwest" })).toBeNull();
    expect(outside({})).toBeNull();
  });

  it("are headed by what is news: a sale that is always on stands last", () => {
    const cheapest = deal("always on", { salePriceCents: 1_000 });
    const usual = { kind: "usual" as const, since: "2026-08-27", shape: "9999999999999" };
    const verdicts = new Map([[offerKey(cheapest), usual]]);
    const table = v.parse(
      MenuTableSchema,
      encodeMenuTable([cheapest, deal("news"), deal("more news")], verdicts),
    );
    const deals = dealsOf({ table }, NOW);
    expect(bySection(deals).flatMap((group) => names(group.deals))).toEqual([
      "news",
      "more news",
      "always on",
    ]);
    expect(names(acrossSections(deals, "off", NOW)).at(-1)).toBe("always on");
    for (const sort of ["newest", "near", "opens"] as const)
      expect(names(acrossSections(deals, sort, NOW)).at(-1)).toBe("always on");
    const { news, alwaysOn } = newsFirst(acrossSections(deals, "off", NOW));
    expect([names(news), names(alwaysOn)]).toEqual([["news", "more news"], ["always on"]]);
  });

  it("that are equally near stand as the sections do, the cheapest of each first", () => {
    const vape = { product: product({ category: "vape", name: "vape" }), netMg: 1_000 };
    const far = storeProfile({ slug: "far", lat: 40.5 });
    const deals = dealsOf(
      {
        table: tableOf([
          deal("vape", { ...vape, salePriceCents: 1_000 }),
          deal("dear flower", { priceCents: 9_000, salePriceCents: 2_500 }),
          deal("cheap flower"),
          deal("cheapest, but far", { salePriceCents: 1_000, store: far }),
        ]),
      },
      NOW,
      null,
      { lat: 41.15, lon: -81.36 },
    );
    expect(names(acrossSections(deals, "near", NOW)).at(-1)).toBe("cheapest, but far");
    expect(names(acrossSections(deals, "near", NOW)).slice(0, 3)).toEqual([
      "cheap flower",
      "dear flower",
      "vape",
    ]);
  });

  it("with tax, come after those of which the tax is known where it is not", () => {
    const register = registerOf(shippedTaxes(), { profile: "adult", discounts: [] }, "2026-11-26");
    const nowhere = storeProfile({ slug: "nowhere", county: null, taxArea: null });
    const table = tableOf([deal("untaxed", { store: nowhere }), deal("taxed")]);
    const [flower] = bySection(dealsOf({ table }, NOW, register));
    expect(names(flower?.deals ?? [])).toEqual(["taxed", "untaxed"]);
  });

  it("are ordered by unit price inside a section only", () => {
    const deals = dealsOf(
      {
        table: tableOf([
          deal("dear flower", { priceCents: 9_000, salePriceCents: 8_000 }),
          deal("cheap vape", {
            product: product({ code: "v", name: "cheap vape", category: "vape" }),
            netMg: 1_000,
            salePriceCents: 1_000,
          }),
          deal("cheap flower"),
        ]),
      },
      NOW,
    );
    expect(bySection(deals).map((group) => [group.section, names(group.deals)])).toEqual([
      ["flower", ["cheap flower", "dear flower"]],
      ["vape", ["cheap vape"]],
    ]);
    expect(names(acrossSections(deals, "off", NOW))).toEqual([
      "cheap vape",
      "cheap flower",
      "dear flower",
    ]);
  });

  it("that end today are those that end before the state's midnight", () => {
    const midnight = "2026-11-21T05:00:00.000Z";
    const deals = dealsOf(
      {
        table: tableOf([
          deal("tonight", { saleEndsAt: midnight }),
          deal("tomorrow", { saleEndsAt: "2026-11-21T17:00:00.000Z" }),
          deal("open end"),
        ]),
      },
      NOW,
    );
    expect(names(filterDeals(deals, { sale: "today" }, NOW))).toEqual(["tonight"]);
  });

  it("are a patient's, too, where only patients get them, and no adult sees those as theirs", () => {
    const everybody = tableOf([deal("for everybody")]);
    const patients = tableOf([
      deal("on their menu", { menu: "med" }),
      deal("at their price", { saleConditions: "med_only", menu: "both", salePriceCents: 1_500 }),
      deal("ended", { menu: "med", saleEndsAt: "2026-11-20T12:00:00.000Z" }),
    ]);
    const answer = { table: everybody, patients: { table: patients } };
    const registerFor = (profile: Profile) =>
      registerOf(null, { profile, discounts: [] }, "2026-11-20");
    for (const register of [null, registerFor("adult")])
      expect(names(dealsOf(answer, NOW, register))).toEqual(["for everybody"]);
    const own = dealsOf(answer, NOW, registerFor("patient"));
    expect(names(own)).toEqual(["for everybody", "on their menu", "at their price"]);
    expect(own[2]?.price).toMatchObject({ cents: 1_500, off: 0.5, because: "patients’ price" });
    expect(names(dealsOf(answer, NOW, registerFor("caregiver")))).toHaveLength(3);
  });

  it("with tax, a highest price lets nothing through of which the tax is not known, and counts it", () => {
    const register = registerOf(shippedTaxes(), { profile: "adult", discounts: [] }, "2026-11-20");
    const nowhere = storeProfile({ slug: "nowhere", county: null, taxArea: null });
    const deals = dealsOf(
      {
        table: tableOf([
          deal("within"),
          deal("above with tax", { salePriceCents: 2_900 }),
          deal("not known", { store: nowhere }),
          deal("above", { store: nowhere, priceCents: 5_000, salePriceCents: 3_100 }),
        ]),
      },
      NOW,
      register,
    );
    const search = { maxPrice: 30 };
    expect(names(filterDeals(deals, search, NOW, true))).toEqual(["within"]);
    expect(countUntaxedDeals(deals, search, NOW, true)).toBe(1);
    expect(countUntaxedDeals(deals, {}, NOW, true)).toBe(0);
    expect(countUntaxedDeals(deals, search, NOW, false)).toBe(0);
  });

  it("are found by region, section, store and price", () => {
    const south = storeProfile({ slug: "south", formerSlugs: ["old"], region: "Southwest" });
    const deals = dealsOf(
      { table: tableOf([deal("north"), deal("south", { store: south, salePriceCents: 1_500 })]) },
      NOW,
    );
    expect(names(filterDeals(deals, { region: "Southwest" }, NOW))).toEqual(["south"]);
    expect(names(filterDeals(deals, { store: "bliss-kent" }, NOW))).toEqual(["north"]);
    expect(names(filterDeals(deals, { store: "old" }, NOW))).toEqual(["south"]);
    expect(names(filterDeals(deals, { section: "vape" }, NOW))).toEqual([]);
    expect(names(filterDeals(deals, { maxPrice: 15 }, NOW))).toEqual(["south"]);
  });

  it("are found by size, however a menu prints it, and say which sizes there are whatever is chosen", () => {
    const eighth = { sizeKey: "3500mg", sizeLabel: "3.5g", netMg: 3_500 };
    const printed = { sizeKey: "3540mg", sizeLabel: "3.54g", netMg: 3_540 };
    const ounce = {
      sizeKey: "28300mg",
      sizeLabel: "28.3g",
      netMg: 28_300,
      priceCents: 15_000,
      salePriceCents: 10_000,
    };
    const deals = dealsOf(
      { table: tableOf([deal("ounce", ounce), deal("eighth", eighth), deal("printed", printed)]) },
      NOW,
    );
    const search = { size: "3500mg" };
    expect(names(filterDeals(deals, search, NOW)).toSorted()).toEqual(["eighth", "printed"]);
    const { sizes, sections, total } = choicesOf(deals, search, NOW);
    expect(sizes.map(({ key, name, from }) => [key, name, from.cents])).toEqual([
      ["3500mg", "3.5 g eighth", 2_000],
      ["28300mg", "ounce", 10_000],
    ]);
    expect([...sections, total]).toEqual([["flower", 3], 3]);
  });
});

describe("deals of open stores", () => {
  const hours = (span: [string, string]) => {
    const day = [span];
    return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  };
  // It is seven in the morning.
  const at = (slug: string, openingHours: ReturnType<typeof hours> | null) =>
    deal(slug, { store: storeProfile({ slug, openingHours }) });
  const found = (...offers: StoreOffer[]) => {
    const { deals, first, ...rest } = findDeals(
      dealsOf({ table: tableOf(offers) }, NOW),
      { open: true },
      NOW,
    );
    return { deals: names(deals), first: first?.offer.store.slug ?? null, ...rest };
  };

  it("are those alone, where some are open, and it is known at how many more stores hours are not", () => {
    const [open, closed] = [
      at("open", hours(["06:00", "22:00"])),
      at("late", hours(["10:00", "22:00"])),
    ];
    expect(found(open, closed, at("silent", null), at("silent", null))).toEqual({
      deals: ["open"],
      first: null,
      isNoneOpen: false,
      withoutHours: 1,
      isNoneKnown: false,
    });
  });

  it("of which none is open, stand in the order in which they open, and unknown hours last", () => {
    const table = tableOf([
      at("silent", null),
      at("at ten", hours(["10:00", "22:00"])),
      at("at nine", hours(["09:00", "22:00"])),
    ]);
    const deals = acrossSections(dealsOf({ table }, NOW), "opens", NOW);
    expect(names(deals)).toEqual(["at nine", "at ten", "silent"]);
    const nine = (name: string, salePriceCents: number) => ({
      ...at(name, hours(["09:00", "22:00"])),
      salePriceCents,
    });
    const equal = dealsOf({ table: tableOf([nine("dear", 2_500), nine("cheap", 1_500)]) }, NOW);
    expect(names(acrossSections(equal, "opens", NOW))).toEqual(["cheap", "dear"]);
  });

  it("are all others, where none is known to be open", () => {
    expect(found(at("late", hours(["10:00", "22:00"])), at("silent", null))).toEqual({
      deals: ["late", "silent"],
      first: "late",
      isNoneOpen: true,
      withoutHours: 1,
      isNoneKnown: false,
    });
    expect(found(at("silent", null))).toMatchObject({ first: null, isNoneOpen: true });
    expect(found()).toEqual({
      deals: [],
      first: null,
      isNoneOpen: false,
      withoutHours: 0,
      isNoneKnown: false,
    });
  });
});
