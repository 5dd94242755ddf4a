import { describe, expect, it } from "vitest";
import { AllMenusSchema, offerAt, offerCount, StoreMenuSchema } from "#domain/offers/menuTable.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("a store's menu", (database) => {
  const rows = () => rowsIn(database().db);
  const ask = (path: string) => siteOn(database().db).request(path);
  const menuOf = (slug: string) =>
    getJson(siteOn(database().db), `/api/menus/${slug}`, StoreMenuSchema);
  const onlyOffer = async (slug: string) => offerAt((await menuOf(slug)).table, 0);

  it("says everything about an offer", async () => {
    const { store, product, offer } = rows();
    const storeId = await store({
      slug: "riverside-kent",
      name: "Riverside",
      city: "Kent",
      county: "Portage",
      region: "Northeast",
      lat: 41.15,
      lon: -81.36,
      website: "https://riverside.example/",
      menuUrl: "https://riverside.example/menu",
      sample: false,
    });
    const productId = await product({
      code: "abc",
      name: "Blue Dream",
      brand: "Example Farms",
      subcategory: "smalls",
      strainSlug: "blue-dream",
      strainName: "blue dream #4",
      marketedType: "sativa",
    });
    await offer({
      storeId,
      productId,
      menu: "both",
      unitCount: 1,
      thcMg: 679.2,
      cbdMg: 2.5,
      thcPctMin: 24,
      thcPctMax: 28,
      cbdPct: 0.1,
      terpenes: { myrcene: 0.82, limonene: null },
      salePriceCents: 2_400,
      saleText: "20 % off",
      saleConditions: "none",
      saleStartsAt: new Date(NOW - HOUR_MS),
      saleEndsAt: new Date(NOW + HOUR_MS),
      stock: "low",
      median30DaysCents: 2_950.5,
      firstSeenAt: new Date(NOW - 48 * HOUR_MS),
      observedAt: new Date(NOW - 2 * HOUR_MS),
    });
    const { store: profile, table } = await menuOf("riverside-kent");
    expect(profile).toMatchObject({ name: "Riverside", offers: 1 });
    expect(offerCount(table)).toBe(1);
    expect(offerAt(table, 0)).toEqual({
      store: {
        slug: "riverside-kent",
        name: "Riverside",
        city: "Kent",
        county: "Portage",
        region: "Northeast",
        lat: 41.15,
        lon: -81.36,
        website: "https://riverside.example/",
        menuUrl: "https://riverside.example/menu",
        openingHours: null,
        sample: false,
        twinOf: null,
        formerSlugs: [],
        taxArea: "portage",
        pricesIncludeTax: "unknown",
      },
      product: {
        code: "abc",
        name: "Blue Dream",
        brand: "Example Farms",
        category: "flower",
        subcategory: "smalls",
        strainSlug: "blue-dream",
        strainName: "Blue Dream",
        marketedType: "sativa",
      },
      sizeKey: "2830mg",
      sizeLabel: "2.83g",
      menu: "both",
      netMg: 2_830,
      unitCount: 1,
      thcMg: 679.2,
      cbdMg: 2.5,
      thcPct: 24,
      thcPctTo: 28,
      cbdPct: 0.1,
      terpenes: { myrcene: 0.82, limonene: null },
      priceCents: 3_000,
      salePriceCents: 2_400,
      saleText: "20 % off",
      saleConditions: "none",
      saleStartsAt: "2026-11-20T11:00:00.000Z",
      saleEndsAt: "2026-11-20T13:00:00.000Z",
      stock: "low",
      median30DaysCents: 2_950.5,
      ranked: true,
      firstSeenOn: "2026-11-18",
      observedAt: "2026-11-20T10:00:00.000Z",
      missingSince: null,
    });
  });

  it("leaves unknown what the store does not say", async () => {
    const { store, offer, product } = rows();
    await offer({
      storeId: await store({ slug: "s", city: null, region: null }),
      productId: await product({ category: "other" }),
      netMg: null,
      stock: "unknown",
    });
    expect(await onlyOffer("s")).toMatchObject({
      store: { city: null, county: null, region: null, lat: null, website: null, menuUrl: null },
      product: { brand: null, strainSlug: null, strainName: null, marketedType: null },
      netMg: null,
      thcMg: null,
      thcPct: null,
      thcPctTo: null,
      terpenes: null,
      salePriceCents: null,
      median30DaysCents: null,
      stock: "unknown",
    });
  });

  describe("gives THC", () => {
    it.each([
      ["of one figure as it is", { thcPctMin: 24 }, 24, null],
      ["of a range with both ends", { thcPctMin: 24, thcPctMax: 28 }, 24, 28],
      ["of a range that is none as one figure", { thcPctMin: 24, thcPctMax: 24 }, 24, null],
      ["with THCA as the total", { thcPctMin: 0.5, thcPctMax: 1, thcaPct: 27 }, 24.179, null],
      ["as the total that a laboratory states", { thcPctMin: 1, totalThcPct: 25 }, 25, null],
    ])("%s", async (_, potency, low, high) => {
      const { store, offer } = rows();
      await offer({ storeId: await store({ slug: "s" }), ...potency });
      const { thcPct, thcPctTo } = await onlyOffer("s");
      expect(thcPct).toBeCloseTo(low, 9);
      expect(thcPctTo).toBe(high);
    });
  });

  it("keeps what the last full menu lacked, marked, and does not count it", async () => {
    const { store, offer } = rows();
    const storeId = await store({ slug: "s" });
    await offer({ storeId, observedAt: new Date(NOW - HOUR_MS), missingSince: new Date(NOW) });
    const { store: profile, table } = await menuOf("s");
    expect(profile).toMatchObject({ offers: 0, observedAt: null });
    expect(offerAt(table, 0).missingSince).toBe("2026-11-20T12:00:00.000Z");
  });

  it("holds that store's own prices only", async () => {
    const { store, product, offer } = rows();
    const productId = await product();
    await offer({ storeId: await store({ slug: "dear" }), productId, priceCents: 4_000 });
    await offer({ storeId: await store({ slug: "cheap" }), productId, priceCents: 2_000 });
    const { table } = await menuOf("dear");
    expect(offerCount(table)).toBe(1);
    expect(offerAt(table, 0)).toMatchObject({ priceCents: 4_000, store: { slug: "dear" } });
  });

  it("is empty where nothing was imported yet", async () => {
    await rows().store({ slug: "new" });
    const { store: profile, table } = await menuOf("new");
    expect(profile).toMatchObject({ offers: 0, observedAt: null });
    expect(offerCount(table)).toBe(0);
  });

  it("is found by its slug in any case", async () => {
    await rows().store({ slug: "riverside-kent" });
    expect((await menuOf("Riverside-KENT")).store.slug).toBe("riverside-kent");
  });

  it.each(["nowhere", "a%2Fb", "%00", "%E0%A4%A", "__proto__", "x".repeat(5_000), "..%2f"])(
    "is not found for %s",
    async (name) => {
      const response = await ask(`/api/menus/${name}`);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
    },
  );
});

describeOnEachEngine("all menus", (database) => {
  const all = () => getJson(siteOn(database().db), "/api/menus", AllMenusSchema);

  it("are one table of every store's offers", async () => {
    const { store, product, offer } = rowsIn(database().db);
    const productId = await product({ code: "shared" });
    const [one, other] = [await store({ slug: "one" }), await store({ slug: "other" })];
    await offer({ storeId: other, productId, priceCents: 2_500 });
    await offer({ storeId: one, productId });
    await offer({ storeId: one, productId: await product({ code: "own" }) });
    const { table } = await all();
    expect([offerCount(table), table.stores.length]).toEqual([3, 2]);
    const seen = Array.from({ length: 3 }, (_, row) => offerAt(table, row));
    expect(seen.map((each) => `${each.store.slug} ${each.product.code}`)).toEqual([
      "one own",
      "one shared",
      "other shared",
    ]);
    // The product that both stores have travels once.
    expect(table.products.code.values).toEqual(["own", "shared"]);
  });

  it("are an empty table without any offer", async () => {
    expect(offerCount((await all()).table)).toBe(0);
  });
});
