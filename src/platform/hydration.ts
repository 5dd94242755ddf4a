import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the application itself stands on the screen. `false` while the server writes a first
 * view, and while the application takes such a view over: what only this phone knows (its
 * connection, its copies, its clock) has to wait so long, or the two would not be the same.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
