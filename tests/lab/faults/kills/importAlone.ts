import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { count, countDistinct, eq, max } from "drizzle-orm";
import { openDatabase } from "../../../../server/db/database.ts";
import { observations } from "../../../../server/db/schema/facts.ts";
import { imports } from "../../../../server/db/schema/imports.ts";
import { offers } from "../../../../server/db/schema/offers.ts";
import { fixture } from "../../../support/data/importing.ts";
import { runImport, startImport } from "../../../support/server/importProcess.ts";
import type { Program } from "../../../support/server/serverProcess.ts";
import { table } from "../report/table.ts";
import { menuOfOnePrice } from "./streams/menuOfOnePrice.ts";

/** Enough rows that the command says when it begins to write them, and that this takes a while. */
const ROWS = 5_000;

/** When it is killed: shares of the time that the first one has taken to write. */
const MOMENTS = [0, 0.2, 0.4, 0.6, 0.8, 0.95];

const FIRST_CENTS = 3_000;

/**
 * `npm run import` on a data folder without a server, killed at named moments of its writing: what is
 * there afterwards is all of the menu or nothing, and the next one comes in.
 */
export async function killImportAlone(scratch: string): Promise<{ table: string; held: boolean }> {
  const folder = path.join(scratch, "import-alone");
  const dataDir = path.join(folder, "data");
  mkdirSync(folder);
  const menu = (cents: number) => {
    const file = path.join(folder, `${String(cents)}.csv`);
    writeFileSync(file, menuOfOnePrice("OH-T-1", cents, ROWS));
    return file;
  };
  let cents = FIRST_CENTS;
  await runImport(dataDir, fixture("stores.csv"));
  const first = startImport(dataDir, [menu(cents)]);
  await hasBegunToWrite(first);
  const begun = performance.now();
  let held = (await first.ended).code === 0;
  const whole = performance.now() - begun;
  const rows: string[][] = [];
  for (const moment of MOMENTS) {
    const running = startImport(dataDir, [menu(cents + 1)]);
    await hasBegunToWrite(running);
    await pause(moment * whole);
    running.process.kill("SIGKILL");
    await running.ended;
    const found = await look(dataDir);
    const isWhole = found.isWhole && [cents, cents + 1].includes(found.cents);
    held &&= isWhole;
    const left = found.cents === cents ? "nothing of it" : "all of it";
    rows.push([`after ${(moment * 100).toFixed(0)} % of its time`, isWhole ? left : "TORN"]);
    cents = found.cents;
  }
  const last = await runImport(dataDir, menu(cents + 1));
  const found = await look(dataDir);
  const isIn = last.code === 0 && found.isWhole && found.cents === cents + 1;
  rows.push(["not at all", isIn ? "all of it" : "TORN"]);
  return { table: table(["a command alone, killed", "left"], rows), held: held && isIn };
}

async function hasBegunToWrite({ process: child, ended }: Program): Promise<void> {
  const begun = new Promise<void>((resolve) => {
    child.stderr?.on("data", (text: string) => {
      if (text.includes("now writing")) resolve();
    });
  });
  const tooEarly = (async () => {
    throw new Error(JSON.stringify(await ended));
  })();
  await Promise.race([begun, tooEarly]);
}

/** Everything that half an import would have left in disagreement. */
async function look(dataDir: string): Promise<{ isWhole: boolean; cents: number }> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  try {
    const [found] = await db
      .select({
        offers: count(),
        prices: countDistinct(offers.priceCents),
        times: countDistinct(offers.observedAt),
        cents: max(offers.priceCents),
      })
      .from(offers);
    const [newest] = await db.select({ id: max(imports.id) }).from(imports);
    const [written] = await db
      .select({ rows: count() })
      .from(observations)
      .where(eq(observations.importId, newest?.id ?? 0));
    const isWhole =
      found?.offers === ROWS && found.prices === 1 && found.times === 1 && written?.rows === ROWS;
    return { isWhole, cents: found?.cents ?? 0 };
  } finally {
    await close();
  }
}
