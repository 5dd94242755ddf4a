import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import type { Db } from "../../db/database.ts";
import type { Log } from "../../log.ts";
import { reasonOf, type Messenger, type Parcel, type Outcome } from "./messenger.ts";
import type { WakeUp } from "./wakeUp.ts";
import { claimAlerts, expireAlerts, serviceOf, type ClaimedAlert } from "./claimAlerts.ts";
import { composeAlerts } from "./composeAlerts.ts";
import { createPushSlots } from "./pushSlots.ts";
import { createRoundReport, type RoundCounts } from "./roundReport.ts";
import { and, eq } from "drizzle-orm";
import { alertDevices, alerts } from "../../db/schema/alerts.ts";
import { retryAt, retryUntrustedAt } from "./backoff.ts";

/** What sending takes. */
export interface SendingDeps {
  db: Db;
  messenger: Messenger;
  /** Epoch milliseconds. */
  now: () => number;
  /** A number from 0 up to 1. */
  random: () => number;
  log: Log;
  /** Whether no more alerts shall be taken. */
  isClosing: () => boolean;
  /** Breaks off the calls that are under way. */
  signal: AbortSignal;
  /** How long a call may take, in milliseconds. */
  timeLimitMs: number;
  /** Rings when there may be more to send while others are under way. */
  bell: WakeUp;
  /** Counts what became of each try. */
  onPushed?: ((transport: string, outcome: Outcome["kind"]) => void) | undefined;
  /** Services that have answered of late: the others get few messages at a time. */
  answering: Set<string>;
}

/** Other processes import, and quiet hours end, without a signal to this one. */
const LOOK_EVERY_MS = 3_000;

/** A moment between two looks, in which several places become free. */
const BETWEEN_LOOKS_MS = 30;

/** Skipping the messages of a service that gets no more costs time when there are thousands. */
const LOOK_PAST_EVERY_MS = 500;

/** A round that does not end is heard of all the same. */
const REPORT_EVERY_MS = 10_000;

/**
 * Sends everything that is due and that no other process has, and returns when nothing is left.
 * The database is used before and after each call and never during one. It looks for more as
 * soon as a place is free, and never waits for the slowest: a slow service holds up its own
 * messages only.
 */
export async function sendDueAlerts(deps: SendingDeps): Promise<RoundCounts> {
  const { bell } = deps;
  // Every message that is under way listens.
  setMaxListeners(0, deps.signal);
  const report = createRoundReport();
  const places = createPushSlots(deps.answering);
  const running = new Set<Promise<void>>();
  let [reportedAt, lookedPastAt] = [performance.now(), -Infinity];
  try {
    while (!deps.isClosing()) {
      const wereRunning = running.size > 0;
      if ((await look()) && places.free() > 0) continue;
      if (running.size === 0) {
        // One that ended during this look may have put its alert back after the look had passed it.
        if (wereRunning) continue;
        break;
      }
      await bell.heard(places.full().length > 0 ? LOOK_PAST_EVERY_MS : LOOK_EVERY_MS);
      await pause(BETWEEN_LOOKS_MS);
      if (performance.now() - reportedAt < REPORT_EVERY_MS) continue;
      report.write(deps.log);
      reportedAt = performance.now();
    }
  } finally {
    await Promise.all(running);
    report.write(deps.log);
  }
  return report.counts;

  /** @returns whether there was anything */
  async function look(): Promise<boolean> {
    const full = places.full();
    if (full.length > 0) {
      if (performance.now() - lookedPastAt < LOOK_PAST_EVERY_MS) return false;
      lookedPastAt = performance.now();
    }
    const room = { limit: places.free(), full, take: places.take };
    const { claimed, expired, held } = await claimAlerts(deps.db, deps.now(), room);
    report.add({ expired, held });
    if (claimed.length > 0) await start(claimed);
    return claimed.length + expired + held > 0;
  }

  async function start(claimed: readonly ClaimedAlert[]): Promise<void> {
    const parcels = await composeAlerts(deps.db, claimed, deps.now());
    for (const each of claimed) {
      const run: Promise<void> = handle(each, parcels.get(each.alert.id) ?? null)
        .catch((error: unknown) => {
          // The alert comes back when its lease ends. Errors of the database repeat addresses.
          deps.log.error({ reason: reasonOf(error) }, "an alert's outcome could not be recorded");
        })
        .finally(() => {
          running.delete(run);
          bell.ring();
        });
      running.add(run);
    }
  }

  async function handle(each: ClaimedAlert, parcel: Parcel | null): Promise<void> {
    let answered = true;
    try {
      if (parcel === null) return await withdraw(each);
      // A database that was silent has held it up: it belongs to the process that claims it next.
      if (each.lease.getTime() <= deps.now()) {
        answered = deps.answering.has(serviceOf(each.device));
        return;
      }
      const outcome = await deliver(each, parcel);
      answered = !(outcome.kind === "retry" && outcome.reason === TOO_LATE);
      const { random } = deps;
      await finishAlert(deps.db, each, outcome, { now: deps.now(), random });
      report.outcome(outcome, each.device.transport);
      deps.onPushed?.(each.device.transport, outcome.kind);
    } finally {
      places.giveBack(serviceOf(each.device), answered);
    }
  }

  async function withdraw({ alert }: ClaimedAlert): Promise<void> {
    await deps.db.transaction((tx) => expireAlerts(tx, [alert.id], deps.now()));
    report.add({ expired: 1 });
  }

  /** A messenger that does not listen to its signal is not waited for either. */
  async function deliver({ device }: ClaimedAlert, parcel: Parcel): Promise<Outcome> {
    return await withTimeLimit(
      deps.timeLimitMs,
      (signal) => deps.messenger.deliver(device, parcel, signal),
      deps.signal,
    ).catch((error: unknown): Outcome => {
      return { kind: "retry", after: null, reason: reasonOf(error) };
    });
  }
}

/** What `reasonOf` makes of a time limit. */
const TOO_LATE = "TimeoutError";

/**
 * Records what became of an alert, unless another process has it by now.
 *
 * @param now epoch milliseconds
 * @param random a number from 0 up to 1
 */
async function finishAlert(
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
