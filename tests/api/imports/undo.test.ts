import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/time/spans.ts";
import { importEffects } from "../../../server/db/schema/imports.ts";
import { products } from "../../../server/db/schema/offers.ts";
import { bumpDataVersion } from "../../../server/db/dataVersion.ts";
import { describeSample } from "../../../server/operations/sample/load.ts";
import { matchKey } from "../../../server/import/write/productIdentity.ts";
import { listCommand } from "../../../server/import/importCommand.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { everything, importing, menuOf, NOW } from "../../support/data/importing.ts";
import { publicAnswers } from "../../support/data/publicAnswers.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { describeOnFasterEngine, type TestDatabase } from "../../support/database/testDatabase.ts";

/** On a database with the fixtures' stores. */
function undoing(database: () => TestDatabase) {
  const db = () => database().db;

  const undo = (importId: number) => undoImport(db(), importId, NOW);

  /** All rows from which public answers are made, and those answers as they travel. */
  const look = async () => {
    const all = await everything(db());
    // Which of several imports has brought a state is no matter of any answer.
    const offers = all.offers.map((offer) => ({ ...offer, importId: 0 }));
    const rows = { ...all, offers, imports: [], versions: [] };
    const answers = await publicAnswers(db());
    return { rows, answers };
  };

  const idOf = async (done: ReturnType<typeof importing>): Promise<number> =>
    (await done).importId ?? 0;

  beforeEach(async () => {
    await importing(db(), "stores.csv");
  });
  return { db, undo, look, idOf };
}

/** All rows are read and all public answers made at each of its twenty-four steps, which takes long; shorter ways are tried on both below. */
describeOnFasterEngine("undo of many imports", (database) => {
  const { db, undo, look, idOf } = undoing(database);

  it("goes back step by step through all that imports can change, byte for byte", async () => {
    const day = (back: number, prices: Parameters<typeof menuOf>[1]) =>
      menuOf(NOW - back * DAY_MS, prices);
    const steps: [file: Parameters<typeof importing>[1], more?: { full: boolean }][] = [
      [day(9, { Fog: 3_000, Mist: 3_100, Dew: 3_200 })],
      // Confirms one price, changes one, puts one on sale.
      [day(6, { Fog: 3_000, Mist: 2_900, Dew: [3_200, 2_400] })],
      // Older than what is known: adds to the history and closes a span of it.
      [day(7, { Fog: 2_000, Mist: 2_900 })],
      // Other prices at the very moment of an earlier file.
      [day(6, { Fog: 3_000, Mist: 2_800 })],
      // Earlier than the first sight of an offer.
      [day(12, { Dew: 3_300 })],
      // The whole menu, which lacks two offers; then one of them again.
      [day(2, { Fog: 2_700 }), { full: true }],
      [day(1, { Mist: 2_600, Rain: 4_000 })],
      ["menu.json"],
      // Stores and aliases are made, found and renamed.
      ["bloom.json"],
      [{ text: "license,name,city,website\nOH-T-1,Elm Street,Kent,https://elm.example\n" }],
      // Products learn their strain and kind.
      [
        {
          text: day(0, { Fog: 2_700 })
            .text.replace("size_label", "size_label,strain,subcategory")
            .replace("3.5g", "3.5g,Blue Dream,smalls"),
        },
      ],
      // The same once more, which changes nothing.
      ["bloom.json"],
    ];
    const seen: { importId: number; before: Awaited<ReturnType<typeof look>> }[] = [];
    for (const [file, more] of steps) {
      const before = await look();
      seen.push({ importId: await idOf(importing(db(), file, more)), before });
    }
    for (const { importId, before } of seen.toReversed()) {
      await undo(importId);
      expect(await look(), `after import ${String(importId)}`).toEqual(before);
    }
    expect(await db().select().from(importEffects)).toEqual([]);
  });
});

