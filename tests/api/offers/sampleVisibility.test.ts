import { expect, it } from "vitest";
import { AnnouncementsSchema } from "#domain/site/site.ts";
import { StatisticsSchema } from "#domain/offers/statistics.ts";
import { eq } from "drizzle-orm";
import { bumpDataVersion } from "../../../server/db/dataVersion.ts";
import { announcements } from "../../../server/db/schema/announcements.ts";
import { stores } from "../../../server/db/schema/stores.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("the sample", (database) => {
  async function publicNames() {
    const app = siteOn(database().db);
    const { topFlower, topDeals } = await getJson(app, "/api/statistics", StatisticsSchema);
    const told = await getJson(app, "/api/announcements", AnnouncementsSchema);
    return {
      strains: topFlower.map(({ name }) => name),
      deals: topDeals.flatMap(({ flower }) => flower?.map(({ storeName }) => storeName) ?? []),
      announcements: told.map(({ text }) => text),
    };
  }

  async function loadSample() {
    const { db } = database();
    const { store, product, deal } = rowsIn(db);
    const storeId = await store({ name: "Sample Store", sample: true });
    await deal(2_000, { storeId, productId: await product({ strainName: "X", sample: true }) });
    const createdAt = new Date(NOW);
    await db.insert(announcements).values({ text: "Sample data", sample: true, createdAt });
    await db.insert(announcements).values({ text: "Real news", createdAt });
  }

  it("is shown while there is no real store", async () => {
    await loadSample();
    expect(await publicNames()).toEqual({
      strains: ["X"],
      deals: ["Sample Store"],
      announcements: ["Real news", "Sample data"],
    });
  });

  it("disappears from every answer with the first real store, and comes back without it", async () => {
    await loadSample();
    const { db } = database();
    const real = await rowsIn(db).store({ slug: "real" });
    await bumpDataVersion(db);
    expect(await publicNames()).toEqual({ strains: [], deals: [], announcements: ["Real news"] });

    await db.delete(stores).where(eq(stores.id, real));
    await bumpDataVersion(db);
    expect((await publicNames()).deals).toEqual(["Sample Store"]);
  });

  it("leaves nothing of itself in any answer about stores, menus, products or deals", async () => {
    await loadSample();
    const { db } = database();
    const paths = ["/api/stores", "/api/menus", "/api/deals", "/api/search"];
    const bodies = async (...more: string[]) =>
      await Promise.all(
        [...paths, ...more].map(async (path) => await (await siteOn(db).request(path)).text()),
      );
    for (const body of await bodies("/api/menus/store-1", "/api/products/p2")) {
      expect(body).toMatch(/Sample Store|Product 2/);
    }
    await rowsIn(db).store({ slug: "real" });
    for (const body of await bodies()) expect(body).not.toMatch(/Sample Store|Product 2/);
    for (const path of ["/api/menus/store-1", "/api/products/p2"]) {
      expect((await siteOn(db).request(path)).status).toBe(404);
    }
  });
});
