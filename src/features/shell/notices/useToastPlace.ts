import { useLayoutEffect, type RefObject } from "react";
import { placeToasts } from "./toastPlace.ts";

const CONTROLS = "a, button, input, select, textarea, summary";

/**
 * Keeps toasts beside what is in use: the open dialog, and the control that has the focus.
 *
 * @param shown which toasts are there; with others they have another size
 */
export function useToastPlace(area: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || shown === "") return;
    const place = () => {
      const { activeElement } = document;
      const isControl =
        activeElement !== null &&
        activeElement.matches(CONTROLS) &&
        !element.contains(activeElement);
      const inUse = [document.querySelector("[role=dialog]"), isControl ? activeElement : null];
      const { width, height } = element.getBoundingClientRect();
      const { right, bottom } = placeToasts(
        { width, height },
        { width: document.documentElement.clientWidth, height: innerHeight },
        inUse.flatMap((each) => (each === null ? [] : [each.getBoundingClientRect()])),
      );
      element.style.setProperty("inset-inline-end", `${String(right)}px`);
      element.style.setProperty("inset-block-end", `${String(bottom)}px`);
    };
    place();
    const events = ["focusin", "scroll", "resize"] as const;
    for (const event of events) addEventListener(event, place, { capture: true, passive: true });
    return () => {
      for (const event of events) removeEventListener(event, place, { capture: true });
    };
  }, [area, shown]);
}
