import type { Write, WriteKind } from "./writers.ts";

/** A write that was acknowledged, and when, by this process's clock in milliseconds. */
interface Acknowledged {
  id: string;
  at: number;
}

/** Visitors who write one thing after the other until told to stop. */
export interface Writing {
  kind: WriteKind;
  acknowledged: readonly Acknowledged[];
  /** Answers that were no success, by what they were. */
  troubles: ReadonlyMap<string, number>;
  /** What is under way is written to its end. */
  stop: () => Promise<void>;
}

const PAUSE_MS = 50;
const PATIENCE_MS = 10_000;

/** @param servers their addresses; each try goes to the next one, as a balancer does */
export function writing(kind: WriteKind, servers: readonly string[]): Writing {
  const acknowledged: Acknowledged[] = [];
  const troubles = new Map<string, number>();
  let tries = 0;
  const over = new AbortController();

  /** Once. @returns whether it was acknowledged */
  async function send({ path, init }: Write): Promise<boolean> {
    tries += 1;
    const server = servers[tries % servers.length] ?? "";
    const limit = AbortSignal.timeout(PATIENCE_MS);
    const said = await fetch(server + path, { ...init, signal: limit }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok ? null : String(answer.status);
      },
      () => "no answer",
    );
    if (said !== null) troubles.set(said, (troubles.get(said) ?? 0) + 1);
    return said === null;
  }

  const all = (async () => {
    while (!over.signal.aborted) {
      const write = kind.next();
      // The same again until it is acknowledged, as a phone's outbox does.
      while (!(await send(write))) await pause();
      acknowledged.push({ id: write.id, at: performance.now() });
      await pause();
    }
  })();
  return {
    kind,
    acknowledged,
    troubles,
    async stop() {
      over.abort();
      await all;
    },
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