describeOnFasterEngine("undo", (database) => {
  const { db, undo, look, idOf } = undoing(database);

  const context = () => ({ db: db(), now: () => NOW, progress: () => undefined });

  /** A menu of the fixtures' second store. */
  const ofMillRoad = (menu: { text: string }) => ({
    text: menu.text.replaceAll("OH-T-1", "OH-T-2"),
  });

  it("takes back what an import created, and leaves it in the list as undone", async () => {
    const before = await look();
    const importId = await idOf(importing(db(), "menu.csv"));
    expect(await undo(importId)).toEqual({
      importId,
      format: "csv",
      fileName: "menu.csv",
      removed: { stores: 0, products: 3, offers: 3 },
      restored: { stores: 0, products: 0, offers: 0 },
    });
    expect(await look()).toEqual(before);
    const [listed] = await listCommand.run(context(), null);
    expect(listed).toMatchObject({ id: importId, undoneAt: new Date(NOW).toISOString() });
  });

  it("lets the same file be imported again, to the same result", async () => {
    const importId = await idOf(importing(db(), "menu.csv"));
    const { answers } = await look();
    await undo(importId);
    expect(await importing(db(), "menu.csv")).toMatchObject({ created: 3 });
    expect((await look()).answers).toEqual(answers);
  });

  it("brings the sample back when no real store is left", async () => {
    await undo(1);
    const { store, product, deal } = rowsIn(db());
    const storeId = await store({ name: "Sample Store", sample: true });
    await deal(2_000, { storeId, productId: await product({ sample: true, name: "Fog" }) });
    await bumpDataVersion(db());
    const before = await look();
    expect(before.answers["statistics"]).toContain("Sample Store");

    const importId = await idOf(importing(db(), "stores.csv"));
    expect((await look()).answers["statistics"]).not.toContain("Sample Store");
    await undo(importId);
    expect(await look()).toEqual(before);
  });

  it("gives a product of the sample back to it that a real menu had claimed", async () => {
    const key = matchKey({ category: "flower", brand: "Oak Works", name: "Fog" });
    await rowsIn(db()).product({ sample: true, matchKey: key });
    await describeSample(db());
    const before = await look();
    const importId = await idOf(importing(db(), menuOf(NOW, { Fog: 3_000 })));
    expect(await db().select().from(products)).toMatchObject([{ sample: false }]);
    await undo(importId);
    expect(await look()).toEqual(before);
  });

  it("writes down nothing about an import that changes nothing", async () => {
    await importing(db(), "menu.csv");
    await importing(db(), "menu.csv");
    expect(await db().select().from(importEffects)).toEqual([]);
  });

  describe("of another store than the newest import's", () => {
    it("leaves that one's offers, and the product that both sell until nobody does", async () => {
      const first = await idOf(importing(db(), menuOf(NOW, { Fog: 3_000, Mist: 3_100 })));
      const other = await idOf(importing(db(), ofMillRoad(menuOf(NOW, { Fog: 2_900 }))));
      const names = async () =>
        (await db().select().from(products).orderBy(products.id)).map(({ name }) => name);

      expect(await undo(first)).toMatchObject({ removed: { products: 1, offers: 2 } });
      expect(await names()).toEqual(["Fog"]);
      expect(await undo(other)).toMatchObject({ removed: { products: 1, offers: 1 } });
      expect(await names()).toEqual([]);
    });

    it("keeps what the later import has said of a product since then", async () => {
      const described = (menu: { text: string }, strain: string) => ({
        text: menu.text
          .replace("size_label", "size_label,strain")
          .replace("3.5g", `3.5g,${strain}`),
      });
      await importing(db(), menuOf(NOW - DAY_MS, { Fog: 3_000 }));
      const fog = menuOf(NOW, { Fog: 3_000 });
      const first = await idOf(importing(db(), described(fog, "Blue Dream")));
      await importing(db(), described(ofMillRoad(fog), "Wedding Cake"));
      await undo(first);
      expect(await db().select().from(products)).toMatchObject([{ strainSlug: "wedding-cake" }]);
    });
  });
});
