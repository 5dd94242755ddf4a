import type { AlertsCall } from "#domain/alerts/alertCalls.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";

/** Longest wait for an answer, in milliseconds: a push wakes the worker for half a minute at most. */
const PATIENCE_MS = 10_000;

/** Sends a call. @returns whether the server did what it was asked @throws when there is no answer in time */
export async function callServer({ path, init }: AlertsCall): Promise<boolean> {
  const answer = await withTimeLimit(PATIENCE_MS, (signal) => fetch(path, { ...init, signal }));
  return answer.ok;
}
