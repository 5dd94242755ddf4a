import type { Db } from "../../db/database.ts";
import type { Log } from "../../log.ts";
import { reasonOf, type Messenger } from "../delivery/messenger.ts";
import type { Outcome } from "../delivery/outcome.ts";
import { claimAlerts, expireAlerts, type ClaimedAlert } from "./claimAlerts.ts";
import { composeAlerts } from "./composeAlerts.ts";
import { settleAlert } from "./settleAlert.ts";

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
}

/** What a round came to. */
export interface RoundCounts {
  sent: number;
  retried: number;
  expired: number;
  held: number;
  gone: number;
  failed: number;
  /** Not taken because a service does not trust this site. */
  untrusted: number;
}

/** Messages under way at a time. */
const CONCURRENCY = 20;

const COUNTED = {
  sent: "sent",
  gone: "gone",
  retry: "retried",
  refused: "failed",
  unauthorized: "untrusted",
} as const satisfies Record<Outcome["kind"], keyof RoundCounts>;

/**
 * Sends everything that is due and that no other process has, and returns when nothing is left.
 * The database is used before and after each call and never during one. A slow service holds up
 * its own messages only.
 */
export async function sendDueAlerts(deps: SendingDeps): Promise<RoundCounts> {
  const counts = { sent: 0, retried: 0, expired: 0, held: 0, gone: 0, failed: 0, untrusted: 0 };
  const reasons = new Map<string, number>();
  const running = new Set<Promise<void>>();
  try {
    while (!deps.isClosing()) {
      const { claimed, expired, held } = await claimAlerts(
        deps.db,
        deps.now(),
        CONCURRENCY - running.size,
      );
      counts.expired += expired;
      counts.held += held;
      if (claimed.length > 0) await start(claimed);
      else if (expired + held === 0 && running.size === 0) break;
      // Half of the places at least, so that a look into the outbox is worth it.
      while (running.size > CONCURRENCY / 2) await Promise.race(running);
      if (claimed.length + expired + held === 0) await Promise.race(running);
    }
  } finally {
    await Promise.all(running);
    report(deps.log, counts, reasons);
  }
  return counts;

  async function start(claimed: readonly ClaimedAlert[]): Promise<void> {
    const parcels = await composeAlerts(deps.db, claimed, deps.now());
    for (const each of claimed) {
      const parcel = parcels.get(each.alert.id) ?? null;
      const work = parcel === null ? withdraw(each) : send(each, parcel);
      const run: Promise<void> = work
        .catch((error: unknown) => {
          // The alert comes back when its lease ends. Errors of the database repeat addresses.
          deps.log.error({ reason: reasonOf(error) }, "an alert's outcome could not be recorded");
        })
        .finally(() => running.delete(run));
      running.add(run);
    }
  }

  async function withdraw({ alert }: ClaimedAlert): Promise<void> {
    await deps.db.transaction((tx) => expireAlerts(tx, [alert.id], deps.now()));
    counts.expired += 1;
  }

  async function send(
    each: ClaimedAlert,
    parcel: Parameters<Messenger["deliver"]>[1],
  ): Promise<void> {
    const signal = AbortSignal.any([deps.signal, AbortSignal.timeout(deps.timeLimitMs)]);
    const outcome = await deps.messenger.deliver(each.device, parcel, signal);
    const { random } = deps;
    await settleAlert(deps.db, each, outcome, { now: deps.now(), random });
    counts[COUNTED[outcome.kind]] += 1;
    if ("reason" in outcome) {
      const reason = `${each.device.transport}: ${outcome.reason}`;
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  }
}

/** One line for a round in which something happened, and one for what only the operator can mend. */
function report(log: Log, counts: RoundCounts, reasons: ReadonlyMap<string, number>): void {
  if (Object.values(counts).every((figure) => figure === 0)) return;
  const why = reasons.size === 0 ? {} : { reasons: Object.fromEntries(reasons) };
  log.info({ ...counts, ...why }, "alerts");
  if (counts.untrusted === 0 && counts.failed === 0) return;
  log.error(why, "a messaging service refuses alerts of this site");
}
