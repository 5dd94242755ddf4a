import { describe, expect, it } from "vitest";
import { StatisticsSchema } from "#domain/offers/statistics.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { offers } from "../../../server/db/schema/offers.ts";
import { bumpDataVersion, watchDataVersion } from "../../../server/db/dataVersion.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { statementsOf } from "../../support/database/statements.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

const EVERY_PATH = [
  "/api/statistics",
  "/api/announcements",
  "/api/stores",
  "/api/menus",
  "/api/menus/store-1",
  "/api/deals",
  "/api/products/p2",
  "/api/search",
  "/api/events",
] as const;

describeOnFasterEngine("an answer", (database) => {
  const rows = () => rowsIn(database().db);
  /** Newest observation behind the statistics of a site. */
  const age = async (app: ReturnType<typeof siteOn>) =>
    (await getJson(app, "/api/statistics", StatisticsSchema)).observedAt;

  describe.each(EVERY_PATH)("of %s", (path) => {
    const ask = async (app: ReturnType<typeof siteOn>) => {
      expect((await app.request(path)).status).toBe(200);
    };

    it("is made once and looks at nothing but the data's version afterwards", async () => {
      await rows().deal(2_000);
      const { db } = database();
      const app = siteOn(db);
      const first = await (await app.request(path)).text();
      expect(await statementsOf(db, () => ask(app))).toBe(1);
      expect(await (await app.request(path)).text()).toBe(first);
    });

    it("takes as many statements for many stores and offers as for one", async () => {
      const { db } = database();
      const { deal, offer } = rows();
      await deal(2_000);
      const [{ productId } = { productId: 0 }] = await db.select().from(offers);
      const forOne = await statementsOf(db, () => ask(siteOn(db)));
      // The version, the list in which a name is looked up or when anything begins or ends next,
      // five for home's answer itself and fewer for others, one for the past of its offers, and after what was read the version to which that belongs.
      expect(forOne).toBeLessThanOrEqual(10);
      for (let made = 0; made < 10; made += 1) {
        await offer({ productId });
        await deal(2_000);
      }
      expect(await statementsOf(db, () => ask(siteOn(db)))).toBe(forOne);
    });

    it("is made once for all who ask at the same time", async () => {
      await rows().deal(2_000);
      const { db } = database();
      const forOne = await statementsOf(db, () => ask(siteOn(db)));
      const app = siteOn(db);
      const forThree = await statementsOf(db, () => Promise.all([ask(app), ask(app), ask(app)]));
      // Each looks at the data's version, and one of them at the data.
      expect(forThree).toBe(forOne + 2);
    });

    it("travels in the form that the client accepts, each with a tag of its own", async () => {
      const { store, product, deal } = rows();
      const storeId = await store();
      await deal(2_000, { storeId, productId: await product({ name: "Long ".repeat(500) }) });
      const app = siteOn(database().db);
      for (const accepted of ["gzip, deflate, br", "gzip", "identity", "br;q=0"]) {
        const response = await app.request(path, { headers: { "accept-encoding": accepted } });
        const etag = response.headers.get("etag") ?? "";
        expect(etag).toMatch(/^"[0-9a-f]+(-br|-gzip)?"$/);
        const again = await app.request(path, {
          headers: { "accept-encoding": accepted, "if-none-match": `"other", W/${etag}` },
        });
        expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([
          304,
          "",
          etag,
        ]);
      }
    });
  });

  it("is compressed when it is long, by brotli where that is understood", async () => {
    const { product, deal } = rows();
    await deal(2_000, { productId: await product({ name: "Long ".repeat(500) }) });
    const app = siteOn(database().db);
    const encodingFor = async (accepted: string) =>
      (await app.request("/api/deals", { headers: { "accept-encoding": accepted } })).headers.get(
        "content-encoding",
      );
    expect(await encodingFor("gzip, deflate, br, zstd")).toBe("br");
    expect(await encodingFor("gzip;q=1.0")).toBe("gzip");
    expect(await encodingFor("br;q=0, gzip;q=0")).toBeNull();
    expect(await encodingFor("")).toBeNull();
  });

  it("carries its security headers and its length", async () => {
    const { headers } = await siteOn(database().db).request("/api/stores");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-length")).toBe("2");
  });

  it("changes as soon as a change of the data is committed", async () => {
    const { db } = database();
    const app = siteOn(db);
    expect(await age(app)).toBeNull();
    await rows().deal(2_000);
    await bumpDataVersion(db);
    expect(await age(app)).not.toBeNull();
  });

  it("changes in the next minute, because sales end", async () => {
    let now = NOW;
    const app = siteOn(database().db, { now: () => now });
    await rows().deal(2_000, { saleEndsAt: new Date(NOW + 1) });
    expect(await age(app)).not.toBeNull();
    now = NOW + 60_000;
    expect(await age(app)).toBeNull();
  });

  it("is the same from all processes on the same data, whatever their second", async () => {
    const { db } = database();
    await rows().deal(2_000, { saleEndsAt: new Date(NOW + 30_000) });
    const at = async (now: number) =>
      (await siteOn(db, { now: () => now }).request("/api/deals")).headers.get("etag");
    expect(await at(NOW + 59_000)).toBe(await at(NOW + 1_000));
  });

  it("about a product stays through the day", async () => {
    const { product, offer } = rows();
    await offer({ productId: await product({ code: "abc" }) });
    let now = NOW;
    const { db } = database();
    const app = siteOn(db, { now: () => now });
    const ask = async () => await app.request("/api/products/abc");
    await ask();
    now = NOW + 11 * HOUR_MS;
    expect(await statementsOf(db, ask)).toBe(1);
    now = NOW + 12 * HOUR_MS;
    expect(await statementsOf(db, ask)).toBe(6);
  });

  it("that failed is tried again at the next request", async () => {
    let isBroken = true;
    const { db } = database();
    const flaky = new Proxy(db, {
      get(target, name, receiver) {
        if (isBroken) throw new Error("no connection");
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    const app = siteOn(flaky);
    expect((await app.request("/api/stores")).status).toBe(500);
    isBroken = false;
    expect((await app.request("/api/stores")).status).toBe(200);
  });
});

describeOnFasterEngine("two processes on one database", (database) => {
  it("agree within a second after one of them has changed the data", async () => {
    const { db } = database();
    let elapsed = 0;
    const own = watchDataVersion(db, { clock: () => elapsed });
    const other = watchDataVersion(db, { clock: () => elapsed });
    const before = await own.current();
    expect(await other.current()).toBe(before);

    await bumpDataVersion(db);
    own.forget();
    expect(await own.current()).toBe(before + 1);
    elapsed = 999;
    expect(await other.current()).toBe(before);
    elapsed = 1_000;
    expect(await other.current()).toBe(before + 1);
  });

  it("ask the database once a second, however many requests come", async () => {
    const { db } = database();
    let elapsed = 0;
    const version = watchDataVersion(db, { clock: () => elapsed });
    const looks = await statementsOf(db, async () => {
      for (elapsed = 0; elapsed < 2_000; elapsed += 10) await version.current();
    });
    expect(looks).toBe(2);
  });
});
