import { beforeEach, describe, expect, it } from "vitest";
import { AllMenusSchema, offerAt, offerCount } from "#domain/offers/menuTable.ts";
import { offersOf, ProductDetailSchema } from "#domain/offers/productDetail.ts";
import { verdictText } from "#domain/offers/verdictText.ts";
import { dealNotes, offerNotes } from "#domain/offers/offerNotes.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { DealsSchema } from "#domain/offers/deals.ts";
import { lowestCurrent } from "#domain/offers/currentPrice.ts";
import { StatisticsSchema } from "#domain/offers/statistics.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { dealsOf } from "#features/deals/findDeals.ts";
import { groupWishes } from "#features/wishlist/groupWishes.ts";
import { tripOffers } from "#features/wishlist/trip/tripOffers.ts";
import { sortOffers } from "#features/products/sortOffers.ts";
import { planTrip } from "#domain/wishlist/planTrip.ts";
import { importing, NOW, offerOf } from "../../support/data/importing.ts";
import { alertedImports } from "../../support/alerts/alertedImports.ts";
import { ruleOf } from "../../support/alerts/alerts.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";
import { builtPage } from "../../support/pages/builtPage.ts";
import { readDocument } from "../../support/pages/readDocument.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

const STORES = Array.from({ length: 6 }, (_, at) => {
  const number = String(at + 1);
  return `${number},OH-U-${number},Store ${number},"Store ${number}, LLC",${number} Main St,Akron,44305,Summit,41.0878,-81.4923,`;
});
const STORE_LIST = {
  text: ["objectid,license,dba,business,street,city,zip,county,lat,lon,phone", ...STORES].join(
    "\n",
  ),
};
const HEADER =
  "store_license,observed_at,source_kind,name,brand,category,menu,size_label,thc_mg_total,price_cents,sale_price_cents,sale_conditions";

interface Row {
  store?: number;
  name?: string;
  category?: string;
  size?: string;
  thcMg?: number;
  cents: number;
  sale?: number;
  at?: number;
}

/** A menu of flower, an eighth at a time where a row does not say otherwise. */
function menu(...rows: Row[]): { text: string } {
  const lines = rows.map(
    ({
      store = 1,
      name = "Fog Fuel",
      category = "flower",
      size = "3.5g",
      thcMg,
      cents,
      sale,
      at,
    }) =>
      [
        `OH-U-${String(store)}`,
        new Date(at ?? NOW - HOUR_MS).toISOString(),
        `store_file,${name},Oak Works,${category},rec,${size},${String(thcMg ?? "")},${String(cents)}`,
        sale === undefined ? "," : `${String(sale)},none`,
      ].join(","),
  );
  return { text: [HEADER, ...lines].join("\n") };
}

