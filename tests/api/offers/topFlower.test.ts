import { describe, expect, it } from "vitest";
import { StatisticsSchema } from "#domain/offers/statistics.ts";
import { StoresSchema } from "#domain/stores/stores.ts";
import { StrainShelvesSchema } from "#domain/strains/strainShelves.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("the most available strains", (database) => {
  const rows = () => rowsIn(database().db);
  const topFlower = async () =>
    (await getJson(siteOn(database().db), "/api/statistics", StatisticsSchema)).topFlower;

  it("are none in an empty database", async () => {
    expect(await topFlower()).toEqual([]);
  });

  it("stand beside how many stores there are, and how many have a price that may be compared now", async () => {
    const { store, product, offer } = rows();
    const first = await store({ region: "Central" });
    const [second, third] = [await store({ region: "Northeast" }), await store({ region: null })];
    const productId = await product({});
    await offer({ storeId: first, productId });
    await offer({ storeId: first, productId, sizeKey: "5660mg" });
    await offer({ storeId: second, productId, observedAt: new Date(NOW - 80 * HOUR_MS) });
    await offer({ storeId: third, productId, ranked: false });
    // Only patients buy from it: nobody else is told a price there.
    const fourth = await store({ region: null });
    await offer({ storeId: fourth, productId, menu: "med" });
    const statistics = await getJson(siteOn(database().db), "/api/statistics", StatisticsSchema);
    expect(statistics.stores).toMatchObject({
      all: 4,
      withPrices: 1,
      regions: { Central: { all: 1, withPrices: 1 }, Northeast: { all: 1, withPrices: 0 } },
    });
    const stores = await getJson(siteOn(database().db), "/api/stores", StoresSchema);
    const told = stores.filter(({ cheapest }) => cheapest !== undefined);
    expect(told, "those that the map has").toHaveLength(1);
  });

  it("are counted by store, not by offer", async () => {
    const { store, product, offer } = rows();
    const [first, second] = [await store(), await store()];
    const dream = await product({ strainSlug: "blue-dream", strainName: "blue dream" });
    const other = await product({ strainSlug: "blue-dream", strainName: "Blue Dream #2" });
    await offer({ storeId: first, productId: dream });
    await offer({ storeId: first, productId: other });
    await offer({ storeId: first, productId: dream, sizeKey: "5660mg" });
    await offer({ storeId: second, productId: other });
    expect(await topFlower()).toEqual([{ name: "Blue Dream", slug: "blue-dream", count: 2 }]);
  });

  it("keep the printed name, without a link, when the genetics pages do not know them", async () => {
    const { product, offer } = rows();
    await offer({ productId: await product({ strainName: "Ohio Oddity" }) });
    await offer({ productId: await product({ strainName: "OHIO ODDITY " }) });
    const [strain, ...others] = await topFlower();
    expect(others).toEqual([]);
    expect(strain?.name.toLowerCase()).toBe("ohio oddity");
    expect(strain).toMatchObject({ count: 2 });
    expect(strain).not.toHaveProperty("slug");
  });

  it("have the label that most of their offers have, unless the genetics pages know them", async () => {
    const { store, product, offer } = rows();
    const oddity = await product({ strainName: "Oddity" });
    const labels = [{ limonene: null }, { myrcene: 0.4 }, {}, { myrcene: 0.4 }, {}, {}, null, null];
    for (const terpenes of labels)
      await offer({ productId: oddity, storeId: await store(), terpenes });
    const dream = await product({ strainSlug: "blue-dream", strainName: "Blue Dream" });
    await offer({ productId: dream, terpenes: { pinene: 1 } });
    await offer({ productId: await product({ strainName: "Plain" }), terpenes: {} });
    expect(await topFlower()).toEqual([
      { name: "Oddity", count: 8, label: { name: "Oddity", terpenes: { myrcene: 0.4 } } },
      { name: "Blue Dream", slug: "blue-dream", count: 1 },
      { name: "Plain", count: 1 },
    ]);
  });

  it("are ten at most, the widest spread first, ties by offers and then by name", async () => {
    const { store, product, offer } = rows();
    for (const letter of "LKJIHGFEDCBA".split("")) {
      await offer({ productId: await product({ strainName: `Strain ${letter}` }) });
    }
    const many = { productId: await product({ strainName: "Strain M" }), storeId: await store() };
    await offer(many);
    await offer({ ...many, sizeKey: "7000mg" });
    const spread = await product({ strainName: "Zebra" });
    await offer({ productId: spread, storeId: await store() });
    await offer({ productId: spread, storeId: await store() });
    const names = (await topFlower()).map(({ name }) => name);
    expect(names).toEqual(["Zebra", ..."MABCDEFGH".split("").map((letter) => `Strain ${letter}`)]);
  });

  it("of any product are the list of strains in its order: the same strains, stores and ties", async () => {
    const { store, product, offer } = rows();
    const homes = [await store(), await store(), await store()];
    const sell = async (
      slug: string,
      at: readonly number[],
      more: Partial<Parameters<typeof product>[0]> = {},
    ) => {
      const productId = await product({ strainSlug: slug, strainName: slug, ...more });
      for (const place of at) await offer({ productId, storeId: homes[place] ?? 0 });
    };
    await sell("blue-dream", [0]);
    await sell("blue-dream", [0, 1], { category: "vape" });
    await sell("gelato", [0, 1], { category: "preroll" });
    await sell("runtz", [0, 1]);
    await sell("afghani", [2]);
    const gone = await product({ strainSlug: "gmo-cookies", strainName: "GMO" });
    await offer({ productId: gone, storeId: homes[0] ?? 0, stock: "no" });
    await offer({
      productId: gone,
      storeId: homes[1] ?? 0,
      observedAt: new Date(NOW - 73 * HOUR_MS),
    });
    await offer({
      productId: await product({ strainName: "Ohio Oddity" }),
      storeId: homes[0] ?? 0,
    });
    const site = siteOn(database().db);
    const { topStrains } = await getJson(site, "/api/statistics", StatisticsSchema);
    expect(topStrains).toEqual([
      { name: "Blue Dream", slug: "blue-dream", count: 2 },
      { name: "Gelato", slug: "gelato", count: 2 },
      { name: "Runtz", slug: "runtz", count: 2 },
      { name: "Afghani", slug: "afghani", count: 1 },
    ]);
    const { shelves } = await getJson(site, "/api/strains", StrainShelvesSchema);
    for (const { slug = "", count } of topStrains ?? [])
      expect(shelves[slug]?.stores, slug).toBe(count);
    expect(shelves["gmo-cookies"]?.stores).toBe(0);
  });

  describe("leave out", () => {
    it.each([
      ["what is out of stock", { stock: "no" as const }],
      ["what the store's last full menu lacked", { missingSince: new Date(NOW - HOUR_MS) }],
      ["what was seen more than 72 hours ago", { observedAt: new Date(NOW - 72 * HOUR_MS - 1) }],
      ["what is not ranked, such as a misread price", { priceCents: 100, ranked: false }],
    ])("%s", async (_, given) => {
      const { product, offer } = rows();
      await offer({ productId: await product({ strainName: "Gone" }), ...given });
      expect(await topFlower()).toEqual([]);
    });

    it("everything that is not flower", async () => {
      const { product, offer } = rows();
      await offer({ productId: await product({ strainName: "Blue Dream", category: "vape" }) });
      expect(await topFlower()).toEqual([]);
    });

    it("flower whose strain nobody named", async () => {
      const { offer } = rows();
      await offer();
      expect(await topFlower()).toEqual([]);
    });
  });

  describe("count", () => {
    it.each([
      ["what is nearly sold out", { stock: "low" as const }],
      [
        "what has an unknown stock, because a menu lists what it has",
        { stock: "unknown" as const },
      ],
      ["what was seen 72 hours ago", { observedAt: new Date(NOW - 72 * HOUR_MS) }],
      ["what only patients may buy", { menu: "med" as const }],
    ])("%s", async (_, given) => {
      const { product, offer } = rows();
      await offer({ productId: await product({ strainName: "Here" }), ...given });
      expect(await topFlower()).toEqual([{ name: "Here", count: 1 }]);
    });
  });
});
