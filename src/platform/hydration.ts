import { useEffect, useSyncExternalStore } from "react";

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

let markHydrated = (): void => undefined;

/**
 * Resolves once the innermost part of a first view has been taken over. React does that in slices,
 * from the outside in, and the outer parts stand before it: what changes then must not reach the
 * others, which would no longer find what they were written from.
 */
export const hydrated = new Promise<void>((resolve) => {
  markHydrated = resolve;
});

/** For the innermost component of a view that is taken over, and for what stands there when that fails. */
export function useHydrationEnd(): void {
  useEffect(markHydrated, []);
}
