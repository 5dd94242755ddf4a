import { useSyncExternalStore } from "react";

const queries = new Map<string, MediaQueryList>();

/** Whether a media query holds now, and whenever that changes. For what styles alone cannot do. */
export function useMedia(query: string): boolean {
  const media = queries.get(query) ?? matchMedia(query);
  queries.set(query, media);
  return useSyncExternalStore(
    (changed) => {
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => media.matches,
  );
}
