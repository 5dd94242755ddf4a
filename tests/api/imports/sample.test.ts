import { count, countDistinct, eq, gte, isNotNull, max, min, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/time/spans.ts";
import { usualSales } from "../../../server/catalogue/offers/verdicts.ts";
import { announcements } from "../../../server/db/schema/announcements.ts";
import { observations } from "../../../server/db/schema/facts.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import { offers, products } from "../../../server/db/schema/offers.ts";
import { stores } from "../../../server/db/schema/stores.ts";
import { loadSample, SAMPLE_ANNOUNCEMENT } from "../../../server/operations/sample/load.ts";
import { rebaseSample } from "../../../server/operations/sample/rebase.ts";
import { RANKED_FOR_MS } from "../../../src/domain/time/freshness.ts";
import { importing } from "../../support/data/importing.ts";
import { NOW } from "../../support/data/rows.ts";
import { useSample } from "../../support/database/sampleDatabase.ts";
import { describeOnPglite, emptyTables } from "../../support/database/testDatabase.ts";

/** Generous: a busy machine needs a few seconds, the promise is 20. */
const LIMIT_MS = 60_000;

describe("the sample", () => {
  const db = useSample();

  it(
    "is a year of a whole site, made up and marked as such, with live sales, sales that never end, things out of stock, and stores too old to be ranked",
    async () => {
      const [found] = await db()
        .select({
          offers: count(),
          stores: countDistinct(offers.storeId),
          cheapest: min(offers.priceCents),
          medians: count(offers.median30DaysCents),
          newest: max(offers.observedAt),
          thc: max(offers.totalThcPct),
        })
        .from(offers);
      expect(found).toMatchObject({ offers: 12_000, stores: 120 });
      expect(found?.cheapest).toBeGreaterThan(0);
      expect(found?.thc).toBeLessThan(100);
      expect(found?.newest?.getTime()).toBeLessThanOrEqual(NOW);

      const regions = await db()
        .select({ region: stores.region, stores: count(), real: sql`bool_or(not sample)` })
        .from(stores)
        .groupBy(stores.region);
      expect(regions).toHaveLength(5);
      for (const region of regions) expect(region).toMatchObject({ stores: 24, real: false });

      const [history] = await db()
        .select({ first: min(observations.observedAt), rows: count() })
        .from(observations);
      expect(NOW - (history?.first?.getTime() ?? NOW)).toBeGreaterThan(51 * 7 * DAY_MS);
      expect(history?.rows).toBeGreaterThan(50_000);

      const said = await db().select().from(announcements);
      expect(said).toMatchObject([{ text: SAMPLE_ANNOUNCEMENT, sample: true }]);
      expect(SAMPLE_ANNOUNCEMENT).toMatch(/^Sample data: .* is made up/);

      expect((await usualSales(db(), undefined)).length).toBeGreaterThan(50);

      const fresh = gte(offers.observedAt, new Date(NOW - RANKED_FOR_MS));
      const one = async (condition: ReturnType<typeof eq>) =>
        (await db().select({ rows: count() }).from(offers).where(condition))[0]?.rows ?? 0;
      expect(await one(isNotNull(offers.salePriceCents))).toBeGreaterThan(1_000);
      expect(await one(eq(offers.stock, "no"))).toBeGreaterThan(200);
      expect(await one(eq(offers.menu, "med"))).toBeGreaterThan(200);
      const ranked = await one(fresh);
      expect(ranked).toBeGreaterThan(9_000);
      expect(ranked).toBeLessThan(12_000);
    },
    LIMIT_MS,
  );
});

describe("the sample of some time ago", () => {
  const db = useSample();
  const newest = async () => {
    const [row] = await db()
      .select({ at: max(offers.observedAt) })
      .from(offers);
    return row?.at?.getTime() ?? 0;
  };

  it(
    "is made recent again when it is more than a day old, and only then; loaded later it is the same but for its times",
    async () => {
      const content = async () =>
        await db()
          .select({ code: products.code, price: offers.priceCents, sale: offers.salePriceCents })
          .from(offers)
          .innerJoin(products, eq(products.id, offers.productId))
          .orderBy(offers.id);
      const first = await content();
      const loaded = await newest();
      expect(await rebaseSample(db(), NOW + DAY_MS / 2)).toBe(false);
      expect(await newest()).toBe(loaded);
      // A whole number of weeks: the moved history falls onto itself.
      expect(await rebaseSample(db(), NOW + 14 * DAY_MS)).toBe(true);
      expect(await newest()).toBe(loaded + 14 * DAY_MS);
      const [sample] = await db().select().from(imports);
      expect(sample?.importedAt).toEqual(new Date(NOW + 14 * DAY_MS));

      await emptyTables(db());
      await loadSample(db(), NOW + 100 * DAY_MS);
      expect(await content()).toEqual(first);
      expect(await newest()).toBe(loaded + 100 * DAY_MS);
    },
    LIMIT_MS,
  );
});

describeOnPglite("the sample of nothing", (database) => {
  it("is left alone, and not loaded, where there are real stores", async () => {
    const { db } = database();
    await importing(db, "stores.csv");
    await loadSample(db, NOW);
    expect(await db.select().from(offers)).toEqual([]);
    expect(await rebaseSample(db, NOW + 9 * DAY_MS)).toBe(false);
  });
});
