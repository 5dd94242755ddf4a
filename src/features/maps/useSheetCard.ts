import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Where the list was when a store of it was opened. */
interface LeftAt {
  top: number;
  slug: string;
}

/**
 * On a phone the card of what is chosen stands at the head of the list, which lies over the map's foot. The page is put where
 * both are seen: the map whole, and below it the card. Who closes it is where they were in the list.
 *
 * @param map which stays below the bar while the list goes over it
 * @param head the card, where there is one
 */
export function useSheetCard(
  map: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  chosen: string | null,
  isPhone: boolean,
) {
  const left = useRef<LeftAt | null>(null);
  const [returned, setReturned] = useState<string | null>(null);
  const before = useRef<string | null | undefined>(undefined);

  useLayoutEffect(() => {
    const was = before.current;
    before.current = chosen;
    if (!isPhone) return undefined;
    if (chosen !== null && was === undefined) {
      // The router begins a visit at the page's top, after this.
      const frame = requestAnimationFrame(() => showBoth(map.current, head.current, true));
      return () => cancelAnimationFrame(frame);
    }
    if (chosen !== null) showBoth(map.current, head.current, false);
    else if (was !== null && was !== undefined && left.current?.slug === was) {
      scrollTo({ top: left.current.top, behavior: "instant" });
      setReturned(was);
    }
    return undefined;
  }, [map, head, chosen, isPhone]);

  /** Keeps the place of the list before a row of it is opened. */
  const leave = useCallback(
    (slug: string) => {
      setReturned(null);
      // Without the card that stands above the list now: it will be gone.
      left.current = { slug, top: scrollY - (head.current?.offsetHeight ?? 0) };
    },
    [head],
  );
  /** Who taps a mark comes back to the map. */
  const stay = useCallback(() => {
    left.current = null;
    setReturned(null);
  }, []);
  return { returned, leave, stay };
}

/** Scrolls to where the map is below the bar. Who comes by an address sees the screen from its top, as far as the card is seen there, too. */
function showBoth(map: HTMLElement | null, head: HTMLElement | null, isArriving: boolean): void {
  if (map === null || head === null) return;
  const parts = map.parentElement ?? map;
  const bar = Number.parseFloat(getComputedStyle(map).top) || 0;
  // Farther than this the list goes over the map.
  const most = Math.max(0, parts.getBoundingClientRect().top + scrollY - bar);
  const hidden = head.getBoundingClientRect().bottom - (innerHeight - barBelow(head));
  const top = isArriving ? Math.min(most, scrollY + Math.max(0, hidden)) : most;
  if (top !== scrollY) scrollTo({ top, behavior: "instant" });
}

/** As tall as the bar at the window's lower edge, which the card keeps clear of. */
const barBelow = (head: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(head).scrollMarginBottom) || 0;
