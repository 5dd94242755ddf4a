import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/time/spans.ts";
import { UnusableFileError } from "../../../server/csv.ts";
import { everything, fixture, importing, NOW, offerOf } from "../../support/data/importing.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

const HEADER =
  "store_license,observed_at,source_kind,source_url,external_id,name,brand,category,subcategory,menu,size_label,price_cents";

/** One row of the first store's menu, as neutral CSV. */
function item(
  id: string,
  name: string,
  category: string,
  more: { kind?: string; at?: number } = {},
) {
  const time = new Date(more.at ?? NOW).toISOString();
  const address = `https://store.example/${id}`;
  return `OH-T-1,${time},store_file,${address},${id},${name},Oak Works,${category},${more.kind ?? ""},rec,1g,1000`;
}
const csv = (...rows: string[]) => ({ text: [HEADER, ...rows].join("\n") });

describeOnFasterEngine("the category of what is imported", (database) => {
  const db = () => database().db;
  beforeEach(async () => {
    await importing(db(), "stores.csv");
  });

  describe("of a scraper's wrong page", () => {
    const misread = (category: string) => {
      const right = readFileSync(fixture("bloomVape.json"), "utf8");
      return { text: right.replaceAll('"category": "vape"', `"category": "${category}"`) };
    };

    it.each(["edibles", "tinctures", "topicals", "pre-rolls", "flower"])(
      "is not believed when it says %s of cartridges: nothing comes in",
      async (category) => {
        const refused = importing(db(), misread(category));
        await expect(refused).rejects.toThrow(UnusableFileError);
        await expect(refused).rejects.toMatchObject({
          result: {
            accepted: 0,
            rejected: [{ field: "category" }, { field: "category" }, { field: "category" }],
          },
        });
        expect((await everything(db())).offers).toEqual([]);
      },
    );

    it("takes an extract among cartridges that are filed as concentrates: its own words agree", async () => {
      const result = await importing(db(), misread("concentrates"));
      expect(result.accepted).toBe(1);
      expect(result.rejected).toMatchObject([
        { row: 1, field: "category" },
        { row: 2, field: "category" },
      ]);
      expect((await offerOf(db(), "Apricot Glass")).externalId).toBe("23");
    });

    it("is believed where it is the right one", async () => {
      expect(await importing(db(), misread("vape"))).toMatchObject({ accepted: 3, rejected: [] });
    });
  });

  describe("of an item that the store lists otherwise", () => {
    const asExtract = csv(item("7", "Apricot Glass", "extract"));

    it("is refused by row while that listing is fresh", async () => {
      await importing(db(), csv(item("7", "Apricot Glass", "vape", { kind: "cart" })));
      const both = csv(item("7", "Apricot Glass", "extract"), item("8", "Oak Wax", "extract"));
      const result = await importing(db(), both);
      expect(result).toMatchObject({ accepted: 1, rejected: [{ row: 2, field: "category" }] });
      expect(result.rejected[0]?.reason).toContain("lists item 7 at the same address as vape");
    });

    it("is taken when the row's own words confirm it", async () => {
      await importing(db(), csv(item("7", "Apricot Glass", "extract")));
      const cart = csv(item("7", "Apricot Glass", "vape", { kind: "cart" }));
      expect(await importing(db(), cart)).toMatchObject({ accepted: 1, rejected: [] });
    });

    it("is taken four days later: the store may have filed it anew", async () => {
      const earlier = { kind: "cart", at: NOW - 4 * DAY_MS };
      await importing(db(), csv(item("7", "Apricot Glass", "vape", earlier)));
      expect(await importing(db(), asExtract)).toMatchObject({ accepted: 1 });
    });

    it("is refused within one file, too", async () => {
      const file = csv(item("7", "Apricot Glass", "vape"), item("7", "Apricot Glass", "extract"));
      expect(await importing(db(), file)).toMatchObject({
        accepted: 1,
        rejected: [{ row: 3, field: "category" }],
      });
    });
  });

  describe("of a file that the operator calls a whole menu", () => {
    beforeEach(async () => {
      const yesterday = { at: NOW - DAY_MS };
      await importing(
        db(),
        csv(
          item("1", "River Cake", "flower", yesterday),
          item("2", "Fog Fuel", "flower", yesterday),
          item("3", "Night Cart", "vape", yesterday),
        ),
      );
    });

    it("limits what is missing to itself when it is the only one, and the import says so", async () => {
      const result = await importing(db(), csv(item("1", "River Cake", "flower")), { full: true });
      expect(result).toMatchObject({ missing: 1, warnings: [{ row: null, field: "category" }] });
      expect((await offerOf(db(), "Fog Fuel")).missingSince).toEqual(new Date(NOW));
      expect((await offerOf(db(), "Night Cart")).missingSince).toBeNull();
    });

    it("limits nothing when there are several", async () => {
      const two = csv(item("1", "River Cake", "flower"), item("4", "Day Cart", "vape"));
      expect(await importing(db(), two, { full: true })).toMatchObject({
        missing: 2,
        warnings: [],
      });
    });
  });
});
