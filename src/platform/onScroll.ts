/** Tells of each scroll of the page, for `useSyncExternalStore`. @returns ends that */
export function onScroll(changed: () => void): () => void {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
}
