import { PGlite } from "@electric-sql/pglite";
import { count, sql } from "drizzle-orm";
import { matchesRule } from "#domain/alerts/alertRules.ts";
import {
  openDatabase,
  openPglite,
  type Database,
  type Db,
} from "../../../../../server/db/database.ts";
import { findNewDeals } from "../../../../../server/alerts/queue/newDeals.ts";
import { queueAlerts } from "../../../../../server/alerts/queue/queueAlerts.ts";
import { toRule } from "../../../../../server/alerts/devices/rules.ts";
import { alertRules, alerts } from "../../../../../server/db/schema/alerts.ts";
import { startPostgres } from "../../../../support/programs/postgres.ts";
import { dropPrices, fillForAlerts, NOON } from "./alertsData.ts";
import type { BenchPart } from "../report/part.ts";
import type { Samples } from "../report/samples.ts";

/** Rules that are asked for one by one, to tell how long all of them would take. */
const ASKED_ONE_BY_ONE = 500;

/**
 * An import of 12,000 offers with 300 lower prices meets 100,000 rules, on both engines: what it
 * takes to fill the outbox, beside reading the rules and doing nothing ("limit"), and beside one
 * query a rule ("floor", extrapolated).
 */
export const benchAlerts: BenchPart = async (context) => {
  await benchEngine("Pglite", await openPglite(new PGlite()), context);
  const postgres = await startPostgres();
  if (postgres === null) {
    context.say("PostgreSQL is unavailable: alerts were not measured on it.");
    return;
  }
  try {
    const database = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
    await benchEngine("Postgres", database, context);
  } finally {
    await postgres.stop();
  }
};

async function benchEngine(
  engine: "Pglite" | "Postgres",
  { db, close }: Database,
  { runs, samples, say }: { runs: number; samples: Samples; say: (text: string) => void },
): Promise<void> {
  say(`Alerts, ${engine}: 100,000 rules …`);
  await fillForAlerts(db);
  const metric = `alerts${engine}` as const;
  // The first round only warms up.
  for (let round = 0; round <= runs; round += 1) {
    // What the round before has left behind is not a week's work of the outbox.
    await db.execute(sql`vacuum alerts, alert_rule_days, offers`);
    const measured = await takenBack(db, (tx) => measure(tx, say));
    const limit = await timed(() => db.execute(sql`select * from alert_rules`));
    if (round === 0) continue;
    samples.add("product", {
      [metric]: measured.milliseconds,
      [`${metric}Memory`]: measured.bytes,
    });
    samples.add("limit", { [metric]: limit });
  }
  const naive = await takenBack(db, (tx) => measureNaive(tx, say));
  samples.add("floor", { [metric]: naive });
  await close();
}

async function measure(tx: Db, say: (text: string) => void) {
  const importId = await dropPrices(tx);
  const memory = watchMemory();
  const start = performance.now();
  const { dealsQueued, alertsQueued } = await queueAlerts(tx, importId, NOON);
  const milliseconds = performance.now() - start;
  const bytes = memory.growth();
  const [written] = await tx.select({ rows: count() }).from(alerts);
  const result = `${String(dealsQueued)} deals, ${String(alertsQueued)} alerts (${String(written?.rows)} rows)`;
  say(`  ${result}, ${milliseconds.toFixed(0)} ms, ${(bytes / 1e6).toFixed(0)} MB more`);
  return { milliseconds, bytes };
}

/** Without an index over the deals: one query for each rule; and all in memory, each rule with each deal. */
async function measureNaive(tx: Db, say: (text: string) => void): Promise<number> {
  const importId = await dropPrices(tx);
  const rules = (await tx.select().from(alertRules)).map(toRule);
  const deals = await findNewDeals(tx, importId, NOON);
  const loop = await timed(() => {
    let matches = 0;
    for (const rule of rules) {
      for (const deal of deals) matches += matchesRule(rule, deal) ? 1 : 0;
    }
    say(`  ${String(matches)} pairs by a loop over all rules and deals`);
    return Promise.resolve();
  });
  say(`  the loop alone, everything in memory and nothing written: ${loop.toFixed(0)} ms`);
  const asked = await timed(async () => {
    for (const { id } of rules.slice(0, ASKED_ONE_BY_ONE)) await askOne(tx, importId, id);
  });
  return (asked / ASKED_ONE_BY_ONE) * rules.length;
}

async function askOne(tx: Db, importId: number, ruleId: string): Promise<void> {
  await tx.execute(sql`
    select offers.id from alert_rules as rule, offers
    join stores on stores.id = offers.store_id
    join products on products.id = offers.product_id
    where rule.id = ${ruleId} and offers.import_id = ${importId}
      and (rule.regions = '{}' or stores.region = any(rule.regions))
      and (rule.sections = '{}' or products.category = any(rule.sections))
      and (rule.store_slug is null or rule.store_slug = stores.slug)
      and (rule.product_code is null or rule.product_code = products.code)
      and (rule.brand is null or rule.brand = products.brand)
      and (rule.max_cents is null or offers.sale_price_cents <= rule.max_cents)
  `);
}

/** Does work in a transaction that is rolled back, so that the next round finds the same. */
async function takenBack<Output>(db: Db, work: (tx: Db) => Promise<Output>): Promise<Output> {
  const results: Output[] = [];
  await db
    .transaction(async (tx) => {
      results.push(await work(tx));
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (results.length === 0) throw error;
    });
  const [result] = results;
  if (result === undefined) throw new Error("The work had no result.");
  return result;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** How much more memory the process has held since, at most. */
function watchMemory() {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 20);
  return {
    growth() {
      clearInterval(timer);
      look();
      return most - before;
    },
  };
}
