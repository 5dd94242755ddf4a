import { withFallback } from "#domain/time/withFallback.ts";

/** Longest wait for storage, in milliseconds: a message has to be shown while the worker is awake. */
const STORAGE_PATIENCE_MS = 5_000;

/** What storage answers, or the fallback when it refuses, fails or keeps silent. */
export const fromStorage = <Value>(fallback: Value, access: () => Promise<Value>) =>
  withFallback(fallback, STORAGE_PATIENCE_MS, access);
