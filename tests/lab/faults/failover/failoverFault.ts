import path from "node:path";
import { openDatabase } from "../../../../server/db/database.ts";
import { rowsIn } from "../../../support/data/rows.ts";
import { waitFor } from "../../../support/waiting/waitFor.ts";
import { startSite } from "../../../support/server/site.ts";
import { visiting } from "../connections/visitor.ts";
import type { Fault } from "../report/fault.ts";
import { table } from "../report/table.ts";
import { startDatabaseCluster, type DatabaseCluster } from "./databaseCluster.ts";
import { writing, type Writing } from "./writing.ts";
import { writeKinds } from "./writers.ts";

const ROUNDS = 3;
const SERVERS = 2;

/** What has to hold: nothing acknowledged is lost or doubled, and writing is possible again within this time. */
const WRITING_AGAIN_MS = 30_000;
const GIVEN_UP_MS = 120_000;

/** How long is written before the primary is killed, and after it was replaced. */
const BEFORE_MS = 5_000;

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The machine that is the primary of the database is lost while visitors write, again and again. */
export const tryFailover: Fault = async ({ runs, scratch, say }) => {
  say("three machines with etcd, Patroni and PostgreSQL, and HAProxy …");
  const cluster = await startDatabaseCluster(scratch);
  if (cluster === null) return { table: "Patroni, etcd or HAProxy cannot be had.", held: false };
  try {
    return await inCluster(cluster, { rounds: runs ?? ROUNDS, scratch, say });
  } finally {
    await cluster.stop();
  }
};

async function inCluster(
  cluster: DatabaseCluster,
  { rounds, scratch, say }: { rounds: number; scratch: string; say: (text: string) => void },
): ReturnType<Fault> {
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: cluster.url });
  await rowsIn(db).store({ slug: "real" });
  const kinds = await writeKinds(db);
  const settings = {
    DATABASE_URL: cluster.url,
    DATABASE_READ_URL: cluster.readUrl,
    TRUSTED_PROXIES: "1",
    SITE_ORIGIN: "https://example.org",
  };
  const sites = await Promise.all(
    Array.from({ length: SERVERS }, (_, index) =>
      startSite(path.join(scratch, `site-${String(index)}`), settings, () => undefined),
    ),
  );
  const urls = sites.map(({ url }) => url);
  const [first = ""] = urls;
  const failovers: { lost: string; ms: number }[] = [];
  const reader = visiting(first, ["/api/stores", "/api/announcements"]);
  const all = kinds.map((kind) => writing(kind, urls));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await pass(BEFORE_MS);
      const killedAt = performance.now();
      const lost = await cluster.killPrimary();
      await waitFor(
        "a write of each kind",
        () => all.every((each) => writesAgain(each, killedAt) !== null),
        GIVEN_UP_MS,
      );
      const ms = Math.max(...all.map((each) => writesAgain(each, killedAt) ?? Infinity)) - killedAt;
      failovers.push({ lost, ms });
      say(
        `primary ${String(round)} of ${String(rounds)} lost, writing again after ${ms.toFixed(0)} ms`,
      );
      await pass(BEFORE_MS);
      await cluster.heal();
    }
    await Promise.all(all.map((each) => each.stop()));
    const read = await reader.stop();
    const rows = await Promise.all(
      all.map(async ({ kind, acknowledged, troubles }) => {
        const stored = await kind.stored(db);
        const times = acknowledged.map(({ id }) => stored.get(id) ?? 0);
        return {
          name: kind.name,
          acknowledged: acknowledged.length,
          lost: times.filter((each) => each === 0).length,
          doubled: times.filter((each) => each > 1).length,
          troubles: [...troubles].map(([what, often]) => `${String(often)} × ${what}`).join(", "),
        };
      }),
    );
    const ended = sites.filter(({ pid }) => !isAlive(pid)).length;
    const slowest = Math.max(...failovers.map(({ ms }) => ms));
    const lines = [
      table(
        ["writes", "acknowledged", "lost", "doubled", "told to come again"],
        rows.map((row) => Object.values(row).map(String)),
      ),
      "",
      table(
        ["primary lost", "writing again after"],
        failovers.map(({ lost, ms }) => [lost, `${(ms / 1_000).toFixed(1)} s`]),
      ),
      "",
      `Public answers meanwhile: ${String(read.asked)} asked for, ${String(read.failed)} failed, ${read.slowest.toFixed(0)} ms the slowest.`,
      `Servers that ended: ${String(ended)} of ${String(SERVERS)}.`,
    ];
    const held =
      rows.every(({ lost, doubled }) => lost + doubled === 0) &&
      slowest <= WRITING_AGAIN_MS &&
      read.failed + ended === 0;
    return { table: lines.join("\n"), held };
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await close();
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** When the first write was acknowledged after the kill; `null` if none was yet. */
function writesAgain({ acknowledged }: Writing, killedAt: number): number | null {
  return acknowledged.find(({ at }) => at > killedAt + SETTLED_MS)?.at ?? null;
}

/** What was under way when the primary was lost may be acknowledged so much later. */
const SETTLED_MS = 1_000;
