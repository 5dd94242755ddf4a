import { describe, expect, it } from "vitest";
import { DealsSchema } from "#domain/offers/deals.ts";
import { AllMenusSchema, offerAt, StoreMenuSchema } from "#domain/offers/menuTable.ts";
import { ProductDetailSchema, SearchIndexSchema } from "#domain/offers/productDetail.ts";
import { StatisticsSchema } from "#domain/offers/statistics.ts";
import { StoresSchema } from "#domain/stores/stores.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { problemOf } from "../../support/server/problemOf.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

const HOSTILE = [
  ["markup", `<img src=x onerror="alert(1)">&amp;</script>`],
  ["10,000 characters", "long ".repeat(2_000).trim()],
  ["right-to-left marks", "\u202Egnp.\u202Cexe \u200F\u05D0\u05D1"],
  ["emoji, joined and apart", "👩‍🌾🌿 Blue \u{1F343}Dream"],
  ["a formula", `=cmd|' /C calc'!A0`],
  ["a key of every object", "__proto__"],
  ["quotes, backslashes and line ends", `"'\\\u2028\n\t`],
  ["SQL", "'; drop table offers; --"],
] as const;

describeOnEachEngine("text of strangers", (database) => {
  it.each(HOSTILE)("with %s comes out of every answer as it went in", async (_, text) => {
    const { store, product, deal } = rowsIn(database().db);
    await deal(2_000, {
      storeId: await store({ slug: "s", name: text, hours: text, street: text, phone: text }),
      productId: await product({
        code: "abc",
        name: text,
        brand: text,
        subcategory: text,
        strainName: text,
      }),
      sizeLabel: text,
      saleText: text,
      batch: text,
    });
    const app = siteOn(database().db);
    const get = <Output>(path: string, schema: Parameters<typeof getJson<Output>>[2]) =>
      getJson(app, path, schema);

    expect(await get("/api/stores", StoresSchema)).toMatchObject([{ name: text, hours: text }]);
    for (const { table } of [
      await get("/api/menus", AllMenusSchema),
      await get("/api/menus/s", StoreMenuSchema),
      await get("/api/deals", DealsSchema),
    ]) {
      expect(offerAt(table, 0)).toMatchObject({
        store: { name: text },
        product: { name: text, brand: text, subcategory: text, strainName: text },
        sizeLabel: text,
        saleText: text,
      });
    }
    const { product: shown, offers } = await get("/api/products/abc", ProductDetailSchema);
    expect([shown.name, offers[0]?.batch]).toEqual([text, text]);
    const { name, brand } = await get("/api/search", SearchIndexSchema);
    expect([name.values, brand.values]).toEqual([[text], [text]]);
    const { topDeals } = await get("/api/statistics", StatisticsSchema);
    expect(topDeals.find(({ region }) => region === "Central")?.flower).toMatchObject([
      { storeName: text },
    ]);
  });

  it("is JSON that no browser takes for a page", async () => {
    const { headers } = await siteOn(database().db).request("/api/menus");
    expect(headers.get("content-type")).toBe("application/json");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("as the name of a terpene or of a day is a key like any other", async () => {
    // An own property of that name, as JSON may bring it; a literal would set the prototype.
    const terpenes = Object.fromEntries([
      ["__proto__", 1],
      ["constructor", 2],
      ["myrcene", 0.5],
    ]);
    const hours = Object.fromEntries([
      ["__proto__", "9–21"],
      ["mon", "9–21"],
    ]);
    const { store, offer } = rowsIn(database().db);
    await offer({ storeId: await store({ slug: "s", hours }), terpenes });
    const response = await siteOn(database().db).request("/api/menus/s");
    expect(await response.text()).toContain(`"__proto__":1`);
    const { table } = await getJson(siteOn(database().db), "/api/menus/s", StoreMenuSchema);
    expect(offerAt(table, 0).terpenes).toMatchObject({ myrcene: 0.5 });
    expect(Object.getPrototypeOf(offerAt(table, 0).terpenes)).toBe(Object.prototype);
  });
});

describeOnEachEngine("a name in an address", (database) => {
  const NAMES = [
    "__proto__",
    "constructor",
    "%00",
    "%E0%A4%A",
    "%2e%2e%2f",
    "a%20b",
    "%F0%9F%8C%BF",
    "%E2%80%AE",
    "'%20or%201=1--",
    "x".repeat(7_000),
    "x-".repeat(140),
  ];

  describe.each(["/api/menus", "/api/products"])("under %s", (path) => {
    it.each(NAMES)("is not found as %s, and nothing breaks", async (name) => {
      const response = await siteOn(database().db).request(`${path}/${name}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual(problemOf(404, "Not Found"));
      expect(response.headers.get("cache-control")).toBe("no-store");
    });

    it("may be asked for by reading only", async () => {
      const response = await siteOn(database().db).request(`${path}/abc`, { method: "DELETE" });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    });
  });

  it("has nothing to do with what follows the question mark", async () => {
    await rowsIn(database().db).store({ slug: "s" });
    const app = siteOn(database().db);
    const tag = async (path: string) => (await app.request(path)).headers.get("etag");
    expect(await tag("/api/menus/s?x=%00&__proto__=1")).toBe(await tag("/api/menus/s"));
  });
});
