import { describe, expect, it } from "vitest";
import { inEpochMs } from "#domain/offers/offers.ts";
import { SECTIONS } from "#domain/offers/categories.ts";
import { byUnitPriceThenCostThenNewest, dealPrice, DealsSchema } from "#domain/offers/deals.ts";
import { offerAt, offerCount, verdictAt } from "#domain/offers/menuTable.ts";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { StatisticsSchema } from "#domain/offers/statistics.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { useSample } from "../../support/database/sampleDatabase.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("the deals", (database) => {
  const rows = () => rowsIn(database().db);
  const answer = () => getJson(siteOn(database().db), "/api/deals", DealsSchema);

  async function deals() {
    const { table } = await answer();
    return Array.from({ length: offerCount(table) }, (_, row) => offerAt(table, row));
  }

  it("are none, of no age, in an empty database", async () => {
    expect(await deals()).toEqual([]);
    expect((await answer()).observedAt).toBeNull();
  });

  it("are all there are, however many a store or section has", async () => {
    const { store, deal } = rows();
    const storeId = await store();
    for (let count = 0; count < 12; count += 1) {
      await deal(2_000, { storeId, observedAt: new Date(NOW - count * HOUR_MS) });
    }
    expect(await deals()).toHaveLength(12);
    expect((await answer()).observedAt).toBe("2026-11-20T12:00:00.000Z");
  });

  it("are in stores of no known region, too", async () => {
    const { store, deal } = rows();
    await deal(2_000, { storeId: await store({ slug: "s", region: null }) });
    expect(await deals()).toMatchObject([{ store: { slug: "s", region: null } }]);
  });

  it("are prices below the store's own 30-day median, too", async () => {
    await rows().offer({ median30DaysCents: 3_000.5 });
    expect(await deals()).toHaveLength(1);
  });

  describe("leave out", () => {
    it.each([
      ["a merely low price", { salePriceCents: null, saleConditions: null, priceCents: 500 }],
      ["a sale for members", { saleConditions: "loyalty" as const }],
      ["a sale without a word on who may have it", { saleConditions: null }],
      ["a sale that has ended", { saleEndsAt: new Date(NOW) }],
      ["a sale to come", { saleStartsAt: new Date(NOW + 60_000) }],
      ["a price for patients", { menu: "med" as const }],
      ["what is out of stock", { stock: "no" as const }],
      ["what the last full menu lacked", { missingSince: new Date(NOW) }],
      ["what was seen more than 72 hours ago", { observedAt: new Date(NOW - 72 * HOUR_MS - 1) }],
      ["an unknown weight", { netMg: null }],
      ["a unit price that cannot be right", { netMg: 28_300_000 }],
      ["what the import would not rank", { ranked: false }],
    ])("%s", async (_, given) => {
      await rows().deal(2_000, given);
      expect(await deals()).toEqual([]);
    });

    it("what only patients get, which travels apart", async () => {
      const { store, deal } = rows();
      const only = { saleConditions: "med_only" as const };
      await deal(2_000, { storeId: await store({ slug: "a" }), menu: "med" });
      await deal(2_000, { storeId: await store({ slug: "b" }), menu: "both", ...only });
      // Whoever sells to adults only has no price for patients; what ended is over for them, too.
      await deal(2_000, { storeId: await store({ slug: "c" }), menu: "rec", ...only });
      await deal(2_000, {
        storeId: await store({ slug: "d" }),
        menu: "med",
        saleEndsAt: new Date(NOW),
      });
      expect(await deals()).toEqual([]);
      const { patients } = await answer();
      expect(patients?.table.stores.map(({ slug }) => slug)).toEqual(["a", "b"]);
      expect(patients?.pasts).toHaveLength(2);
    });

    it("categories that home does not show", async () => {
      const { product, deal } = rows();
      await deal(2_000, { productId: await product({ category: "preroll" }) });
      expect(await deals()).toEqual([]);
    });
  });
});

describe("home and the deals", () => {
  const sample = useSample();

  it("agree to the cent, in every region and section of the sample, but for sales that are always on", async () => {
    const app = siteOn(sample());
    const { topDeals } = await getJson(app, "/api/statistics", StatisticsSchema);
    const { table } = await getJson(app, "/api/deals", DealsSchema);
    const listed = Array.from({ length: offerCount(table) }, (_, row) => row).flatMap((row) => {
      const offer = offerAt(table, row);
      const timed = inEpochMs(offer);
      const price = dealPrice(timed, NOW);
      const isUsual = price?.onSale === true && verdictAt(table, row)?.kind === "usual";
      return price === null ? [] : [{ offer, price, observedAt: timed.observedAt, isUsual }];
    });
    expect(listed).toHaveLength(offerCount(table));
    // A sale that is always on stays in the list, and is headlined nowhere (decision 49).
    const priced = listed.filter(({ isUsual }) => !isUsual).sort(byUnitPriceThenCostThenNewest);
    expect(priced.length).toBeLessThan(listed.length);

    const bestOf = (region: Region, section: string) => {
      const perStore = new Map<string, number>();
      return priced
        .filter(({ offer, price }) => offer.store.region === region && price.section === section)
        .filter(({ offer: { store } }) => {
          const earlier = perStore.get(store.slug) ?? 0;
          perStore.set(store.slug, earlier + 1);
          return earlier < 2;
        })
        .slice(0, 5)
        .map(({ offer, price }) => `${offer.store.name} ${(price.cents / 100).toFixed(2)}`);
    };
    for (const region of REGIONS) {
      const home = topDeals.find((entry) => entry.region === region);
      for (const section of SECTIONS) {
        const shown = home?.[section]?.map(
          ({ storeName, cost }) => `${storeName} ${cost.toFixed(2)}`,
        );
        expect([region, section, shown ?? []]).toEqual([region, section, bestOf(region, section)]);
      }
    }
  }, 120_000);
});
