import { useEffect, useEffectEvent } from "react";

/**
 * Back, a phone's own button as well as the swipe from the edge, closes what lies over the page, and
 * stays on the screen. Does nothing where `followBack` was not called.
 *
 * @param isOpen whether it lies there now
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer: Layer = { close: () => close() };
    layers.push(layer);
    settleSoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      settleSoon();
    };
  }, [isOpen]);
}

/** Something that lies over the page. */
interface Layer {
  close: () => void;
}

/** The last one is on top. */
const layers: Layer[] = [];

let settleSoon = () => {};

/**
 * While something is open there is an entry more in the history, a guard with the same address: Back
 * comes to it first. The router does not see it, so that nothing is loaded or scrolled for it. What the
 * router itself enters takes the guard's place, so that nothing dead lies between two screens; what is
 * closed by other ways than Back takes it away.
 *
 * To be called before the router is made, which keeps the functions of `history` that it finds.
 */
export function followBack(): void {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  /** Whether a guard is being left that is of no use any more. */
  let isLeaving = false;
  let isPlanned = false;
  /** What the router has entered on the guard: it goes to the entry below when the guard goes. */
  let carried: { enter: typeof push; state: unknown; url: string } | null = null;
  let at = positionOf(history.state);

  const settle = () => {
    isPlanned = false;
    if (isLeaving) return;
    const isWanted = layers.length > 0;
    if (isWanted === isGuard(history.state)) return;
    if (isWanted) push(guardOf(history.state), "");
    else {
      isLeaving = true;
      history.back();
    }
  };
  settleSoon = () => {
    if (!isPlanned) queueMicrotask(settle);
    isPlanned = true;
  };

  history.pushState = (state: unknown, unused, url) => {
    at = positionOf(state);
    if (!isGuard(history.state)) {
      push(state, unused, url);
      return;
    }
    const { pathname } = location;
    replace(state, unused, url);
    if (isLeaving) carried = { enter: push, state, url: location.href };
    else carried = null;
    // A drawer goes away by itself when another screen has come.
    if (location.pathname === pathname) settleSoon();
  };
  history.replaceState = (state: unknown, unused, url) => {
    at = positionOf(state);
    const isOnGuard = isGuard(history.state);
    replace(isOnGuard ? guardOf(state) : state, unused, url);
    if (isOnGuard) carried = { enter: replace, state, url: location.href };
  };

  // Before the router, which is not to take a guard for a navigation.
  addEventListener(
    "popstate",
    (event) => {
      const before = at;
      at = positionOf(event.state);
      if (before !== at) {
        isLeaving = false;
        carried = null;
        for (const { close } of layers.toReversed()) close();
      } else if (isGuard(event.state)) {
        // Gone forward to: what was open is closed.
        event.stopImmediatePropagation();
      } else {
        event.stopImmediatePropagation();
        carried?.enter(carried.state, "", carried.url);
        if (carried !== null) at = positionOf(carried.state);
        carried = null;
        if (!isLeaving) layers.at(-1)?.close();
        isLeaving = false;
      }
      settleSoon();
    },
    { capture: true },
  );
  // A page that was reloaded with something open.
  settleSoon();
}

const isGuard = (state: unknown): boolean => isObject(state) && "isGuard" in state;

const guardOf = (state: unknown) => ({ ...(isObject(state) ? state : {}), isGuard: true });

const isObject = (state: unknown): state is object => typeof state === "object" && state !== null;

/** Where the router has put an entry; a guard is where the entry below it is. `null`: the router has not made it. */
const positionOf = (state: unknown): unknown =>
  isObject(state) && "__TSR_index" in state ? state.__TSR_index : null;
