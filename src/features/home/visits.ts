import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether this phone has been here before. It is decided once for a page, by the script in the head of the document
 * (`index.html`), which marks it for the styles of the first paint; `noteVisit` writes it down.
 *
 * @returns `false` while a first view is written, and while it is taken over
 */
export function useIsLaterVisit(): boolean {
  return useSyncExternalStore(never, isLaterVisit, () => false);
}

export const isLaterVisit = (): boolean => document.documentElement.classList.contains("later");