describeOnFasterEngine("what is not ranked", (database) => {
  const db = () => database().db;
  const site = () => siteOn(db(), { dist: builtPage(), now: () => NOW });
  const offers = async () => {
    const { table } = await getJson(site(), "/api/menus", AllMenusSchema);
    return Array.from({ length: offerCount(table) }, (_, row) => offerAt(table, row));
  };
  const detail = async () => {
    const [first] = await offers();
    const code = first?.product.code ?? "";
    return await getJson(site(), `/api/products/${code}`, ProductDetailSchema);
  };
  const document = async () => {
    const { product } = await detail();
    return readDocument(await (await site().request(`/product/${product.code}`)).text());
  };
  const deals = async () => {
    const { table } = await getJson(site(), "/api/deals", DealsSchema);
    return offerCount(table);
  };
  const wishFor = (code: string) => ({
    id: `product:${code}` as const,
    name: "Fog Fuel",
    note: "",
    targetCents: 500,
    unit: null,
    addedAt: new Date(NOW).toISOString(),
    editedAt: new Date(NOW).toISOString(),
    deleted: false,
  });

  beforeEach(async () => {
    await importing(db(), STORE_LIST);
  });

  describe("because it is misread, among five that are not,", () => {
    beforeEach(async () => {
      const right = [35, 37, 39, 41, 43].map((dollars, at) => ({
        store: at + 1,
        cents: dollars * 100,
      }));
      await importing(db(), menu(...right, { store: 6, cents: 100 }));
    });

    it("is no lowest price, in the head, the description or the data for machines", async () => {
      const found = await detail();
      expect(lowestCurrent(offersOf(found), NOW)?.priceCents).toBe(3_500);
      const { meta, data } = await document();
      expect(meta["og:description"]).toContain("Lowest price $35.00");
      expect(JSON.stringify(data)).not.toContain('"1.00"');
      expect(JSON.stringify(data)).toContain('"35.00"');
    });

    it("stands last and says why", async () => {
      const sorted = sortOffers(offersOf(await detail()), "price", NOW);
      const last = sorted.at(-1);
      expect(sorted.map(({ priceCents }) => priceCents)).toEqual([
        3_500, 3_700, 3_900, 4_100, 4_300, 100,
      ]);
      if (last === undefined) throw new Error("no offers");
      expect(offerNotes(inEpochMs(last), NOW)).toMatchObject([
        { text: "Unlikely price: not compared" },
      ]);
    });

    it("hits no target of a wish, and is in no trip", async () => {
      const all = await offers();
      const wish = wishFor(all[0]?.product.code ?? "");
      const groups = groupWishes([wish], new Map([[wish.id, all]]), true, NOW);
      expect(groups.available).toMatchObject([
        { isHit: false, best: { price: { cents: 3_500 } }, stores: 5 },
      ]);
      const asked = tripOffers([wish], new Map([[wish.id, all]]), {
        isMeant: () => true,
        place: null,
        now: NOW,
      });
      const plan = planTrip({ ...asked.question, budgetCents: null, storesAtMost: 1 });
      expect(plan.totalCents).toBe(3_500);
    });
  });

  describe("and all there is,", () => {
    it("leaves a product without a lowest price, and the page says why", async () => {
      await importing(db(), menu({ cents: 100 }));
      expect(lowestCurrent(offersOf(await detail()), NOW)).toBeNull();
      const { meta, data } = await document();
      expect(meta["og:description"]).not.toContain("$1.00");
      expect(meta["og:description"]).toContain("no price to compare");
      expect(data).toEqual([]);
    });

    it("leaves a wish without a price", async () => {
      await importing(db(), menu({ cents: 100 }));
      const all = await offers();
      const wish = wishFor(all[0]?.product.code ?? "");
      const groups = groupWishes([wish], new Map([[wish.id, all]]), true, NOW);
      expect(groups.available).toEqual([]);
      expect(groups.unranked).toMatchObject([{ wish }]);
    });

    it("is what has no unit price, too: a dose that no label says", async () => {
      await importing(db(), menu({ category: "edible", size: "10 pk", cents: 1_500 }));
      expect(await offerOf(db(), "Fog Fuel")).toMatchObject({ ranked: false });
      const found = await detail();
      expect(lowestCurrent(offersOf(found), NOW)).toBeNull();
      const [only] = offersOf(found);
      if (only === undefined) throw new Error("no offers");
      expect(offerNotes(inEpochMs(only), NOW)).toMatchObject([
        { text: "No unit price: not compared" },
      ]);
    });
  });

  describe("enters no median:", () => {
    const { site: phones, phoneWith, outbox } = alertedImports(db);
    const misreadFor16Days = async () => {
      for (let day = 16; day > 0; day -= 1)
        await importing(db(), menu({ cents: 40_000, at: NOW - day * DAY_MS }));
    };

    it("a misread price that is read rightly is no deal, and rings nowhere", async () => {
      await phoneWith(await phones(), [ruleOf()]);
      await misreadFor16Days();
      expect(await importing(db(), menu({ cents: 4_000 }))).toMatchObject({ dealsQueued: 0 });
      expect(await outbox()).toEqual([]);
      expect((await offerOf(db(), "Fog Fuel")).median30DaysCents).toBeNull();
      expect(await deals()).toBe(0);
      const { topDeals } = await getJson(site(), "/api/statistics", StatisticsSchema);
      expect(topDeals.flatMap(({ flower }) => flower ?? [])).toEqual([]);
    });

    it("a sale that was misread for a day is no news when it is read rightly", async () => {
      await phones();
      const sale = { cents: 4_000, sale: 3_200 };
      await importing(db(), menu({ ...sale, at: NOW - 5 * DAY_MS }));
      await importing(db(), menu({ cents: 40_000, at: NOW - DAY_MS }));
      expect(await importing(db(), menu(sale))).toMatchObject({ dealsQueued: 0 });
      const lower = menu({ cents: 4_000, sale: 3_000, at: NOW - 60_000 });
      expect(await importing(db(), lower)).toMatchObject({ dealsQueued: 1 });
    });

    it("the days on which it was ranked are the ones that count, whatever came in first", async () => {
      await importing(db(), menu({ cents: 4_000 }));
      await misreadFor16Days();
      await importing(db(), menu({ cents: 4_400, at: NOW - 20 * DAY_MS }));
      expect((await offerOf(db(), "Fog Fuel")).median30DaysCents).toBe(4_400);
      expect(await deals()).toBe(1);
    });

    it("nor is it the lowest of the price history, which has a gap there", async () => {
      await importing(db(), menu({ cents: 4_000, at: NOW - 9 * DAY_MS }));
      await importing(db(), menu({ cents: 100, at: NOW - 5 * DAY_MS }));
      await importing(db(), menu({ cents: 4_000 }));
      const [only] = (await detail()).offers;
      expect(only?.history.map(({ cents }) => cents)).toEqual([4_000, null, 4_000]);
    });
  });
});

