import { asc } from "drizzle-orm";
import type { NewDevice } from "#domain/alerts/alertDevices.ts";
import type { AlertRule } from "#domain/alerts/alertRules.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import type { Db } from "../../../server/db/database.ts";
import { alerts } from "../../../server/db/schema/alerts.ts";
import type { ImportRequest } from "../../../server/import/run.ts";
import { importing, menuOf, NOW, offerOf } from "../data/importing.ts";
import { protocolOf } from "../identity/protocol.ts";
import { siteOn } from "../server/requests.ts";
import { phonesOf } from "./alerts.ts";

/** Prices by name, as `menuOf` takes them. */
export type Prices = Parameters<typeof menuOf>[1];

type Phones = ReturnType<typeof phonesOf>;

/** A database into which menus are imported, and the phones that wait for their deals. */
export function alertedImports(db: () => Db) {
  return {
    /** All alerts, the oldest first. */
    outbox: () => db().select().from(alerts).orderBy(asc(alerts.createdAt), asc(alerts.dueAt)),
    /** Id of the offer of the product of this name. */
    idOf: async (name: string) => (await offerOf(db(), name)).id,
    /** The site, with the stores of the tests. */
    site: async () => {
      await importing(db(), "stores.csv");
      const app = siteOn(db(), { now: () => NOW });
      return { ...protocolOf(app), ...phonesOf(app) };
    },
    /** A phone with these rules. */
    phoneWith: async (phones: Phones, rules: AlertRule[]): Promise<NewDevice> => {
      const key = await phones.register();
      for (const rule of rules) {
        const status = await phones.write(key, rule);
        if (status !== 204) throw new Error(`A rule was answered with ${String(status)}.`);
      }
      return key;
    },
    /** Imports a menu at a moment, seen an hour before. @returns new deals and new alerts */
    seen: async (prices: Prices, at = NOW, more: Partial<ImportRequest> = {}) => {
      const menu = menuOf(at - HOUR_MS, prices);
      const result = await importing(db(), menu, { now: at, ...more });
      return [result.dealsQueued, result.alertsQueued];
    },
  };
}
