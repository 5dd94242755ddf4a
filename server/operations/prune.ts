import { HOUR_MS } from "#domain/time/spans.ts";
import { pruneAlerts } from "../alerts/pruneAlerts.ts";
import { pruneReports } from "../catalogue/offers/counterReports.ts";
import { pruneContests } from "../community/contests/countRounds.ts";
import type { Db } from "../db/database.ts";
import { pruneFeedback } from "../community/feedback/feedback.ts";
import type { Background } from "../accounts/background.ts";
import { pruneIdentity } from "../accounts/pruneIdentity.ts";
import { pruneReservations } from "../community/reservations/pruneReservations.ts";
import { pruneTransfers } from "../community/transfers.ts";
import { pruneWishlists } from "../community/wishlist/pruneWishlists.ts";

/** What has ended stays this long at most beyond its time. */
const PRUNE_EVERY_MS = HOUR_MS;

/** Deletes what has ended in the tables of visitors, now and then every hour. */
export function keepPruned(db: Db, background: Background): { stop: () => void } {
  const prune = () => {
    background.start(() => pruneIdentity(db, Date.now()));
    background.start(() => pruneAlerts(db, Date.now()));
    background.start(() => pruneWishlists(db, Date.now()));
    background.start(() => pruneFeedback(db, Date.now()));
    background.start(() => pruneContests(db));
    background.start(() => pruneReservations(db, Date.now()));
    background.start(() => pruneTransfers(db, Date.now()));
    background.start(() => pruneReports(db, Date.now()));
  };
  prune();
  const pruning = setInterval(prune, PRUNE_EVERY_MS);
  return {
    stop() {
      clearInterval(pruning);
    },
  };
}
