import { Gauge, type Registry } from "prom-client";
import type { Outbox } from "../status/facts.ts";
import { readDisk } from "../status/readDisk.ts";
import type { Gauges } from "./readGauges.ts";
import type { Look } from "./watch.ts";

/** Writes what a look has found into the registry. */
export type WriteLook = (look: Look<Gauges>, dataDir: string) => Promise<void>;

/**
 * What is looked up at each scrape. Ages are told as of now also when the database is away, and a
 * store that is gone has none.
 *
 * @param now epoch milliseconds
 */
export function createDatabaseMetrics(registry: Registry, now: () => number): WriteLook {
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge("occ_database_up", "Whether the database answered this scrape", []);
  const entries = gauge("occ_outbox_entries", "What waits to be sent", ["outbox", "state"]);
  const oldest = gauge(
    "occ_outbox_oldest_age_seconds",
    "Since when the oldest entry that is due, or that nobody gives back, is; 0 for none",
    ["outbox"],
  );
  const sample = gauge("occ_sample_shown", "Whether visitors see the made-up sample", []);
  const ages = gauge("occ_store_data_age_seconds", "Age of a store's newest price", ["store"]);
  const lastImport = gauge("occ_last_import_age_seconds", "Age of the newest import", []);
  const free = gauge("occ_disk_free_bytes", "Room on the disk of the data folder", []);
  const size = gauge("occ_disk_size_bytes", "Size of the disk of the data folder", []);
  const ageOf = (moment: number) => (now() - moment) / 1_000;

  function writeOutbox(outbox: "alerts" | "mails", found: Outbox): void {
    const states = { due: found.due, later: found.later, under_way: found.underWay };
    for (const [state, count] of Object.entries({ ...states, stuck: found.stuck })) {
      entries.set({ outbox, state }, count);
    }
    const since = Math.min(found.oldestDueAt ?? Infinity, found.stuckSince ?? Infinity);
    oldest.set({ outbox }, since === Infinity ? 0 : Math.max(0, ageOf(since)));
  }

  return async ({ isUp, known }, dataDir) => {
    up.set(isUp ? 1 : 0);
    const disk = await readDisk(dataDir);
    if (disk !== null) {
      free.set(disk.freeBytes);
      size.set(disk.bytes);
    }
    if (known === null) return;
    writeOutbox("alerts", known.alerts);
    writeOutbox("mails", known.mails);
    sample.set(known.menus.isSample ? 1 : 0);
    ages.reset();
    for (const { slug, seenAt } of known.menus.stores) ages.set({ store: slug }, ageOf(seenAt));
    lastImport.reset();
    const last = known.menus.lastImport;
    if (last !== null) lastImport.set(ageOf(last.importedAt));
  };
}
