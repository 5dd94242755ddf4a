import { setImmediate as turn } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Db } from "../../../server/db/database.ts";
import { watchDataVersion } from "../../../server/db/dataVersion.ts";
import { products } from "../../../server/db/schema/offers.ts";
import { stores } from "../../../server/db/schema/stores.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { importing, menuOf, NOW } from "../../support/data/importing.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";
import { siteOn } from "../../support/server/requests.ts";

const FOG = menuOf(NOW, { Fog: 3_500 });
const FOG_AND_MIST = menuOf(NOW, { Fog: 3_500, Mist: 4_000 });

/**
 * A site whose answers are ready, which looks at the data's version once a second and serves what it has
 * rather than to wait. Nobody tells it of a command, as between the command's commit and its end.
 */
async function warmSite(db: Db) {
  const app = siteOn(db, {
    dataVersion: watchDataVersion(db),
    answerPatienceMs: 0,
    now: () => NOW,
  });
  const [store] = await db.select().from(stores).where(eq(stores.license, "OH-T-1"));
  const lists = ["/api/menus", "/api/search", `/api/menus/${store?.slug ?? ""}`];
  /** Whether each list has Mist. */
  const listed = async () => {
    const texts = lists.map(async (path) => await (await app.request(path)).text());
    return (await Promise.all(texts)).map((text) => text.includes("Mist"));
  };
  await listed();
  return {
    listed,
    statusOf: async (code: string) => (await app.request(`/api/products/${code}`)).status,
  };
}

async function codeOfMist(db: Db): Promise<string> {
  const [row] = await db.select().from(products).where(eq(products.name, "Mist"));
  return row?.code ?? "";
}

describeOnFasterEngine("answers of one process are of one version of the data", (database) => {
  it("no list has a product that visitors have been told is gone", async () => {
    const { db } = database();
    await importing(db, "stores.csv");
    await importing(db, FOG);
    const { importId } = await importing(db, FOG_AND_MIST);
    const code = await codeOfMist(db);
    const { listed, statusOf } = await warmSite(db);
    expect(await listed()).toEqual([true, true, true]);
    await undoImport(db, importId ?? 0, NOW);
    expect(await statusOf(code)).toBe(404);
    expect(await listed()).toEqual([false, false, false]);
  });

  it("no list is without a product that visitors have been shown", async () => {
    const { db } = database();
    await importing(db, "stores.csv");
    await importing(db, FOG);
    const { listed, statusOf } = await warmSite(db);
    expect(await listed()).toEqual([false, false, false]);
    await importing(db, FOG_AND_MIST);
    expect(await statusOf(await codeOfMist(db))).toBe(200);
    expect(await listed()).toEqual([true, true, true]);
  });

  it("holds at each moment of an import and of its undo", async () => {
    const { db } = database();
    await importing(db, "stores.csv");
    await importing(db, FOG);
    const { importId: first } = await importing(db, FOG_AND_MIST);
    const code = await codeOfMist(db);
    await undoImport(db, first ?? 0, NOW);
    const { listed, statusOf } = await warmSite(db);
    /** Asks in turn until the change is seen in the lists, and says what was against the order of time. */
    const watching = async (change: Promise<unknown>, appears: boolean): Promise<string[]> => {
      let isOver = false;
      const over = change.finally(() => (isOver = true));
      const wrong: string[] = [];
      for (;;) {
        const wasOver = isOver;
        const before = await statusOf(code);
        const lists = await listed();
        const after = await statusOf(code);
        if (before === (appears ? 200 : 404) && lists.includes(!appears)) wrong.push("a list");
        if (lists.includes(appears) && after !== (appears ? 200 : 404)) wrong.push("the page");
        if (wasOver && !lists.includes(!appears)) break;
        // What is ready is answered without one, and the change would never have its turn.
        await turn();
      }
      await over;
      return wrong;
    };
    const imported = importing(db, FOG_AND_MIST);
    expect(await watching(imported, true)).toEqual([]);
    const { importId } = await imported;
    expect(await watching(undoImport(db, importId ?? 0, NOW), false)).toEqual([]);
  });
});
