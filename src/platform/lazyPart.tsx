import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { whenIdle } from "./scheduling.ts";

/**
 * A part in a file of its own. A file that does not arrive takes nothing else along, and is asked for again where the part
 * next stands. Not by Suspense: React holds back what it reveals for up to 300 ms after another, and parts of home
 * would wait for each other.
 *
 * @param Instead stands there until it has come, and where it does not, on the phone alone; nothing by default
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = () => null,
) {
  let known: ComponentType<Props> | null = null;
  const arrive = async () => {
    known ??= (await load()).default;
  };
  function LazyPart(props: Props) {
    const [Part, show] = useState<ComponentType<Props> | null>(() => known);
    // Nothing of it is in what the server wrote, and another place may have brought it while this one is still taken over.
    const isOnPhone = useIsHydrated();
    useEffect(() => {
      if (Part !== null) return;
      let isThere = true;
      const come = async () => {
        await arrive();
        if (isThere) show(() => known);
      };
      void come().catch(() => undefined);
      return () => {
        isThere = false;
      };
    }, [Part]);
    if (!isOnPhone) return null;
    return Part === null ? <Instead {...props} /> : <Part {...props} />;
  }
  /** Brings the file before it is asked for, so that a tap finds it. */
  const warm = () => void arrive().catch(() => undefined);
  return Object.assign(LazyPart, { warm });
}

/** A part that the first paint does not need. */
export const whenPainted = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead?: ComponentType<Props>,
) =>
  lazyPart<Props>(async () => {
    await new Promise<void>(whenIdle);
    return await load();
  }, Instead);

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
