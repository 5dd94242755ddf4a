import { Agent, get } from "node:http";

/** How others fare meanwhile. */
export interface Fared {
  asked: number;
  failed: number;
  /** Longest wait for an answer, in milliseconds. */
  slowest: number;
}

/** Another one than the attackers have: this machine has all of 127.0.0.0/8, at least on Linux. */
const OWN_ADDRESS = process.platform === "linux" ? "127.0.0.2" : "127.0.0.1";

const PATIENCE_MS = 5_000;
const EVERY_MS = 100;

function ask(url: string, agent: Agent | false): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { localAddress: OWN_ADDRESS, agent: agent === false ? new Agent() : agent },
      (answer) => {
        answer.resume().once("end", () => {
          if (answer.statusCode === 200) resolve(performance.now() - start);
          else reject(new Error(`It answered ${String(answer.statusCode)}.`));
        });
      },
    );
    request.setTimeout(PATIENCE_MS, () => request.destroy(new Error("It was silent.")));
    request.once("error", reject);
  });
}

/**
 * Visits a site ten times a second until told to stop, each time on a connection of its own, as
 * somebody who comes for the first time.
 *
 * @param paths what he asks for by turns
 */
export function visiting(
  url: string,
  paths: readonly string[] = ["/api/statistics", "/api/health"],
): { stop: () => Promise<Fared> } {
  const fared: Fared = { asked: 0, failed: 0, slowest: 0 };
  const over = new AbortController();
  const visits = (async () => {
    while (!over.signal.aborted) {
      fared.asked += 1;
      const path = paths[fared.asked % paths.length] ?? "/";
      try {
        fared.slowest = Math.max(fared.slowest, await ask(`${url}${path}`, false));
      } catch {
        fared.failed += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return {
    async stop() {
      over.abort();
      await visits;
      return fared;
    },
  };
}
