import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { count, countDistinct, eq, max } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../../server/db/database.ts";
import { observations } from "../../../server/db/schema/facts.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import { offers } from "../../../server/db/schema/offers.ts";
import { makeEmptyDataFolder } from "../../support/server/dataFolder.ts";
import { fixture } from "../../support/data/importing.ts";
import { runImport, startImport } from "../../support/server/importProcess.ts";
import type { Program } from "../../support/server/serverProcess.ts";

/** Enough rows that the command says when it begins to write them. */
const ROWS = 5_000;

/** Power cuts, in milliseconds after the writing has begun; the writing takes more than a second. */
const MOMENTS = [0, 150, 400, 800];

/** Each test starts several programs and opens the folder several times, which a busy machine does slowly. */
const SEVERAL_PROCESSES_MS = 120_000;

function largeMenu(price: number): string {
  const header = "store_license,source_kind,name,brand,category,menu,size_label,price_cents";
  const lines = Array.from({ length: ROWS }, (_, row) =>
    ["OH-T-1,store_file", `Strain ${String(row)}`, "Oak,flower,rec,3.5g", price].join(","),
  );
  return [header, ...lines].join("\n");
}

async function hasBegunToWrite({ process: child, ended }: Program): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on("data", (text: string) => {
      if (text.includes("now writing")) resolve();
    });
    void ended.then((end) => reject(new Error(JSON.stringify(end))));
  });
}

describe("an import that is killed", () => {
  let folder = "";
  let dataDir = "";
  const menu = (price: number): string => {
    const file = path.join(folder, `${String(price)}.csv`);
    writeFileSync(file, largeMenu(price));
    return file;
  };
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), "occ-killed-"));
    dataDir = path.join(folder, "data");
    makeEmptyDataFolder(dataDir);
    expect(await runImport(dataDir, fixture("stores.csv"), menu(3_000))).toMatchObject({ code: 0 });
  }, SEVERAL_PROCESSES_MS);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 14, retryDelay: 100 });
  });

  /** Everything that half an import would have left in disagreement. */
  async function look() {
    const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
    try {
      const [found] = await db
        .select({
          offers: count(),
          prices: countDistinct(offers.priceCents),
          times: countDistinct(offers.observedAt),
          price: max(offers.priceCents),
        })
        .from(offers);
      const [newest] = await db.select({ id: max(imports.id) }).from(imports);
      const [written] = await db
        .select({ rows: count() })
        .from(observations)
        .where(eq(observations.importId, newest?.id ?? 0));
      return { ...found, written: written?.rows };
    } finally {
      await close();
    }
  }

  it(
    `${MOMENTS.join(", ")} ms after it began to write leaves all of it or nothing, and works again`,
    async () => {
      let price = 3_000;
      for (const moment of MOMENTS) {
        const file = menu(price + 100);
        const running = startImport(dataDir, [file]);
        await hasBegunToWrite(running);
        await pause(moment);
        running.process.kill("SIGKILL");
        await running.ended;
        const after = await look();
        expect(after).toMatchObject({ offers: ROWS, prices: 1, times: 1, written: ROWS });
        expect([price, price + 100]).toContain(after.price);
        price = after.price ?? 0;
      }
      expect(await runImport(dataDir, menu(price + 100))).toMatchObject({ code: 0 });
      expect(await look()).toMatchObject({ offers: ROWS, prices: 1, price: price + 100 });
    },
    SEVERAL_PROCESSES_MS,
  );
});
