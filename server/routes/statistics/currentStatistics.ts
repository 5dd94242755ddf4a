import type { Statistics } from "#domain/statistics.ts";
import type { Db } from "../../db/database.ts";
import { readDataVersion } from "../../db/dataVersion.ts";
import { computeStatistics } from "./computeStatistics.ts";

const MINUTE_MS = 60_000;

/**
 * Answers the statistics as of the current minute, computed once per minute and
 * state of the data: a request then costs one look at the data's version. The
 * answer depends on nothing else, so all processes on one database agree on it.
 *
 * @param deps.now epoch milliseconds
 */
export function currentStatistics(deps: { db: Db; now: () => number }): () => Promise<Statistics> {
  let last: { key: string; answer: Promise<Statistics> } | null = null;
  return async () => {
    const minute = Math.floor(deps.now() / MINUTE_MS) * MINUTE_MS;
    const key = `${String(await readDataVersion(deps.db))} ${String(minute)}`;
    if (last?.key !== key) {
      const computed = { key, answer: computeStatistics(deps.db, minute) };
      last = computed;
      // A failure is answered once and then tried again, not kept for a minute.
      computed.answer.catch(() => {
        if (last === computed) last = null;
      });
    }
    return await last.answer;
  };
}
