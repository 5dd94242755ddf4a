import { HOUR_MS } from "#domain/time/spans.ts";
import { pruneAlerts } from "./alerts/pruneAlerts.ts";
import type { Db } from "./db/database.ts";
import type { Background } from "./identity/background.ts";
import { pruneIdentity } from "./identity/pruneIdentity.ts";

/** What has ended in the tables of accounts stays this long at most beyond its time. */
const PRUNE_EVERY_MS = HOUR_MS;

/** Deletes what has ended in the tables of accounts and alerts, now and then every hour. */
export function keepPruned(db: Db, background: Background): { stop: () => void } {
  const prune = () => {
    background.start(() => pruneIdentity(db, Date.now()));
    background.start(() => pruneAlerts(db, Date.now()));
  };
  prune();
  const pruning = setInterval(prune, PRUNE_EVERY_MS);
  return {
    stop() {
      clearInterval(pruning);
    },
  };
}
