/** More calls wait than can be served soon, or one has waited for too long. */
export class QueueFullError extends Error {
  override name = "QueueFullError";
}

/**
 * What waits for a hash, the first served first: sign-ins from phones that have signed in before,
 * other sign-ins, and everything else. A flood of one kind does not delay the kinds before it.
 */
export const HASH_LANES = ["known-phone", "sign-in", "other"] as const;
export type HashLane = (typeof HASH_LANES)[number];

export interface QueueLimits {
  /** How many run side by side. The last lane leaves one of them free. */
  atOnce: number;
  /** How many of a lane may wait; the next is refused. */
  waiting: Readonly<Record<HashLane, number>>;
  /** How long one may wait before it is refused, in milliseconds. */
  patienceMs: number;
}

/** Runs work, some at a time. @throws QueueFullError */
export type Queue = <Output>(lane: HashLane, work: () => Promise<Output>) => Promise<Output>;

/** Makes a queue that limits how much work runs at once and how long a call waits for it. */
export function createQueue({ atOnce, waiting, patienceMs }: QueueLimits): Queue {
  const lines: Record<HashLane, (() => void)[]> = { "known-phone": [], "sign-in": [], other: [] };
  const running: Record<HashLane, number> = { "known-phone": 0, "sign-in": 0, other: 0 };
  const total = () => HASH_LANES.reduce((sum, lane) => sum + running[lane], 0);
  const hasPlace = (lane: HashLane) =>
    total() < atOnce && (lane !== "other" || running.other < Math.max(1, atOnce - 1));

  /** A job that ends hands its place to the next, so that no other gets in between. */
  function handOn(): void {
    for (const lane of HASH_LANES) {
      while (hasPlace(lane)) {
        const next = lines[lane].shift();
        if (next === undefined) break;
        running[lane] += 1;
        next();
      }
    }
  }

  function waitFor(lane: HashLane): Promise<void> {
    const line = lines[lane];
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(begin), 1);
        reject(new QueueFullError("A call has waited for too long."));
      }, patienceMs);
      line.push(begin);
    });
  }

  return async (lane, work) => {
    if (hasPlace(lane)) running[lane] += 1;
    else if (lines[lane].length < waiting[lane]) await waitFor(lane);
    else throw new QueueFullError("Too many calls are waiting.");
    try {
      return await work();
    } finally {
      running[lane] -= 1;
      handOn();
    }
  };
}
