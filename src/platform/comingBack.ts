/**
 * Calls when the page may have missed something: it comes out of the back/forward cache, or can be seen
 * again. What it hears of when it opens is the same, and does no harm.
 */
export function onComingBack(listener: () => void): void {
  addEventListener("pageshow", listener);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) listener();
  });
}
