import { useSyncExternalStore } from "react";

let unread = 0;
const listeners = new Set<() => void>();

/** Says how many alerts nobody has looked at. What counts them is loaded after the first paint. */
export function setUnreadAlerts(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Alerts that nobody has looked at. */
export function useUnreadAlerts(): number {
  return useSyncExternalStore(subscribe, () => unread);
}
