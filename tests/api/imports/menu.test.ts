import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/time/spans.ts";
import { products } from "../../../server/db/schema/offers.ts";
import { UnusableFileError } from "../../../server/csv.ts";
import {
  everything,
  historyOf,
  importing,
  menuOf,
  NOW,
  offerOf,
} from "../../support/data/importing.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

describeOnFasterEngine("the import of a menu", (database) => {
  const db = () => database().db;
  beforeEach(async () => {
    await importing(db(), "stores.csv");
  });

  describe("in neutral CSV", () => {
    it("accepts what is good and names what is not by line, field and reason", async () => {
      const result = await importing(db(), "menu.csv");
      expect(result).toMatchObject({
        format: "csv",
        store: "oak-street-akron",
        read: 7,
        accepted: 3,
        created: 3,
        changed: 0,
        unchanged: 0,
        missing: 0,
        dealsQueued: 1,
        alertsQueued: 0,
        warnings: [],
      });
      expect(result.rejected.map(({ row, field }) => [row, field])).toEqual([
        [6, "thc_pct_min"],
        [7, "price_cents"],
        [8, "category"],
        [9, "store_license"],
      ]);
    });

    it("stores prices, weights and times in the site's own units", async () => {
      await importing(db(), "menu.csv");
      expect(await offerOf(db(), "Blue Dream")).toMatchObject({
        priceCents: 3_000,
        salePriceCents: 2_400,
        saleConditions: "none",
        netMg: 2_830,
        stock: "yes",
        ranked: true,
        observedAt: new Date("2026-11-20T14:00:00Z"),
      });
    });

    it("shows a sale without stated conditions, pays it nowhere, and says so once a file", async () => {
      const { text } = menuOf(NOW, { Fog: [3_000, 2_000], Mist: [3_100, 2_100] });
      const { warnings, dealsQueued } = await importing(db(), {
        text: text.replaceAll(",none", ","),
      });
      expect(warnings).toMatchObject([{ row: null, field: "sale_conditions" }]);
      expect(warnings[0]?.reason).toContain("2 sales");
      expect(dealsQueued).toBe(0);
      expect(await offerOf(db(), "Fog")).toMatchObject({
        salePriceCents: 2_000,
        saleConditions: null,
      });
      expect(await historyOf(db(), "Fog")).toEqual([[0, 3_000]]);
    });

    it("takes the operator's time over the file's, and keeps it on record", async () => {
      const observedAt = NOW - 2 * DAY_MS;
      await importing(db(), "menu.csv", { observedAt });
      expect((await offerOf(db(), "Blue Dream")).observedAt).toEqual(new Date(observedAt));
      const { imports } = await everything(db());
      expect(imports.at(-1)).toMatchObject({ observedAtOverride: new Date(observedAt) });
    });

    it("without any time is of the moment of import, with a warning", async () => {
      const text = menuOf(NOW, { Fog: 3_000 }).text.replaceAll(new Date(NOW).toISOString(), "");
      const { warnings } = await importing(db(), { text });
      expect(warnings).toMatchObject([{ row: null, field: "observed_at" }]);
      expect((await offerOf(db(), "Fog")).observedAt).toEqual(new Date(NOW));
    });

    it("belongs to the store named with --store when the rows name none", async () => {
      const text = menuOf(NOW, { Fog: 3_000 }).text.replaceAll("OH-T-1", "");
      const result = await importing(db(), { text }, { storeSlug: "oak-street-akron-mill" });
      expect(result).toMatchObject({ store: "oak-street-akron-mill", created: 1 });
      const conflict = importing(db(), menuOf(NOW, { Fog: 3_000 }), {
        storeSlug: "oak-street-akron-mill",
      });
      await expect(conflict).rejects.toThrow("not oak-street-akron-mill");
    });
  });

  describe("a second time", () => {
    it.each(["menu.csv", "menu.json", "bloom.json"])(
      "finds nothing to do in %s, and is listed with zeros",
      async (file) => {
        await importing(db(), file);
        const before = await everything(db());
        const again = await importing(db(), file);
        expect(again).toMatchObject({ created: 0, changed: 0, missing: 0 });
        expect(again.unchanged).toBeGreaterThan(0);
        const after = await everything(db());
        expect(after.imports).toHaveLength(before.imports.length + 1);
        expect({ ...after, imports: [], versions: [] }).toEqual({
          ...before,
          imports: [],
          versions: [],
        });
      },
    );

    it("counts and stores what has changed, and confirms what has not", async () => {
      await importing(db(), menuOf(NOW - DAY_MS, { Fog: 3_000, Mist: 3_100 }));
      const result = await importing(db(), menuOf(NOW, { Fog: 2_800, Mist: 3_100, Dew: 3_200 }));
      expect(result).toMatchObject({ created: 1, changed: 1, unchanged: 1 });
      expect(await offerOf(db(), "Fog")).toMatchObject({ priceCents: 2_800 });
      expect(await offerOf(db(), "Mist")).toMatchObject({ observedAt: new Date(NOW) });
      expect(await historyOf(db(), "Mist")).toEqual([[-1, 3_100]]);
    });
  });

  describe("of rows about one offer", () => {
    it("believes the last and names both", async () => {
      const { text } = menuOf(NOW, { Fog: 3_000 });
      const twice = `${text}\n${text.split("\n")[1]?.replace("3000", "2900") ?? ""}`;
      const result = await importing(db(), { text: twice });
      expect(result).toMatchObject({ read: 2, accepted: 2, created: 1 });
      expect(result.warnings).toMatchObject([{ row: 3, field: "row" }]);
      expect(result.warnings[0]?.reason).toContain("row 2");
      expect(await offerOf(db(), "Fog")).toMatchObject({ priceCents: 2_900 });
    });

    it("says nothing when they agree", async () => {
      const { text } = menuOf(NOW, { Fog: 3_000 });
      const result = await importing(db(), { text: `${text}\n${text.split("\n")[1] ?? ""}` });
      expect(result).toMatchObject({ read: 2, accepted: 2, created: 1, warnings: [] });
    });
  });

  describe("leaves the database as it was", () => {
    it.each<[string, () => Promise<unknown>]>([
      ["no row is acceptable", () => importing(db(), menuOf(NOW, { Fog: 0 }))],
      ["there are no rows", () => importing(db(), menuOf(NOW, {}))],
      ["the store is unknown", () => importing(db(), "menu.csv", { storeSlug: "nowhere" })],
    ])("when %s", async (_, run) => {
      const before = await everything(db());
      await expect(run()).rejects.toThrow(UnusableFileError);
      expect(await everything(db())).toEqual(before);
    });

    it("after a dry run, which answers what would have happened", async () => {
      await importing(db(), "menu.csv");
      const before = await everything(db());
      const dry = await importing(db(), "menu.json", { dryRun: true });
      expect(dry).toMatchObject({ importId: null, created: 1, changed: 1, missing: 2 });
      expect(await everything(db())).toEqual(before);
    });
  });

  it("lengthens a code that another product has already", async () => {
    await importing(db(), menuOf(NOW, { Fog: 3_000 }));
    const [first] = await db().select().from(products);
    await db().update(products).set({ matchKey: "flower|other|product" });
    await importing(db(), menuOf(NOW, { Fog: 3_000 }));
    const [, second] = await db().select().from(products).orderBy(asc(products.id));
    expect(second?.code).toMatch(new RegExp(`^${first?.code ?? "-"}[a-z2-7]{4}$`));
  });

  it("waits for another import instead of deciding on the same old state", async () => {
    const files = [1, 2, 3, 4].map((n) => menuOf(NOW, { Fog: 3_000, [`Dew ${String(n)}`]: 3_000 }));
    const results = await Promise.all(files.map((file) => importing(db(), file)));
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(5);
  });
});
