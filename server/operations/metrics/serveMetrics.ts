import { Gauge, Registry } from "prom-client";
import type { Outbox, LastImport, StoreAge } from "../status/facts.ts";
import { readDisk } from "../status/readMachineFacts.ts";
import { type Look, watch } from "./watch.ts";
import type { Db } from "../../db/database.ts";
import { readDataVersion } from "../../db/dataVersion.ts";
import { readAlertOutbox, readMailOutbox } from "../status/readDelivery.ts";
import { readPhones, type PhoneFacts } from "../../alerts/devices/silence.ts";
import { readIsSample, readLastImport, readStoreAges } from "../status/readMenus.ts";
import type { ServerResponse } from "node:http";
import type { Env } from "../../env.ts";
import { createLimitedServer, listen, type Listener } from "../../web/connections/listen.ts";
import type { Log } from "../../log.ts";
import type { Instruments } from "./instruments.ts";
import { createSiteMetrics } from "./siteMetrics.ts";

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
  const phones = gauge(
    "occ_alert_phones",
    "Phones with alerts: all, silent for 14 days, stopped after 60; and their messages of seven days: answerable, shown",
    ["state"],
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
    for (const [state, count] of Object.entries(known.phones)) phones.set({ state }, count);
    sample.set(known.menus.isSample ? 1 : 0);
    ages.reset();
    for (const { slug, seenAt } of known.menus.stores) ages.set({ store: slug }, ageOf(seenAt));
    lastImport.reset();
    const last = known.menus.lastImport;
    if (last !== null) lastImport.set(ageOf(last.importedAt));
  };
}

/** What only the database knows. */
export interface Gauges {
  alerts: Outbox;
  mails: Outbox;
  phones: PhoneFacts;
  menus: Menus;
}

/** What changes with the data's version only. */
interface Menus {
  version: number;
  isSample: boolean;
  stores: StoreAge[];
  lastImport: LastImport | null;
}

/**
 * Asks the database for what a scrape reads. Menus are read once for each state of
 * the data, because that reads every offer.
 *
 * @param now epoch milliseconds
 * @param before what is known already
 */
async function readGauges(db: Db, now: number, before: Gauges | null): Promise<Gauges> {
  const version = await readDataVersion(db);
  const isKnown = before?.menus.version === version;
  return {
    menus: isKnown ? before.menus : await readMenus(db, version),
    alerts: await readAlertOutbox(db, now),
    mails: await readMailOutbox(db, now),
    phones: await readPhones(db, now),
  };
}

async function readMenus(db: Db, version: number): Promise<Menus> {
  return {
    version,
    isSample: await readIsSample(db),
    stores: await readStoreAges(db),
    lastImport: await readLastImport(db),
  };
}

/** What counts, and the port on which the figures are read. */
export interface Metrics {
  instruments: Instruments;
  /** The figures in Prometheus' text format. */
  read: (db: Db) => () => Promise<string>;
  /** Answers `/metrics`, on this port alone. @throws PortInUseError */
  serve: (db: Db, log: Log) => Promise<Listener>;
}

/** Makes what counts. @param now epoch milliseconds */
export function createMetrics(
  { host, metricsPort, dataDir }: Pick<Env, "host" | "dataDir"> & { metricsPort: number },
  now: () => number = Date.now,
): Metrics {
  const registry = new Registry();
  const instruments = createSiteMetrics(registry);
  const write = createDatabaseMetrics(registry, now);

  function read(db: Db): () => Promise<string> {
    const look = watch<Gauges>((before) => readGauges(db, now(), before));
    return async () => {
      await write(await look(), dataDir);
      return await registry.metrics();
    };
  }

  return {
    instruments,
    read,
    async serve(db, log) {
      const figures = read(db);
      const answer = async (response: ServerResponse): Promise<void> => {
        try {
          const text = await figures();
          response.writeHead(200, { "content-type": registry.contentType }).end(text);
        } catch (error) {
          log.error({ err: error }, "the figures could not be told");
          response.writeHead(500).end();
        }
      };
      const server = createLimitedServer((request, response) => {
        if (request.method === "GET" && request.url === "/metrics") void answer(response);
        else response.writeHead(404, { "content-type": "text/plain" }).end("Only GET /metrics\n");
      });
      return await listen(server, host, metricsPort, { setting: "METRICS_PORT" });
    },
  };
}
