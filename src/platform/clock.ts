import { useSyncExternalStore } from "react";
import { MINUTE_MS } from "#domain/time/spans.ts";

let now = Date.now();

/** The moment as of which a first view is written, and then taken over. */
let viewedAt = now;

let isHeld = false;

/**
 * Sets that moment, in epoch milliseconds, for the next view. The clock stands there until it next
 * moves on: otherwise everything that shows an age would be drawn once more at once.
 */
export function viewAsOf(moment: number): void {
  viewedAt = moment;
  now = moment;
  isHeld = true;
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  isHeld = false;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  if (listeners.size === 1) {
    timer = setInterval(tick, MINUTE_MS);
    // Timers sleep with the phone: look at the clock again when the page is looked at.
    document.addEventListener("visibilitychange", tick);
  }
  // What is new on the screen is right to the second, also where a view has stood for long.
  if (!isHeld) now = Date.now();
  else if (Math.abs(Date.now() - now) >= MINUTE_MS) tick();
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
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
