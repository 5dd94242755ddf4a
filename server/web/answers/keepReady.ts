import { setTimeout as pause } from "node:timers/promises";
import type { DataVersion } from "../../db/dataVersion.ts";

/** What visitors ask for first; these are made before they do. */
const IMPORTANT = [
  "/api/statistics",
  "/api/announcements",
  "/",
  "/api/stores",
  "/api/deals",
  "/api/search",
] as const;

/**
 * Another process's change is looked for so often while visitors come, and while none does: the visitor who
 * comes then looks for it anyway.
 */
const LOOK_EVERY_MS = { visited: 1_000, atRest: 15_000 } as const;
/** A visit is one for so long. */
const VISIT_MS = 60_000;

/** How long a site that stops waits for an answer that no request asked for, in milliseconds. */
const GRACE_MS = 1_500;

export interface ReadyKeeper {
  /** Says that somebody has asked for something. */
  visited(): void;
  /** Makes the important answers again if the data have changed. Never fails. */
  refresh(): Promise<void>;
  /** Makes no further ones, and waits a little for the one that is being made. */
  close(): Promise<void>;
}

/**
 * Makes the important answers at the start and after every change of the data, by this process
 * or another, so that they are ready for the next request even while the database is busy.
 *
 * @param ask asks the site itself for a path and waits for the answer
 * @param isAlone no other process changes the data: nothing is looked for, as {@link ReadyKeeper.refresh}
 *   is called after each change
 */
export function keepReady(
  dataVersion: DataVersion,
  ask: (path: string) => Promise<unknown>,
  isAlone = false,
): ReadyKeeper {
  let visitedAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let made: number | null = null;
  let under: Promise<void> | null = null;
  let isClosing = false;

  async function make(): Promise<void> {
    try {
      const version = await dataVersion.current();
      if (version === made) return;
      // One after the other: visitors' own questions come in between.
      for (const path of IMPORTANT) {
        if (isClosing) return;
        await ask(path);
      }
      made = version;
    } catch {
      // The request that asks gets the failure. Here it is tried again at the next look or change.
    }
  }
  const refresh = (): Promise<void> => {
    under ??= make().finally(() => {
      under = null;
    });
    return under;
  };
  const look = () => {
    void refresh();
    const isVisited = performance.now() - visitedAt < VISIT_MS;
    timer = setTimeout(look, isVisited ? LOOK_EVERY_MS.visited : LOOK_EVERY_MS.atRest);
    timer.unref();
  };
  if (isAlone) void refresh();
  else look();
  return {
    visited() {
      const wasAtRest = performance.now() - visitedAt >= VISIT_MS;
      visitedAt = performance.now();
      if (!wasAtRest || isAlone) return;
      clearTimeout(timer);
      look();
    },
    refresh,
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await Promise.race([under, pause(GRACE_MS)]);
    },
  };
}
