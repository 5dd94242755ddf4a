import type { DataVersion } from "../db/dataVersion.ts";

/** What visitors ask for first; these are made before they do. */
const IMPORTANT = ["/statistics", "/stores", "/announcements", "/deals", "/search"] as const;

const LOOK_EVERY_MS = 1_000;

export interface ReadyKeeper {
  /** Makes the important answers anew if the data have changed; never fails. */
  refresh(): Promise<void>;
  close(): void;
}

/**
 * Has the important answers made at the start and after every change of the data, whoever made
 * it, so that they are ready when the database is busy and when somebody asks.
 *
 * @param ask asks the site itself for a path under `/api` and waits for the answer
 */
export function keepReady(
  dataVersion: DataVersion,
  ask: (path: string) => Promise<unknown>,
): ReadyKeeper {
  let made: number | null = null;
  let under: Promise<void> | null = null;

  async function make(): Promise<void> {
    try {
      const version = await dataVersion.current();
      if (version === made) return;
      // One after the other: visitors' own questions come in between.
      for (const path of IMPORTANT) await ask(path);
      made = version;
    } catch {
      // Whoever asks is told; here it is tried again.
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
    close() {
      clearInterval(timer);
    },
  };
}
