import { mkdirSync } from "node:fs";
import path from "node:path";
import { seededRandom } from "../../../../server/operations/sample/random.ts";
import { makeOwnCluster } from "../../../support/programs/postgres.ts";
import type { PostgresCluster } from "../../../support/programs/postgresCluster.ts";
import type { Fault, FaultContext } from "../report/fault.ts";
import { killImportAlone } from "./importAlone.ts";
import { ledgerTable } from "./ledgerTable.ts";
import { killSite, type Engine, type Killed } from "./killSite.ts";
import { drawVictims } from "./victims.ts";

/** As many as some minutes have room for, half of them on each engine. */
const KILLS = 100;

const SAID_EVERY = 25;

/**
 * Kills at random moments, while menus come in, people sign up, wish, vote, reserve, write and are
 * told of deals: whatever was acknowledged is there afterwards, once and whole.
 */
export const tryKills: Fault = async (context) => {
  const kills = Math.ceil((context.runs ?? KILLS) / 2);
  const parts = [
    await onPglite(kills, context),
    await onPostgres(kills, context),
    await killImportAlone(context.scratch),
  ];
  return {
    table: parts.map((part) => part.table).join("\n\n"),
    held: parts.every((part) => part.held),
  };
};

async function onPglite(kills: number, context: FaultContext) {
  const folder = path.join(context.scratch, "kills-pglite");
  mkdirSync(folder);
  return await onEngine("PGlite", { folder, databaseUrl: null }, null, kills, context);
}

async function onPostgres(kills: number, context: FaultContext) {
  const folder = path.join(context.scratch, "kills-postgres");
  mkdirSync(folder);
  // As it is set by itself: what it has committed is on the disk.
  const cluster = await makeOwnCluster();
  if (cluster === null) return { table: "PostgreSQL: skipped, needs its programs", held: true };
  try {
    await cluster.start();
    const engine = { folder, databaseUrl: cluster.url };
    return await onEngine("PostgreSQL", engine, cluster, kills, context);
  } finally {
    await cluster.end("SIGINT");
    cluster.remove();
  }
}

async function onEngine(
  name: string,
  engine: Engine,
  cluster: PostgresCluster | null,
  kills: number,
  { seed, say }: FaultContext,
) {
  const start = performance.now();
  const random = seededRandom(seed);
  const killed = await killSite(engine, {
    random,
    victims: drawVictims(kills, random, cluster),
    onKill(done) {
      if (done % SAID_EVERY === 0) say(`${name}: ${String(done)} kills`);
    },
  });
  const { table, held } = ledgerTable(name, killed);
  return { table: `${table}\n${summary(killed, performance.now() - start)}`, held };
}

function summary({ kills, recoveries }: Killed, ms: number): string {
  const sorted = recoveries.toSorted((one, other) => one - other);
  const seconds = (at: number) => ((sorted.at(at) ?? 0) / 1_000).toFixed(1);
  const victims = [...kills].map(([name, count]) => `${name} ${String(count)}`).join(", ");
  const minutes = (ms / 60_000).toFixed(1);
  const middle = seconds(Math.floor(sorted.length / 2));
  return `${String(sorted.length)} kills (${victims}) in ${minutes} minutes; there again after ${middle} s, ${seconds(-1)} s at most`;
}
