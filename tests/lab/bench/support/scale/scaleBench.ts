import path from "node:path";
import { Client } from "pg";
import { buildIfNeeded } from "../../../../../server/cli/serveUntilStopped.ts";
import { openDatabase, type Db } from "../../../../../server/db/database.ts";
import { importFile } from "../../../../../server/import/run.ts";
import { startPostgres } from "../../../../support/programs/postgres.ts";
import { perCpuSecond } from "../api/api.ts";
import { ApiServer } from "../api/apiServer.ts";
import type { BenchPart } from "../report/part.ts";
import { untilHomeHasItsView } from "../subjects/cannedAnswers.ts";
import { menuOfShop } from "../trends/trendsData.ts";
import { ANSWERS, makeAnew } from "./scaleAnswers.ts";
import { fillToScale, ONE_STORE, readDisk } from "./scaleData.ts";

/** A million offers, beside one state's, beside the sample's: what each has to do with its number shows. */
const SIZES = [
  { name: "floor", size: { stores: 120, offersOfAStore: 100 } },
  { name: "limit", size: { stores: 200, offersOfAStore: 500 } },
  { name: "product", size: { stores: 2_000, offersOfAStore: 500 } },
] as const;

/** What visitors ask for on PostgreSQL with 12,000, 100,000 and 1,000,000 offers, made anew and when ready, and their disk. */
export const benchScale: BenchPart = async ({ runs, scratch, samples, say }) => {
  await buildIfNeeded("production", new AbortController().signal);
  const postgres = await startPostgres();
  if (postgres === null) {
    say("PostgreSQL is unavailable: scale is not measured.");
    return;
  }
  try {
    for (const { name, size } of SIZES) {
      const offers = size.stores * size.offersOfAStore;
      say(`Scale: ${offers.toLocaleString("en-US")} offers come in …`);
      const databaseUrl = await createDatabase(postgres.url, `scale_${name}`);
      const now = Date.now();
      const { db, close } = await openDatabase({ dataDir: "", databaseUrl });
      try {
        await fillToScale(db, size, now);
        const disk = await readDisk(db);
        samples.add(name, { scaleOfferDisk: disk.offer, scaleSightingDisk: disk.sighting });
        // The first round only warms up.
        for (let round = 0; round <= runs; round += 1) {
          say(`Scale, ${offers.toLocaleString("en-US")} offers, round ${round} of ${runs} …`);
          for (const answer of ANSWERS) {
            const figures = await makeAnew(db, answer, now);
            if (round > 0) samples.add(name, figures);
          }
        }
        await measureImports(db, runs, now, (scaleImport) => {
          samples.add(name, { scaleImport });
        });
      } finally {
        await close();
      }
      samples.add(name, await measureReady(databaseUrl, path.join(scratch, `scale-${name}`)));
    }
  } finally {
    await postgres.stop();
  }
};

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A store's menu, again and again: the first brings offers, the next ones prices, which is the usual case. */
async function measureImports(
  db: Db,
  runs: number,
  now: number,
  add: (ms: number) => void,
): Promise<void> {
  for (let round = 0; round <= runs; round += 1) {
    const at = now - (runs + 1 - round) * 1_000;
    const start = performance.now();
    await importFile(db, {
      fileName: "bench",
      content: Buffer.from(menuOfShop(ONE_STORE, at)),
      format: null,
      storeSlug: null,
      observedAt: null,
      full: false,
      dryRun: false,
      now,
      queueAlerts: () => Promise.resolve({ dealsQueued: 0, alertsQueued: 0 }),
    });
    if (round > 0) add(performance.now() - start);
  }
}

async function measureReady(databaseUrl: string, dataDir: string) {
  const site = await ApiServer.start({ kind: "serve site", dataDir, databaseUrl });
  try {
    await untilHomeHasItsView(site.url);
    const menu = `/api/menus/shop-${String(ONE_STORE)}`;
    // The longest to make: once they are there, no thread of the process makes any.
    for (const each of ["/api/deals", "/api/search", menu]) await fetch(site.url + each);
    return {
      scaleReadyHome: await perCpuSecond(site, "/"),
      scaleReadyMenu: await perCpuSecond(site, menu),
      scaleMemory: await site.memory(),
    };
  } finally {
    await site.stop();
  }
}
