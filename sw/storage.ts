import { get } from "idb-keyval";
import { openLazily } from "#storage/database.ts";
import { withFallback } from "#domain/time/withFallback.ts";
import { STAY_OFFLINE, STAY_OFFLINE_PART } from "#domain/api/weakSignal.ts";

/** Longest wait for storage, in milliseconds: a message has to be shown while the worker is awake. */
const STORAGE_TIMEOUT_MS = 5_000;

/** What storage answers, or the fallback when it refuses, fails or keeps silent. */
export const fromStorage = <Value>(fallback: Value, access: () => Promise<Value>) =>
  withFallback(fallback, STORAGE_TIMEOUT_MS, access);

const store = openLazily(STAY_OFFLINE);

/** Whether the visitor wants no calls, of the worker either. */
export async function wantsNoCalls(): Promise<boolean> {
  return (await fromStorage(undefined, () => get<unknown>(STAY_OFFLINE_PART, store()))) === true;
}
