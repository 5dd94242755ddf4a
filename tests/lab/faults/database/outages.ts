import { setTimeout as pause } from "node:timers/promises";
import { newSubscription } from "../../../support/alerts/alerts.ts";
import type { PostgresCluster } from "../../../support/programs/postgresCluster.ts";
import type { Victim } from "../kills/killRounds.ts";
import type { Killable } from "../kills/killSite.ts";
import type { Call } from "../kills/site/reached.ts";
import { asking, wordsOf } from "./asking.ts";

/** How a database goes away, and comes back. */
export interface Outage {
  name: string;
  lose: (cluster: PostgresCluster) => Promise<void>;
  find: (cluster: PostgresCluster) => Promise<void>;
}

export const OUTAGES: readonly Outage[] = [
  {
    name: "stopped",
    lose: (cluster) => cluster.end("SIGINT"),
    find: (cluster) => cluster.start(),
  },
  {
    name: "killed",
    lose: (cluster) => cluster.end("SIGKILL"),
    find: (cluster) => cluster.start(),
  },
  {
    name: "silent",
    lose: (cluster) => Promise.resolve(cluster.signalAll("SIGSTOP")),
    find: (cluster) => Promise.resolve(cluster.signalAll("SIGCONT")),
  },
];

/** What most visitors ask for; all of it has been asked for before. */
const READY = ["/api/statistics", "/api/stores", "/api/deals", "/api/menus", "/api/search"];

/** Health has this long to notice, and a visitor waits no longer for what is ready. */
const NOTICED_WITHIN_MS = 7_000;
const READY_WITHIN_MS = 1_000;

const WRITE_EVERY_MS = 1_000;

/** A write that harms nobody if it is done when the database is back. */
const newPhone = (): Call => ({
  path: "/api/alerts/devices",
  init: {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ registration: newSubscription(ENDPOINT).registration, label: "Phone" }),
  },
});
const ENDPOINT = "https://fcm.googleapis.com/fcm/send/outage";

/** What was seen, for the table. */
export interface OutageSeen {
  cells: string[];
  held: boolean;
}

/**
 * A database that is away for a while, as one that is killed: meanwhile health says so, what is
 * ready is served, no write is acknowledged, and the server gets well by itself.
 */
export function outageVictim(
  { name, lose, find }: Outage,
  { site, killCommand }: Killable,
  { cluster, ms }: { cluster: PostgresCluster; ms: number },
  onSeen: (seen: OutageSeen) => void,
): Victim {
  return {
    name,
    async kill() {
      for (const path of READY) await (await fetch(site.url + path)).arrayBuffer();
      await lose(cluster);
      // It would wait for the database as long as that takes.
      killCommand();
    },
    async recover(reached) {
      const ready = READY.map((path) => asking(site.url + path));
      const health = asking(`${site.url}/api/health`);
      const end = performance.now() + ms;
      let written = 0;
      while (performance.now() < end) {
        const answer = await Promise.race([reached.call(newPhone()), pause(WRITE_EVERY_MS, null)]);
        if (answer !== null && answer.status < 300) written += 1;
        await pause(WRITE_EVERY_MS);
      }
      const was = {
        ready: await Promise.all(ready.map((one) => one.stop())),
        health: await health.stop(),
      };
      const found = performance.now();
      await find(cluster);
      await site.isWell();
      const wellAfter = performance.now() - found;

      const noticed = was.health.firstAt(503);
      const slowest = Math.max(...was.ready.map((one) => one.slowest));
      const held =
        noticed !== null &&
        noticed <= NOTICED_WITHIN_MS &&
        written === 0 &&
        slowest <= READY_WITHIN_MS &&
        was.ready.every(({ statuses }) => [...statuses.keys()].every((status) => status === 200));
      onSeen({
        held,
        cells: [
          name,
          noticed === null ? "never" : `${(noticed / 1_000).toFixed(1)} s`,
          was.ready.map(wordsOf).join("; "),
          `${slowest.toFixed(0)} ms`,
          String(written),
          `${(wellAfter / 1_000).toFixed(1)} s`,
          held ? "held" : "DID NOT HOLD",
        ],
      });
      return reached;
    },
  };
}