describeOnFasterEngine("a deal says what its store asked before:", (database) => {
  const db = () => database().db;
  const site = () => siteOn(db(), { now: () => NOW });
  beforeEach(async () => {
    await importing(db(), STORE_LIST);
  });
  const bring = async (...rows: [daysAgo: number, cents: number, sale?: number][]) => {
    for (const [days, cents, sale] of rows)
      await importing(
        db(),
        menu({ cents, at: NOW - HOUR_MS - days * DAY_MS, ...(sale === undefined ? {} : { sale }) }),
      );
  };
  const said = async () => {
    const { table, pasts } = await getJson(site(), "/api/deals", DealsSchema);
    const [deal] = dealsOf({ table, pasts }, NOW);
    if (deal === undefined) throw new Error("no deal");
    const verdict = verdictText(deal.verdict, inEpochMs(deal.offer), NOW);
    const beside = { ...deal, verdict: verdict === null ? null : deal.verdict };
    return [verdict ?? [], dealNotes(beside, NOW).map(({ text }) => text)].flat();
  };

  it("that it was cheaper here, and when that was read last", async () => {
    await bring([20, 4_000], [5, 2_500], [4, 2_500], [3, 4_000], [0, 4_000, 3_200]);
    expect(await said()).toEqual(["It was $25.00 on Nov\u00A016"]);
  });

  it("that nobody has seen it before", async () => {
    await bring([0, 4_000, 3_200]);
    expect(await said()).toEqual(["First seen today"]);
  });

  it.each([
    ["days", [6, 3, 2]],
    ["one day", [1]],
  ])("that only the store's word stands beside it, after %s of misread prices", async (_, days) => {
    await bring(...days.map((day): [number, number] => [day, 40_000]), [0, 4_000, 3_200]);
    expect(await said()).toEqual(["No earlier price is known"]);
  });

  it("nothing of that where any earlier price was believed, however long ago", async () => {
    await bring([40, 4_000], [6, 40_000], [0, 4_000, 3_200]);
    expect(await said()).toEqual(["Lowest since October"]);
  });

  it("on how many days its median rests", async () => {
    await bring([20, 4_000], [6, 4_000], [3, 4_000], [0, 3_200]);
    expect(await said()).toEqual(["Lowest in 20 days"]);
  });

  it("that it asked no less, and nothing of a misread price", async () => {
    await bring([20, 4_000], [6, 100], [3, 4_000], [0, 4_000, 3_200]);
    expect(await said()).toEqual(["Lowest in 20 days"]);
  });

  it("the same on the product's page", async () => {
    await bring([5, 2_500], [3, 4_000], [0, 4_000, 3_200]);
    const { table } = await getJson(site(), "/api/deals", DealsSchema);
    const code = offerAt(table, 0).product.code;
    const { offers } = await getJson(site(), `/api/products/${code}`, ProductDetailSchema);
    expect(offers[0]?.past).toEqual({
      days: 2,
      lowestCents: 2_500,
      lowestAt: new Date(NOW - HOUR_MS - 5 * DAY_MS).toISOString(),
    });
  });
});
