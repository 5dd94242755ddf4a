import { reasonOf } from "./messenger.ts";
import { createWakeUp } from "./wakeUp.ts";
import { nextDueAt } from "./claimAlerts.ts";
import { sendDueAlerts, type SendingDeps } from "./sendDueAlerts.ts";

/** Sends alerts as they become due, until it is closed. */
export interface AlertWorker {
  /** Looks into the outbox at once. */
  wake: () => void;
  /** Finishes what is under way, within five seconds; the rest is sent after the next start. */
  close: () => Promise<void>;
}

/**
 * Other processes import without a signal to this one. Where there are none, a look once a minute
 * is for what a clock that was set has made due.
 */
const LOOK_EVERY_MS = { amongOthers: 3_000, alone: 60_000 } as const;

/** What is due and could not be taken, because another process is at it, is tried again after this. */
const LEAST_REST_MS = 1_000;

/** How long a call of a messaging service may take, unless a test says otherwise. */
const TIME_LIMIT_MS = 10_000;

/** What is under way at the end is given this long. */
const GRACE_MS = 5_000;

type WorkerDeps = Pick<SendingDeps, "db" | "messenger" | "now" | "random" | "log"> &
  Partial<Pick<SendingDeps, "timeLimitMs" | "onPushed">> & {
    /** No other process queues alerts, and queueing here wakes the worker. */
    isAlone?: boolean;
  };

/** Starts looking into the outbox, in this process and beside others. */
export function startAlertWorker(deps: WorkerDeps): AlertWorker {
  const breakOff = new AbortController();
  const closing = new AbortController();
  const bell = createWakeUp();
  const answering = new Set<string>();
  let round: Promise<void> | null = null;
  let isWanted = false;
  let resting: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const lookEveryMs = deps.isAlone === true ? LOOK_EVERY_MS.alone : LOOK_EVERY_MS.amongOthers;

  function wake(): void {
    if (closing.signal.aborted) return;
    isWanted = true;
    bell.ring();
    clearTimeout(timer);
    round ??= rounds().finally(() => {
      round = null;
      resting = rest();
    });
  }

  /** Sleeps until the next alert is due, quiet hours over, or it is time to ask when that is. */
  async function rest(): Promise<void> {
    const asked = await nextDueAt(deps.db).catch(() => null);
    if (closing.signal.aborted || round !== null) return;
    const restMs = Math.max(LEAST_REST_MS, (asked ?? Infinity) - deps.now());
    clearTimeout(timer);
    timer =
      restMs <= lookEveryMs
        ? setTimeout(wake, restMs)
        : setTimeout(() => {
            resting = rest();
          }, lookEveryMs);
  }

  /** It may be woken when it has looked already but is still sending. */
  async function rounds(): Promise<void> {
    while (isWanted && !closing.signal.aborted) {
      isWanted = false;
      await sendDueAlerts({
        timeLimitMs: TIME_LIMIT_MS,
        ...deps,
        isClosing: () => closing.signal.aborted,
        signal: breakOff.signal,
        bell,
        answering,
      }).catch((error: unknown) => {
        // The next look comes anyway. What the database says may repeat addresses.
        deps.log.error({ reason: reasonOf(error) }, "alerts could not be sent");
      });
    }
  }

  wake();
  return {
    wake,
    async close() {
      closing.abort();
      bell.ring();
      clearTimeout(timer);
      const grace = setTimeout(() => {
        breakOff.abort();
      }, GRACE_MS);
      await round;
      await resting;
      clearTimeout(timer);
      clearTimeout(grace);
      deps.messenger.close();
    },
  };
}
