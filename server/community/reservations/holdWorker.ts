import type { Db } from "../../db/database.ts";
import type { Log } from "../../log.ts";
import type { QueueAlerts } from "./seats.ts";
import { freeEndedHolds, nextHoldEnd } from "./holds.ts";

/** Frees seats whose hold has ended, until it is closed. */
export interface HoldWorker {
  /** Looks when the next hold ends: there may be an earlier one. */
  wake: () => void;
  /** Finishes what is under way. */
  close: () => Promise<void>;
}

/**
 * Where other processes reserve, the one that holds seats may end before the hold does: then another
 * frees them, this much later at most. Alone, nothing is looked for before the next hold ends.
 */
const LOOK_EVERY_MS = 60_000;

/** A clock that is a little behind its own timers does not make it spin. */
const LEAST_REST_MS = 1_000;

interface HoldWorkerDeps {
  db: Db;
  /** Epoch milliseconds. */
  now: () => number;
  queueAlerts: QueueAlerts;
  /** Told that seats have been freed, and others may have moved up. */
  onFreed: () => void;
  log: Log;
  /** No other process reserves, and whoever does so here wakes the worker. */
  isAlone: boolean;
}

/** Starts waiting for the end of holds, in this process and beside others. */
export function startHoldWorker(deps: HoldWorkerDeps): HoldWorker {
  const closing = new AbortController();
  let isWanted = false;
  let round: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    if (closing.signal.aborted) return;
    isWanted = true;
    clearTimeout(timer);
    round ??= rounds().finally(() => {
      round = null;
      // Woken at this very moment.
      if (isWanted) wake();
    });
  }

  async function rounds(): Promise<void> {
    let restMs = Infinity;
    while (isWanted && !closing.signal.aborted) {
      isWanted = false;
      restMs = Math.min(await settle(), deps.isAlone ? Infinity : LOOK_EVERY_MS);
    }
    if (closing.signal.aborted || restMs === Infinity) return;
    timer = setTimeout(wake, restMs);
  }

  /** @returns in how many milliseconds there is something to do again */
  async function settle(): Promise<number> {
    try {
      if ((await freeEndedHolds(deps.db, deps.now(), deps.queueAlerts)) > 0) deps.onFreed();
      const next = await nextHoldEnd(deps.db);
      return next === null ? Infinity : Math.max(LEAST_REST_MS, next - deps.now());
    } catch (error) {
      const reason = error instanceof Error ? error.name : "unknown";
      deps.log.error({ reason }, "seats whose hold has ended could not be freed");
      return LOOK_EVERY_MS;
    }
  }

  wake();
  return {
    wake,
    async close() {
      closing.abort();
      clearTimeout(timer);
      await round;
    },
  };
}
