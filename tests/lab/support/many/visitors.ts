import { message } from "../../../support/community/feedback.ts";
import type { Travelled, Visit } from "../running/visit.ts";

/** What a visitor asks for, again and again. */
export interface Wanted extends Partial<Visit> {
  path: string;
  /** What it must be answered with. */
  status: number;
}

/** How visitors fared: of each what went wrong, in words. */
export interface Fared {
  asked: number;
  /** By visitor; those who had no trouble are left out. */
  failures: ReadonlyMap<string, string[]>;
}

/**
 * Visitors who ask one thing after the other, each from an address of its own, until told to stop.
 *
 * @param wanted what one asks for at his nth turn
 */
export function visitors(
  addresses: readonly string[],
  ask: (path: string, more: Partial<Visit>) => Promise<Travelled>,
  wanted: (address: string, turn: number) => Wanted,
): { failures: () => ReadonlyMap<string, string[]>; stop: () => Promise<Fared> } {
  const failures = new Map<string, string[]>();
  let asked = 0;
  const over = new AbortController();
  const visit = async (from: string): Promise<void> => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const { path, status, ...more } = wanted(from, turn);
      asked += 1;
      const said = await ask(path, { from, ...more }).then(
        (answer) => (answer.status === status ? null : `answered ${String(answer.status)}`),
        (error: unknown) => String(error),
      );
      if (said === null) continue;
      const words = `${more.method ?? "GET"} ${path}: ${said}`;
      failures.set(from, [...(failures.get(from) ?? []), words]);
    }
  };
  const all = addresses.map(visit);
  return {
    failures: () => new Map(failures),
    async stop() {
      over.abort();
      await Promise.all(all);
      return { asked, failures };
    },
  };
}

/** Reads some paths, then writes, and again; how many writes were begun. Each write has an address of its own: one may write so often only. */
export function readingAndWriting(paths: readonly string[]): {
  wanted: (address: string, turn: number) => Wanted;
  writes: () => number;
} {
  let writes = 0;
  return {
    writes: () => writes,
    wanted(_, turn) {
      const path = paths[turn % (paths.length + 1)];
      if (path !== undefined) return { path, status: 200 };
      writes += 1;
      return {
        path: "/api/feedback",
        status: 201,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(message()),
        from: `127.${String(1 + (writes >> 16))}.${String((writes >> 8) % 256)}.${String(writes % 256)}`,
      };
    },
  };
}
