import { setTimeout as pause } from "node:timers/promises";

/** How a question that is asked again and again was answered. */
export interface Asked {
  /** How often each status came; 0: there was no answer. */
  statuses: Map<number, number>;
  /** Longest wait, in milliseconds. */
  slowest: number;
  /** When a status came first, in milliseconds from the first question; `null`: never. */
  firstAt: (status: number) => number | null;
}

const EVERY_MS = 200;

/** Asks for a path five times a second, until told to stop. */
export function asking(url: string): { stop: () => Promise<Asked> } {
  const statuses = new Map<number, number>();
  const firsts = new Map<number, number>();
  const begun = performance.now();
  let slowest = 0;
  const over = new AbortController();
  const questions = (async () => {
    while (!over.signal.aborted) {
      const start = performance.now();
      const status = await fetch(url).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      const end = performance.now();
      slowest = Math.max(slowest, end - start);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (!firsts.has(status)) firsts.set(status, end - begun);
      await pause(EVERY_MS);
    }
  })();
  return {
    async stop() {
      over.abort();
      await questions;
      return { statuses, slowest, firstAt: (status) => firsts.get(status) ?? null };
    },
  };
}

/** How often each status came, as text. */
export const wordsOf = ({ statuses }: Asked): string =>
  [...statuses].map(([status, times]) => `${String(times)} × ${String(status)}`).join(", ");
