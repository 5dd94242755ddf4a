import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/time/spans.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import { stores } from "../../../server/db/schema/stores.ts";
import { revokeToken } from "../../../server/import/incoming/tokens.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { linkStore } from "../../../server/import/stores/storeCommands.ts";
import { everything, importing, menuOf, NOW } from "../../support/data/importing.ts";
import { publicAnswers } from "../../support/data/publicAnswers.ts";
import { tokenFor } from "../../support/data/pushing.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

describeOnFasterEngine("undo", (database) => {
  const db = () => database().db;

  const context = () => ({ db: db(), now: () => NOW, progress: () => undefined });

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

  /** A menu of the fixtures' second store. */
  const ofMillRoad = (menu: { text: string }) => ({
    text: menu.text.replaceAll("OH-T-1", "OH-T-2"),
  });

  beforeEach(async () => {
    await importing(db(), "stores.csv");
  });

  describe("is refused, and changes nothing,", () => {
    const refused = async (importId: number, reason: string) => {
      const before = await everything(db());
      await expect(undo(importId)).rejects.toThrow(reason);
      expect(await everything(db())).toEqual(before);
    };

    it("for an import that is not the newest of its stores, naming those to undo first", async () => {
      const menus = [3, 2, 1].map((back) => menuOf(NOW - back * DAY_MS, { Fog: 3_000 - back }));
      const ids: number[] = [];
      for (const menu of menus) ids.push(await idOf(importing(db(), menu)));
      await importing(db(), ofMillRoad(menuOf(NOW, { Fog: 2_900 })));
      const [first = 0, second = 0, third = 0] = ids;
      const reason = `undo ${String(third)}, ${String(second)} first, in this order`;
      await refused(first, reason);
      await undo(third);
      await refused(first, `undo ${String(second)} first`);
    });

    it("naming also what those to be undone first depend on", async () => {
      const first = await idOf(importing(db(), menuOf(NOW - DAY_MS, { Fog: 3_000 })));
      const list = await idOf(importing(db(), "stores.csv"));
      const other = await idOf(importing(db(), ofMillRoad(menuOf(NOW, { Fog: 2_900 }))));
      await refused(first, `undo ${String(other)}, ${String(list)} first, in this order`);
      for (const importId of [other, list, first]) await undo(importId);
    });

    it("for the list of stores under a menu", async () => {
      await importing(db(), "menu.csv");
      await refused(1, "undo 2 first");
    });

    it("for one that is there not at all, or undone already, or the sample", async () => {
      const importId = await idOf(importing(db(), "menu.csv"));
      await undo(importId);
      await refused(importId, "is undone already");
      await refused(99, "There is no import 99.");
      await db().update(imports).set({ sample: true }).where(eq(imports.id, 1));
      await refused(1, "There is no import 1.");
    });

    it("for one whose store has been joined with another since then", async () => {
      const importId = await idOf(importing(db(), "bloom.json"));
      const input = { alias: "bloom:columbus-west", slug: "oak-street-akron" };
      await linkStore.run(context(), input);
      expect((await db().select().from(stores)).map(({ slug }) => slug)).not.toContain(
        "bloom-columbus-west",
      );
      await refused(importId, "a store of it has since been joined with another");
      // What is imported into the joined store from now on can be undone again.
      const before = await look();
      await undo(await idOf(importing(db(), menuOf(NOW, { Fog: 3_000 }))));
      expect(await look()).toEqual(before);
    });

    it("for one that has made a store of which menus may be pushed, until that is over", async () => {
      const importId = await idOf(importing(db(), "bloom.json"));
      const { id } = await tokenFor(db(), "bloom-columbus-west");
      await refused(importId, `first revoke token ${String(id)} of bloom-columbus-west`);
      await revokeToken.run(context(), { id });
      await undo(importId);
    });
  });
});
