import type { Db } from "../../db/database.ts";
import { readDataVersion } from "../../db/dataVersion.ts";
import type { LastImport, Outbox, StoreAge } from "../status/facts.ts";
import { readAlertOutbox, readMailOutbox } from "../status/readDelivery.ts";
import { readIsSample, readLastImport, readStoreAges } from "../status/readMenus.ts";

/** What only the database knows. */
export interface Gauges {
  alerts: Outbox;
  mails: Outbox;
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
 * Asks the database for what is told to whoever scrapes. Menus are read once for each state of
 * the data, because that reads every offer.
 *
 * @param now epoch milliseconds
 * @param before what is known already
 */
export async function readGauges(db: Db, now: number, before: Gauges | null): Promise<Gauges> {
  const version = await readDataVersion(db);
  const isKnown = before?.menus.version === version;
  return {
    menus: isKnown ? before.menus : await readMenus(db, version),
    alerts: await readAlertOutbox(db, now),
    mails: await readMailOutbox(db, now),
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
