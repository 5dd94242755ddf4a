import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { REGIONS } from "#domain/stores/regions.ts";
import { StatisticsSchema } from "#domain/offers/statistics.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { counterReports } from "../../../server/db/schema/reports.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("the top deals", (database) => {
  const rows = () => rowsIn(database().db);
  const statistics = () => getJson(siteOn(database().db), "/api/statistics", StatisticsSchema);
  const central = async () =>
    (await statistics()).topDeals.find(({ region }) => region === "Central");
  const flowerCosts = async () => (await central())?.flower?.map(({ cost }) => cost);

  it("name every region in order, and no section without deals", async () => {
    const { topDeals, observedAt, stores } = await statistics();
    expect(topDeals).toEqual(REGIONS.map((region) => ({ region })));
    expect(observedAt).toBeNull();
    expect(stores).toEqual({ all: 0, withPrices: 0, regions: {} });
  });

  it("say what, where, for how much and how old it is", async () => {
    const { store, product, deal } = rows();
    const observedAt = new Date(NOW - 2 * HOUR_MS);
    await deal(2_400, {
      storeId: await store({
        slug: "riverside",
        name: "Riverside",
        city: "Kent",
        region: "Northeast",
      }),
      productId: await product({
        code: "abc",
        name: "Blue Dream",
        brand: "Example Farms",
        strainSlug: "blue-dream",
      }),
      observedAt,
    });
    const answer = await statistics();
    expect(answer.topDeals[0]).toEqual({
      region: "Northeast",
      flower: [
        {
          storeName: "Riverside",
          storeLocation: "Kent",
          storeSlug: "riverside",
          menu: "rec",
          taxArea: null,
          pricesIncludeTax: "unknown",
          name: "Example Farms Blue Dream",
          brand: "Example Farms",
          cost: 24,
          wasCost: 30,
          code: "abc",
          strain: { slug: "blue-dream", name: "Blue Dream" },
          size: "2.83g",
          unitPriceCents: 848,
          unit: "g",
          observedAt: observedAt.toISOString(),
        },
      ],
    });
    expect(answer.observedAt).toBe(observedAt.toISOString());
  });

  it("say what a label says where the strain is no known one, which a stamp is drawn from", async () => {
    const { product, deal } = rows();
    const terpenes = { myrcene: 1.2, limonene: null };
    const printed = await product({ name: "Garlic Drip", strainName: "Garlic Drip" });
    await deal(2_000, { productId: printed, terpenes });
    await deal(2_100, { productId: await product({ strainSlug: "blue-dream" }), terpenes });
    await deal(2_200, { productId: printed, terpenes: null });
    const flower = (await central())?.flower;
    expect(flower?.map(({ strain, label }) => strain?.slug ?? label)).toEqual([
      { name: "Garlic Drip", terpenes },
      "blue-dream",
      undefined,
    ]);
  });

  it("say what a product is sold as, which tints a stamp without a label as on the list of deals", async () => {
    const { product, deal } = rows();
    for (const marketedType of ["indica", "cbd", null] as const)
      await deal(2_000, { productId: await product({ marketedType }) });
    const flower = (await central())?.flower;
    expect(flower?.map(({ soldAs }) => soldAs).toSorted()).toEqual([
      "indica",
      undefined,
      undefined,
    ]);
  });

  it("are ordered by price per gram", async () => {
    const { deal } = rows();
    await deal(2_000, { netMg: 1_000 });
    await deal(2_500, { netMg: 2_830 });
    expect(await flowerCosts()).toEqual([25, 20]);
  });

  it("have the cheapest eighth of flower beside them, however many ounces cost less by the gram", async () => {
    const { store, product, deal } = rows();
    for (const cents of Array.from({ length: 70 }, (_, more) => 10_000 + more))
      await deal(cents, {
        netMg: 28_300,
        storeId: await store(),
        sizeKey: "28300mg",
        priceCents: 20_000,
      });
    const eighth = { netMg: 3_540, sizeKey: "3540mg", sizeLabel: "3.54g", priceCents: 5_000 };
    await deal(4_000, eighth);
    await deal(3_000, eighth);
    const smoked = await product({ category: "preroll" });
    await deal(1_000, { ...eighth, productId: smoked });
    const answer = await central();
    expect(answer?.eighth).toMatchObject({ cost: 30, size: "3.54g" });
    expect(answer?.flower).toHaveLength(5);
    expect(answer?.flower?.some(({ size }) => size === "3.54g")).toBe(false);
  });

  it("have the next two eighths at other stores beside the cheapest", async () => {
    const { store, deal } = rows();
    const eighth = { netMg: 3_500, sizeKey: "3500mg", sizeLabel: "3.5g", priceCents: 5_000 };
    const own = { ...eighth, storeId: await store() };
    await deal(3_000, own);
    await deal(3_100, own);
    await deal(3_300, { ...eighth, storeId: await store() });
    await deal(3_200, { ...eighth, storeId: await store() });
    await deal(3_400, { ...eighth, storeId: await store() });
    const answer = await central();
    expect(answer?.eighth?.cost).toBe(30);
    expect(answer?.otherEighths?.map(({ cost }) => cost)).toEqual([32, 33]);
  });

  it("order edibles, tinctures among them, by price per 100 mg of THC", async () => {
    const { product, deal } = rows();
    const gummy = await product({ category: "edible" });
    const drops = await product({ category: "tincture" });
    await deal(1_500, { productId: gummy, netMg: null, thcMg: 100 });
    await deal(2_000, { productId: drops, netMg: null, thcMg: 200 });
    const edible = (await central())?.edible;
    expect(edible?.map(({ cost, unit }) => [cost, unit])).toEqual([
      [20, "100mg"],
      [15, "100mg"],
    ]);
  });

  it("are five at most in a section, and two of one store", async () => {
    const { store, deal } = rows();
    const cheap = await store();
    for (const cents of [1_000, 1_100, 1_200]) {
      await deal(cents, { storeId: cheap });
    }
    for (const cents of [2_000, 2_100, 2_200, 2_300]) await deal(cents);
    expect(await flowerCosts()).toEqual([10, 11, 20, 21, 22]);
  });

  it("put the lower cost first at the same unit price, then the newest", async () => {
    const { deal } = rows();
    await deal(2_000, { netMg: 2_000, observedAt: new Date(NOW - 3 * HOUR_MS), sizeLabel: "old" });
    await deal(2_000, { netMg: 2_000, observedAt: new Date(NOW - 2 * HOUR_MS), sizeLabel: "new" });
    await deal(1_000, { netMg: 1_000, sizeLabel: "small" });
    const sizes = (await central())?.flower?.map(({ size }) => size);
    expect(sizes).toEqual(["small", "new", "old"]);
  });

  it("hold a price below the store's own 30-day median", async () => {
    const { offer } = rows();
    await offer({ median30DaysCents: 3_000.5 });
    expect(await flowerCosts()).toEqual([30]);
  });

  it("count a sale until it ends, and from when it begins", async () => {
    const { deal } = rows();
    await deal(2_000, { saleStartsAt: new Date(NOW), saleEndsAt: new Date(NOW + 1) });
    expect(await flowerCosts()).toEqual([20]);
  });

  it("take part in one section and region each", async () => {
    const { store, product, deal } = rows();
    const toledo = await store({ region: "Northwest", city: null, county: "Lucas" });
    await deal(2_000, { storeId: toledo, productId: await product({ category: "extract" }) });
    const { topDeals } = await statistics();
    expect(topDeals.filter((entry) => Object.keys(entry).length > 1)).toMatchObject([
      { region: "Northwest", extract: [{ cost: 20, storeLocation: "Lucas County" }] },
    ]);
  });

  describe("leave out", () => {
    it.each([
      ["a merely low price", { salePriceCents: null, saleConditions: null, priceCents: 500 }],
      ["a sale for members", { saleConditions: "loyalty" as const }],
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
      const { deal } = rows();
      await deal(2_000, given);
      expect(await flowerCosts()).toBeUndefined();
    });

    it("what two visitors report sold out, and not what one does, or at another price", async () => {
      const { deal } = rows();
      const kinds = ["not_there", "not_there", "other_price"] as const;
      const said = async (offerId: number, count: number) => {
        for (const kind of kinds.slice(0, count))
          await database()
            .db.insert(counterReports)
            .values({
              id: randomUUID(),
              mark: randomUUID(),
              offerId,
              kind,
              priceCents: null,
              reportedAt: new Date(NOW - HOUR_MS),
            });
      };
      await said(await deal(2_000), 2);
      await said(await deal(2_100), 1);
      expect(await flowerCosts()).toEqual([21]);
    });

    it("a store in no known region", async () => {
      const { store, deal } = rows();
      await deal(2_000, { storeId: await store({ region: null }) });
      expect((await statistics()).topDeals).toEqual(REGIONS.map((region) => ({ region })));
    });

    it("categories that home does not show", async () => {
      const { product, deal } = rows();
      await deal(2_000, { productId: await product({ category: "preroll" }) });
      expect(Object.keys((await central()) ?? {})).toEqual(["region"]);
    });
  });
});
