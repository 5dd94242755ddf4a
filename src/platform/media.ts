import { useSyncExternalStore } from "react";

const queries = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = queries.get(query) ?? matchMedia(query);
  queries.set(query, list);
  return list;
}

/** Whether a media query holds now, and whenever that changes. For what styles alone cannot do. A first view is written as if it did not. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = listOf(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => listOf(query).matches,
    () => false,
  );
}

/**
 * Whether this is the window of an installed app. An iPhone says so by a word of its own, all others by the media query,
 * and the two may disagree: either means it.
 */
export function isStandalone(): boolean {
  if ("standalone" in navigator && navigator.standalone === true) return true;
  return matchMedia("(display-mode: standalone)").matches;
}
