import { setTimeout as pause } from "node:timers/promises";
import type { DataVersion } from "../db/dataVersion.ts";

/** What visitors ask for first; these are made before they do. */
const IMPORTANT = ["/statistics", "/stores", "/announcements", "/deals", "/search"] as const;

const LOOK_EVERY_MS = 1_000;

/** How long a site that stops waits for an answer that no request asked for, in milliseconds. */
const GRACE_MS = 1_500;

export interface ReadyKeeper {
  /** Makes the important answers again if the data have changed. Never fails. */
  refresh(): Promise<void>;
  /** Makes no further ones, and waits a little for the one that is being made. */
  close(): Promise<void>;
}

/**
 * Makes the important answers at the start and after every change of the data, by this process
 * or another, so that they are ready for the next request even while the database is busy.
 *
 * @param ask asks the site itself for a path under `/api` and waits for the answer
 */
export function keepReady(
  dataVersion: DataVersion,
  ask: (path: string) => Promise<unknown>,
): ReadyKeeper {
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
      // The request that asks gets the failure. Here it is tried again.
    }
  }
  const refresh = (): Promise<void> => {
    under ??= make().finally(() => {
      under = null;
    });
    return under;
  };
  const timer = setInterval(() => void refresh(), LOOK_EVERY_MS);
  timer.unref();
  void refresh();
  return {
    refresh,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await Promise.race([under, pause(GRACE_MS)]);
    },
  };
}
