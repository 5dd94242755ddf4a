import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { alertDevices, alerts } from "../../db/schema/alerts.ts";
import type { Outcome } from "./messenger.ts";
import { retryAt, retryUntrustedAt } from "./backoff.ts";
import type { ClaimedAlert } from "./claimAlerts.ts";

/**
 * Records what became of an alert, unless another process has it by now.
 *
 * @param now epoch milliseconds
 * @param random a number from 0 up to 1
 */
export async function settleAlert(
  db: Db,
  { alert, device, lease }: ClaimedAlert,
  outcome: Outcome,
  { now, random }: { now: number; random: () => number },
): Promise<void> {
  const isOurs = and(
    eq(alerts.id, alert.id),
    eq(alerts.state, "waiting"),
    eq(alerts.claimedUntil, lease),
  );
  const settled = { settledAt: new Date(now), claimedUntil: null };
  const tryAgain = async (moment: number) => {
    // Beyond its end there is only giving up, which a look at that time does.
    const dueAt = new Date(Math.min(moment, alert.expiresAt.getTime()));
    await db.update(alerts).set({ dueAt, claimedUntil: null }).where(isOurs);
  };
  switch (outcome.kind) {
    case "sent":
      await db.transaction(async (tx) => {
        await tx
          .update(alerts)
          .set({ state: "sent", ...settled })
          .where(isOurs);
        await tx
          .update(alertDevices)
          .set({ lastSentAt: new Date(now) })
          .where(eq(alertDevices.id, device.id));
      });
      break;
    case "gone":
      // Unless it has registered again meanwhile. All alerts that wait for it are removed with it.
      await db
        .delete(alertDevices)
        .where(and(eq(alertDevices.id, device.id), eq(alertDevices.address, device.address)));
      await tryAgain(now);
      break;
    case "retry":
      await tryAgain(retryAt(alert.attempts, { now, after: outcome.after, random }));
      break;
    case "unauthorized":
      await tryAgain(retryUntrustedAt(now, random));
      break;
    case "refused":
      await db
        .update(alerts)
        .set({ state: "failed", ...settled })
        .where(isOurs);
      break;
  }
}
