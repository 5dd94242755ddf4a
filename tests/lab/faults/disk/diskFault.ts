import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "../../../../server/operations/sample/random.ts";
import { killSite, type Killable } from "../kills/killSite.ts";
import type { Victim } from "../kills/killRounds.ts";
import { ledgerTable } from "../kills/ledgerTable.ts";
import type { Fault } from "../report/fault.ts";
import { table } from "../report/table.ts";
import { makeSmallDisk, type SmallDisk } from "./smallDisk.ts";

const TIMES = 3;
const MEGABYTES = 200;

/** As long as writers go on against it, and as long as it is looked at afterwards. */
const WRITTEN_MS = 2_000;
const LOOKED_MS = 3_000;

/** A disk without any room under the embedded database, and room again: the server lives on, nothing is lost. */
export const tryDisk: Fault = async ({ runs, seed, scratch, say }) => {
  const folder = path.join(scratch, "disk");
  mkdirSync(folder);
  const disk = makeSmallDisk(path.join(folder, "data"), MEGABYTES);
  if (disk === null) return { table: "skipped: needs root, who may mount a disk", held: true };
  const rows: string[][] = [];
  try {
    const killed = await killSite(
      { folder, databaseUrl: null },
      {
        random: seededRandom(seed),
        victims: (killable) =>
          Array.from({ length: runs ?? TIMES }, () =>
            fullDisk(disk, killable, (cells) => {
              rows.push(cells);
              say(`the disk was full ${String(rows.length)} times`);
            }),
          ),
      },
    );
    const ledgers = ledgerTable("PGlite", killed);
    const head = ["a full disk", "health", "ready answers", "then"];
    return { table: `${table(head, rows)}\n\n${ledgers.table}`, held: ledgers.held };
  } finally {
    disk.remove();
  }
};

function fullDisk(disk: SmallDisk, { site }: Killable, onSeen: (cells: string[]) => void): Victim {
  const statusOf = (at: string) =>
    fetch(site.url + at).then(
      ({ status }) => String(status),
      () => "no answer",
    );
  return {
    name: "full disk",
    async kill() {
      disk.fill();
      await pause(WRITTEN_MS);
    },
    async recover(reached) {
      await pause(LOOKED_MS);
      const [health, ready] = [await statusOf("/api/health"), await statusOf("/api/statistics")];
      disk.clear();
      const isAlive = site.isRunning();
      const again = isAlive ? reached : await site.start();
      await site.isWell();
      onSeen([
        "no room at all",
        health,
        ready,
        isAlive ? "lived on" : "had ended, and was started",
      ]);
      return again;
    },
  };
}
