import { onPins } from "#data/pins.ts";

/**
 * Writes down that somebody has been here, when they leave, and whether they keep stores: home then has another order, and
 * room for the stores from the first paint on. One word under one key, and nothing before the visit ends.
 */
export function noteVisit(): void {
  const page = document.documentElement.classList;
  onPins((pins) => page.toggle("keeps", pins.length > 0));
  const note = () => {
    try {
      localStorage.setItem("visited", page.contains("keeps") ? "stores" : "yes");
    } catch {
      // Storage is denied: every visit is the first.
    }
  };
  addEventListener("pagehide", note);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) note();
  });
}
