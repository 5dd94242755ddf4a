import { useSyncExternalStore } from "react";

/**
 * Whether the last call to the server got an answer, whatever it said. Browsers are hopeful: some
 * report a connection while nothing gets through.
 */
let isReachable = true;
const listeners = new Set<() => void>();

/** Tells what became of a call: answered, or none at all. */
export function noteCall(wasAnswered: boolean): void {
  if (wasAnswered === isReachable) return;
  isReachable = wasAnswered;
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    listeners.delete(changed);
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

/** Whether there is a connection, as far as the browser and the last call can tell. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine && isReachable);
}
