import { useSyncExternalStore } from "react";
import { MINUTE_MS } from "#domain/time/spans.ts";

let now = Date.now();

/** The moment as of which a first view is written, and then taken over. */
let viewedAt = now;

/** Sets that moment, in epoch milliseconds, for the next view. */
export function viewAsOf(moment: number): void {
  viewedAt = moment;
}

function subscribe(changed: () => void): () => void {
  const tick = () => {
    now = Date.now();
    changed();
  };
  now = Date.now();
  const timer = setInterval(tick, MINUTE_MS);
  // Timers sleep with the phone: look at the clock again when the page is looked at.
  document.addEventListener("visibilitychange", tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}

/** The device's clock in epoch milliseconds, moving on once a minute. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => viewedAt,
  );
}
