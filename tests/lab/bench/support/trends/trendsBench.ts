import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { openDatabase, openPglite, type Db } from "../../../../../server/db/database.ts";
import { readHighlights } from "../../../../../server/community/highlights/readHighlights.ts";
import { importFile } from "../../../../../server/import/run.ts";
import { recomputeWeeks, weekOf } from "../../../../../server/catalogue/facts/weeks.ts";
import { readTrends } from "../../../../../server/catalogue/trends/readTrends.ts";
import { startPostgres } from "../../../../support/programs/postgres.ts";
import type { BenchPart } from "../report/part.ts";
import { fillWeeks, menuOfShop, STORES } from "./trendsData.ts";

/**
 * Trends of 104 weeks, 120 stores and 12,000 offers (1,248,000 observations): the first answer
 * after a store's menu has come in, what of that import's time goes to its weeks, and all
 * figures of all weeks anew.
 */
export const benchTrends: BenchPart = async ({ runs, samples, say }) => {
  say("Trends on PGlite: 1,248,000 observations …");
  const pglite = await openPglite(new PGlite());
  try {
    await measure(pglite.db, runs, (figures) => {
      samples.add("product", {
        trendsPglite: figures.first,
        trendsPgliteAll: figures.all,
        trendsImportShare: figures.share,
        highlightsPglite: figures.highlights,
      });
    });
  } finally {
    await pglite.close();
  }
  const postgres = await startPostgres();
  if (postgres === null) {
    say("PostgreSQL is unavailable: trends were measured on PGlite alone.");
    return;
  }
  try {
    const { db, close } = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
    say("Trends on PostgreSQL …");
    await measure(db, runs, (figures) => {
      samples.add("product", {
        trendsPostgres: figures.first,
        trendsPostgresAll: figures.all,
        highlightsPostgres: figures.highlights,
      });
    });
    await close();
  } finally {
    await postgres.stop();
  }
};

interface Figures {
  first: number;
  all: number;
  share: number;
  highlights: number;
}

async function measure(db: Db, runs: number, add: (figures: Figures) => void): Promise<void> {
  const now = Date.now();
  await fillWeeks(db, now);
  await readTrends(db, null, now);
  // The first round only warms up.
  for (let round = 0; round <= runs; round += 1) {
    const shop = 1 + (round % STORES);
    // A first menu brings offers, the next one prices: that is the usual case.
    await bring(db, menuOfShop(shop, now - 120_000), now);
    await readTrends(db, null, now);
    const imported = await timed(() => bring(db, menuOfShop(shop, now - 60_000), now));
    const first = await timed(() => readTrends(db, null, now));
    const weeks = await timed(() =>
      recomputeWeeks(
        db,
        sql`select id, ${weekOf(sql`${new Date(now).toISOString()}::timestamptz`)} from stores where license = ${`OH-B-${String(shop)}`}`,
      ),
    );
    const highlights = await timed(() => readHighlights(db, new Date(now).getFullYear(), now));
    await db.execute(sql`delete from trend_weeks`);
    const all = await timed(() => readTrends(db, null, now));
    const share = (100 * weeks) / (imported - weeks);
    if (round > 0) add({ first, all, share, highlights });
  }
}

async function bring(db: Db, text: string, now: number): Promise<void> {
  await importFile(db, {
    fileName: "bench",
    content: Buffer.from(text),
    format: null,
    storeSlug: null,
    observedAt: null,
    full: false,
    dryRun: false,
    now,
    queueAlerts: () => Promise.resolve({ dealsQueued: 0, alertsQueued: 0 }),
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
