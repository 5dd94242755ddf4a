import type { FolderWatch } from "./watchFolder.ts";

/** Network drives tell nobody of a new file, so the folder is looked at so often. */
const LOOK_EVERY_MS = 2_000;

/** Looks again and again, until it is closed. */
export interface Watching {
  /** Finishes the file that is under way; the others stay for the next start. */
  close: () => Promise<void>;
}

/** Starts with a look at once. @param after runs after each look, whatever has become of it */
export function startWatching(
  watch: FolderWatch,
  after: () => Promise<void> = () => Promise.resolve(),
): Watching {
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  let round = look();

  async function look(): Promise<void> {
    await watch.round(() => isClosing);
    await after();
    if (isClosing) return;
    timer = setTimeout(() => {
      round = look();
    }, LOOK_EVERY_MS);
  }

  return {
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await round;
    },
  };
}
