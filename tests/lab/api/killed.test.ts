import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { seededRandom } from "../../../server/operations/sample/random.ts";
import { killSite } from "../faults/kills/killSite.ts";
import { drawVictims } from "../faults/kills/victims.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";
import { makeEmptyDataFolder } from "../../support/server/dataFolder.ts";

/** The short form of `npm run faults -- --only kills`, which kills a hundred times, and PostgreSQL too. */
const KILLS = 2;

const postgresUrl = inject("postgresUrl");

/** The address of a database of its own on PostgreSQL. */
async function addressOf(engine: string): Promise<string | null> {
  if (engine === "PGlite" || postgresUrl === null) return null;
  const { url, drop } = await createEmptyPostgres(postgresUrl);
  onTestFinished(drop);
  return url;
}

it.each(postgresUrl === null ? ["PGlite"] : ["PGlite", "PostgreSQL"])(
  `whatever a server has acknowledged is there after each of ${String(KILLS)} kills, once and whole (%s)`,
  { timeout: 120_000 },
  async (engine) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "occ-killed-"));
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 14, retryDelay: 100 });
    });
    const databaseUrl = await addressOf(engine);
    if (databaseUrl === null) makeEmptyDataFolder(path.join(folder, "data"));
    const random = seededRandom(3);
    const { streams, exitCode } = await killSite(
      { folder, databaseUrl },
      {
        random,
        victims: drawVictims(KILLS, random, null),
        patienceMs: 800,
        // Alerts of PGlite are free at once: no other process can have them.
        waitsForAlerts: databaseUrl === null,
      },
    );
    expect(streams.flatMap(({ name, ledger }) => ledger.shown.map((what) => [name, what]))).toEqual(
      [],
    );
    const asked = streams.map(({ ledger }) => ledger.unanswered + ledger.acknowledged);
    expect(asked.reduce((sum, one) => sum + one)).toBeGreaterThan(KILLS * streams.length);
    expect(exitCode).toBe(0);
  },
);
