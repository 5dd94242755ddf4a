import { mkdirSync } from "node:fs";
import path from "node:path";
import { seededRandom } from "../../../../server/operations/sample/random.ts";
import { makeOwnCluster } from "../../../support/programs/postgres.ts";
import { killSite } from "../kills/killSite.ts";
import { ledgerTable } from "../kills/ledgerTable.ts";
import type { Fault } from "../report/fault.ts";
import { table } from "../report/table.ts";
import { OUTAGES, outageVictim, type OutageSeen } from "./outages.ts";

const SECONDS = 30;

const HEAD = ["PostgreSQL", "noticed", "ready answers", "slowest", "kept", "well after", ""];

/**
 * PostgreSQL that is away for half a minute (`--runs` says for how many seconds): stopped, killed, and
 * so silent that nobody is told. The server lives on, and nothing is lost or doubled.
 */
export const tryDatabase: Fault = async ({ runs, seed, scratch, say }) => {
  const cluster = await makeOwnCluster();
  if (cluster === null) return { table: "skipped: needs PostgreSQL's programs", held: true };
  const folder = path.join(scratch, "database");
  mkdirSync(folder);
  const ms = (runs ?? SECONDS) * 1_000;
  const seen: OutageSeen[] = [];
  try {
    await cluster.start();
    const killed = await killSite(
      { folder, databaseUrl: cluster.url },
      {
        random: seededRandom(seed),
        victims: (killable) =>
          OUTAGES.map((outage) =>
            outageVictim(outage, killable, { cluster, ms }, (each) => {
              seen.push(each);
              say(`PostgreSQL, ${outage.name}: over`);
            }),
          ),
      },
    );
    const ledgers = ledgerTable("PostgreSQL", killed);
    const rows = seen.map(({ cells }) => cells);
    return {
      table: `${table(HEAD, rows)}\n\n${ledgers.table}`,
      held: ledgers.held && seen.every(({ held }) => held),
    };
  } finally {
    await cluster.end("SIGINT");
    cluster.remove();
  }
};
