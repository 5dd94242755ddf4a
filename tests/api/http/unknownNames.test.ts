import { expect, it } from "vitest";
import { DAY_MS } from "#domain/time/spans.ts";
import type { CacheSize } from "../../../server/web/answers/answerCache.ts";
import { loadSampleContests } from "../../../server/operations/sample/loadSampleContests.ts";
import { insertEvent } from "../../support/community/eventRows.ts";
import { NOW } from "../../support/data/rows.ts";
import { importing } from "../../support/data/importing.ts";
import { statementsOf } from "../../support/database/statements.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";
import { builtPage } from "../../support/pages/builtPage.ts";
import { siteOn } from "../../support/server/requests.ts";
import { menuFile, STORES } from "../../support/trends/menuFiles.ts";

/** Addresses in which something is named that there is not, the number another one each time. */
const MADE_UP: readonly [what: string, address: (number: number) => string, status: number][] = [
  ["a year of highlights", (n) => `/api/highlights/${String(1000 + n)}`, 404],
  ["a year of contests", (n) => `/api/contests/${String(3000 + n)}`, 404],
  ["a contest's results", (n) => `/api/contests/${String(3000 + n)}/results.csv`, 404],
  ["a contest's archive", (n) => `/api/contests/${String(3000 + n)}/archive.json`, 404],
  ["a store", (n) => `/api/menus/none-${String(n)}`, 404],
  ["an event's file", (n) => `/api/events/none-${String(n)}.ics`, 404],
  ["a year of events", (n) => `/api/events?year=${String(1000 + n)}`, 200],
  ["a week of trends", (n) => `/api/trends/${String(1000 + n)}-W07/flower`, 200],
  ["a week of a region", (n) => `/api/trends/${String(1000 + n)}-W07/vape?region=Central`, 200],
  ["a part of the sitemap", (n) => `/sitemap-${String(1 + n)}.xml`, 404],
  ["a strain", (n) => `/api/strains/none-${String(n)}/offers`, 404],
  ["a terpene", (n) => `/api/terpenes/none-${String(n)}/products`, 404],
  ["a region", (n) => `/api/trends?region=none-${String(n)}`, 404],
];

describeOnFasterEngine("what there is not", (database) => {
  /** A site with a menu, an event and contests, and how much it keeps of answers. */
  async function site() {
    const { db } = database();
    await importing(db, "stores.csv");
    for (const store of STORES) await importing(db, menuFile(store, NOW));
    await insertEvent(db, { slug: "picnic" });
    await loadSampleContests(db, NOW);
    const caches: (() => CacheSize)[] = [];
    const cacheWatch = (size: () => CacheSize) => {
      caches.push(size);
      return () => undefined;
    };
    const app = siteOn(db, { dist: builtPage(), cacheWatch });
    const kept = () => caches.reduce((sum, size) => sum + size().entries, 0);
    const ask = async (path: string) => {
      const answer = await app.request(path);
      await answer.text();
      return answer.status;
    };
    return { db, ask, kept };
  }

  it.each(MADE_UP)(
    "costs a look at the data's version and is not kept: %s",
    async (_, address, status) => {
      const { db, ask, kept } = await site();
      expect(await ask(address(0))).toBe(status);
      const before = kept();
      for (let number = 1; number < 5; number += 1) {
        const statements = await statementsOf(db, async () => {
          expect(await ask(address(number))).toBe(status);
        });
        expect(statements).toBeLessThanOrEqual(1);
      }
      expect(kept()).toBe(before);
    },
  );

  it("is found as soon as it is there", async () => {
    const { db, ask } = await site();
    expect(await ask("/api/events/later.ics")).toBe(404);
    await insertEvent(db, { slug: "later" });
    expect(await ask("/api/events/later.ics")).toBe(200);
    expect(await ask("/api/highlights/2026")).toBe(200);
    expect(await ask("/api/highlights/2025")).toBe(404);
    await importing(db, menuFile("OH-T-1", NOW - 365 * DAY_MS));
    expect(await ask("/api/highlights/2025")).toBe(200);
  });

  it("costs a look by its code where it is a product, and one at how far the database is: there may be too many to list", async () => {
    const { db, ask } = await site();
    await ask("/api/products/none");
    expect(
      await statementsOf(db, async () => {
        expect(await ask("/api/products/none-1")).toBe(404);
      }),
    ).toBe(3);
  });
});
