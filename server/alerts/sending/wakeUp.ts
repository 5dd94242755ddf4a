/** Wakes what waits for one of several things, without losing a ring. */
export interface WakeUp {
  ring: () => void;
  /** Waits for the next ring, or one since the last time; at most so long. */
  heard: (atMostMs: number) => Promise<void>;
}

/** Makes a bell for one listener. */
export function createWakeUp(): WakeUp {
  let hasRung = false;
  let wake = (): void => undefined;
  return {
    ring() {
      hasRung = true;
      wake();
    },
    async heard(atMostMs) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, atMostMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
    },
  };
}
