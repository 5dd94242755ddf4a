import { describe, expect, it } from "vitest";
import { ProductDetailSchema } from "#domain/offers/productDetail.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { observations } from "../../../server/db/schema/facts.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("a product", (database) => {
  const rows = () => rowsIn(database().db);
  const product = (code: string) =>
    getJson(siteOn(database().db), `/api/products/${code}`, ProductDetailSchema);

  it("comes with each store's offer of it", async () => {
    const { store, product: made, offer } = rows();
    const productId = await made({ code: "abc", name: "Blue Dream", strainSlug: "blue-dream" });
    await offer({ productId, storeId: await store({ slug: "one" }), priceCents: 2_500 });
    await offer({ productId, storeId: await store({ slug: "other" }) });
    await offer({ productId: await made({ code: "else" }) });
    const answer = await product("abc");
    expect(answer.product).toMatchObject({
      code: "abc",
      name: "Blue Dream",
      strainSlug: "blue-dream",
      strainName: "Blue Dream",
    });
    expect(answer.offers.map(({ store: { slug }, priceCents }) => [slug, priceCents])).toEqual([
      ["one", 2_500],
      ["other", 3_000],
    ]);
  });

  it("has the laboratory's words and a link to the store's own page of it", async () => {
    const { product: made, offer } = rows();
    await offer({
      productId: await made({ code: "abc" }),
      sourceUrl: "https://store.example/blue-dream",
      batch: "B123",
      labUrl: "ftp://lab.example/B123",
      testedOn: "2026-10-01",
      packagedOn: "2026-10-20",
    });
    expect((await product("abc")).offers).toMatchObject([
      {
        sourceUrl: "https://store.example/blue-dream",
        batch: "B123",
        labUrl: null,
        testedOn: "2026-10-01",
        packagedOn: "2026-10-20",
      },
    ]);
  });

  it("keeps an offer that the store's last full menu lacked", async () => {
    const { product: made, offer } = rows();
    await offer({ productId: await made({ code: "abc" }), missingSince: new Date(NOW) });
    const { offers } = await product("abc");
    expect(offers.map(({ missingSince }) => missingSince)).toEqual(["2026-11-20T12:00:00.000Z"]);
  });

  it("says of one that was not found since when its store's menu was read a day or more later", async () => {
    const { store, product: made, offer } = rows();
    const storeId = await store({ slug: "one" });
    const [old, seen] = [await made({ code: "abc" }), await made({ code: "def" })];
    const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);
    await offer({ productId: old, storeId, observedAt: daysAgo(20) });
    await offer({ productId: seen, storeId, observedAt: daysAgo(0.5) });
    await offer({ productId: await made({ code: "ghi" }), storeId, observedAt: daysAgo(0.1) });
    expect((await product("abc")).offers[0]?.menuReadAt).toBe(daysAgo(0.1).toISOString());
    expect((await product("def")).offers[0]).not.toHaveProperty("menuReadAt");
  });

  it("is found by its code in any case", async () => {
    const { product: made, offer } = rows();
    await offer({ productId: await made({ code: "abc234" }) });
    expect((await product("ABC234")).product.code).toBe("abc234");
  });

  it.each(["nothing", "__proto__", "%00", "%E0%A4%A", "a b", "x".repeat(5_000)])(
    "is not found for %s",
    async (code) => {
      const response = await siteOn(database().db).request(`/api/products/${code}`);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
    },
  );

  it("is not found while no store has ever offered it", async () => {
    await rows().product({ code: "abc" });
    expect((await siteOn(database().db).request("/api/products/abc")).status).toBe(404);
  });

  describe("tells of each offer's prices", () => {
    /** The history of an offer whose price was observed some days ago, in cents. */
    async function historyOf(...seen: readonly (readonly [daysAgo: number, cents: number])[]) {
      const { product: made, offer, theImport } = rows();
      const offerId = await offer({ productId: await made({ code: "abc" }) });
      const importId = await theImport();
      await database()
        .db.insert(observations)
        .values(
          seen.map(([daysAgo, cents]) => ({
            offerId,
            importId,
            observedAt: new Date(NOW - daysAgo * DAY_MS),
            priceCents: 3_000,
            effectiveCents: cents,
            stock: "yes" as const,
          })),
        );
      return (await product("abc")).offers[0]?.history.map(({ observedAt, cents }) => [
        (NOW - Date.parse(observedAt)) / DAY_MS,
        cents,
      ]);
    }

    it("every change of the last year, oldest first", async () => {
      expect(await historyOf([1, 2_000], [30, 3_000], [200, 2_500])).toEqual([
        [200, 2_500],
        [30, 3_000],
        [1, 2_000],
      ]);
    });

    it("the price that was in force when the year began, and none before", async () => {
      expect(await historyOf([1_000, 4_000], [400, 3_500], [100, 3_000])).toEqual([
        [400, 3_500],
        [100, 3_000],
      ]);
    });

    it("no row that changed nothing a visitor paid", async () => {
      expect(await historyOf([30, 3_000], [20, 3_000], [10, 2_000], [5, 2_000])).toEqual([
        [30, 3_000],
        [10, 2_000],
      ]);
    });

    it("on how many days it was read, in a month, in three and in a year", async () => {
      await historyOf([0.1, 2_000], [0.2, 2_000], [20, 3_000], [60, 3_000], [400, 3_000]);
      expect((await product("abc")).offers[0]?.readDays).toEqual([2, 3, 3]);
    });

    it("nothing, when there is nothing", async () => {
      const { product: made, offer } = rows();
      await offer({ productId: await made({ code: "abc" }) });
      expect((await product("abc")).offers[0]?.history).toEqual([]);
    });
  });
});
