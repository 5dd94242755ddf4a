import { expect, it } from "vitest";
import { dealPrice, DealsSchema } from "#domain/offers/deals.ts";
import { offerAt, offerCount, StoreMenuSchema, verdictAt } from "#domain/offers/menuTable.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { ProductDetailSchema } from "#domain/offers/productDetail.ts";
import { StatisticsSchema } from "#domain/offers/statistics.ts";
import { TerpeneProductsSchema } from "#domain/strains/terpeneProducts.ts";
import { verdictText } from "#domain/offers/verdictText.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { offers } from "../../../server/db/schema/offers.ts";
import { alertedImports } from "../../support/alerts/alertedImports.ts";
import { ruleOf } from "../../support/alerts/alerts.ts";
import { NOW } from "../../support/data/importing.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

describeOnFasterEngine("whether a deal is real", (database) => {
  const db = () => database().db;
  const { site, seen, phoneWith, idOf, outbox } = alertedImports(db);
  const app = () => siteOn(db(), { now: () => NOW });

  /** Fog's sale is always on; Haze's began today; Kush was cheaper in October. */
  async function bringPast() {
    await site();
    const always: [number, number] = [4_000, 3_000];
    await seen({ Fog: 4_000, Haze: 4_000, Kush: 4_000 }, NOW - 120 * DAY_MS);
    await seen({ Fog: always, Haze: 4_000, Kush: 4_000 }, NOW - 84 * DAY_MS);
    await seen({ Fog: always, Haze: 4_000, Kush: [4_000, 2_500] }, NOW - 40 * DAY_MS);
    await seen({ Fog: always, Haze: 4_000, Kush: 4_000 }, NOW - 20 * DAY_MS);
    await seen({ Fog: always, Haze: [4_000, 3_200], Kush: [4_000, 3_300] });
  }

  const VERDICTS = {
    Fog: "Usual price: on sale since Aug\u00A028",
    Haze: "Lowest since July",
    Kush: "It was $25.00 in October",
  };

  it("is said in the menu, among the deals and on the product's page, in the same words", async () => {
    await bringPast();
    const deals = (await getJson(app(), "/api/deals", DealsSchema)).table;
    const [{ slug } = { slug: "" }] = deals.stores;
    const { table } = await getJson(app(), `/api/menus/${slug}`, StoreMenuSchema);
    for (const each of [deals, table]) {
      const said = Array.from({ length: offerCount(each) }, (_, row) => {
        const offer = offerAt(each, row);
        return [offer.product.name, verdictText(verdictAt(each, row), inEpochMs(offer), NOW)];
      });
      expect(Object.fromEntries(said)).toEqual(VERDICTS);
    }
    for (let row = 0; row < offerCount(deals); row += 1) {
      const { code } = offerAt(deals, row).product;
      const detail = await getJson(app(), `/api/products/${code}`, ProductDetailSchema);
      expect(detail.offers[0]?.verdict).toEqual(verdictAt(deals, row));
    }
  });

  it("is said with the products that name a terpene, beside what a unit costs and what that was", async () => {
    await bringPast();
    await db()
      .update(offers)
      .set({ terpenes: { myrcene: null } });
    const path = "/api/terpenes/myrcene/products";
    const { named } = await getJson(app(), path, TerpeneProductsSchema);
    const its = named?.groups.flatMap(({ products }) => products) ?? [];
    const said = its.map(({ sold, verdict, wasCents }) => [sold?.name, [verdict?.kind, wasCents]]);
    expect(Object.fromEntries(said)).toEqual({
      Fog: ["usual", undefined],
      Haze: ["lowest", 4_000],
      Kush: ["lower", 4_000],
    });
    const units = its.map(({ unit }) => unit?.cents ?? 0);
    expect(units).toEqual(units.toSorted((a, b) => a - b));
  });

  it("is said with home's deals, with all that their prices with tax need", async () => {
    await bringPast();
    const { topDeals } = await getJson(app(), "/api/statistics", StatisticsSchema);
    const [deal, ...rest] = topDeals.flatMap(({ flower }) => flower ?? []);
    expect(rest.map(({ verdict }) => verdict?.kind)).toEqual(["lower"]);
    const deals = (await getJson(app(), "/api/deals", DealsSchema)).table;
    const row = Array.from({ length: offerCount(deals) }, (_, each) => each).find(
      (each) => offerAt(deals, each).product.code === deal?.code,
    );
    const offer = offerAt(deals, row ?? -1);
    const { slug, taxArea, pricesIncludeTax } = offer.store;
    expect(deal?.verdict).toEqual(verdictAt(deals, row ?? -1));
    expect(deal).toMatchObject({ storeSlug: slug, menu: offer.menu, taxArea, pricesIncludeTax });
  });

  it("decides what home shows: a sale that is always on stays among the deals, and is not headlined", async () => {
    await bringPast();
    const { topDeals } = await getJson(app(), "/api/statistics", StatisticsSchema);
    const names = topDeals.flatMap(({ flower }) => flower ?? []).map(({ name }) => name);
    expect(names.map((name) => name.split(" ").at(-1))).toEqual(["Haze", "Kush"]);
    const { table } = await getJson(app(), "/api/deals", DealsSchema);
    const prices = Array.from({ length: offerCount(table) }, (_, row) =>
      dealPrice(inEpochMs(offerAt(table, row)), NOW),
    );
    expect(prices.filter((price) => price !== null)).toHaveLength(3);
  });

  it("decides what is an alert: no sale that is always on, after a pause", async () => {
    const phones = await site();
    const always: [number, number] = [4_000, 3_000];
    await seen({ Fog: always, Haze: 4_000 }, NOW - 84 * DAY_MS);
    await seen({ Fog: 4_000, Haze: 4_000 }, NOW - 5 * DAY_MS);
    await phoneWith(phones, [ruleOf()]);
    expect(await seen({ Fog: always, Haze: [4_000, 3_200] })).toEqual([1, 1]);
    expect(await outbox()).toMatchObject([{ offerIds: [await idOf("Haze")] }]);
  });
});
