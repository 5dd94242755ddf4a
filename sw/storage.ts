import { withFallback } from "#domain/time/withFallback.ts";
import { createStore, get } from "idb-keyval";
import { STAY_OFFLINE, STAY_OFFLINE_PART } from "#domain/api/weakSignal.ts";

/** Longest wait for storage, in milliseconds: a message has to be shown while the worker is awake. */
const STORAGE_TIMEOUT_MS = 5_000;

/** What storage answers, or the fallback when it refuses, fails or keeps silent. */
export const fromStorage = <Value>(fallback: Value, access: () => Promise<Value>) =>
  withFallback(fallback, STORAGE_TIMEOUT_MS, access);

/** Whether the visitor wants no calls, of the worker either. */
export async function wantsNoCalls(): Promise<boolean> {
  const store = () => createStore(STAY_OFFLINE.database, STAY_OFFLINE.store);
  return (await fromStorage(undefined, () => get<unknown>(STAY_OFFLINE_PART, store()))) === true;
}
