import type { Log } from "../log.ts";

/** Work that no request waits for. Only the closing of the site does. */
export interface Background {
  /** Starts work; a failure reaches the log. */
  start: (work: () => Promise<void>) => void;
  /** Waits for everything that was started. */
  settled: () => Promise<void>;
}

/** Keeps count of what goes on after answers. */
export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    start(work) {
      const run = work()
        .catch((error: unknown) => {
          log.error({ err: error }, "work after an answer failed");
        })
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
