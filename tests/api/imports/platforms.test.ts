import { describe, beforeEach, expect, it } from "vitest";
import { everything, importing } from "../../support/data/importing.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

/** Each platform's file with what comes of it: rows, and the fields for which rows are refused. */
const FILES = [
  ["jane", { read: 6, created: 3, refused: ["thc_pct_min", "price_cents", "store_slug"] }],
  ["dutchie", { read: 5, created: 4, refused: ["price_cents"] }],
  ["weedmaps", { read: 5, created: 3, refused: ["category", "price_cents"] }],
  ["sweed", { read: 6, created: 4, refused: ["thc_pct_min", "price_cents"] }],
  ["joint", { read: 4, created: 3, refused: ["category"] }],
  ["dispense", { read: 4, created: 3, refused: ["price_cents"] }],
] as const;

describeOnFasterEngine("the import from platforms", (database) => {
  const db = () => database().db;
  const storeSlug = "oak-street-akron";
  beforeEach(async () => {
    await importing(db(), "stores.csv");
  });

  describe.each(FILES)("%s", (format, { read, created, refused }) => {
    it("is told by content, and names what is refused", async () => {
      const result = await importing(db(), `${format}.json`, { storeSlug });
      expect(result).toMatchObject({ format, store: storeSlug, read, created });
      expect(result.rejected.map(({ field }) => field)).toEqual(refused);
      const ofTheFile = result.warnings.filter(({ row }) => row === null);
      expect(ofTheFile).toMatchObject([{ field: "observed_at" }]);
    });

    it("changes nothing when it is imported a second time", async () => {
      await importing(db(), `${format}.json`, { storeSlug });
      const before = await everything(db());
      const again = await importing(db(), `${format}.json`, { storeSlug });
      expect(again).toMatchObject({ created: 0, changed: 0, unchanged: created });
      expect((await everything(db())).offers).toEqual(before.offers);
    });

    it("needs the operator to name its store", async () => {
      const reason: unknown = expect.stringContaining("--store names it");
      const rejected: unknown = expect.arrayContaining([expect.objectContaining({ reason })]);
      await expect(importing(db(), `${format}.json`)).rejects.toMatchObject({
        result: { rejected },
      });
    });
  });
});
