import { onPins } from "#data/pins.ts";

/** Where a visit is noted, for the script in the head of the next document. */
const VISITED = "visited";

/**
 * Writes down that somebody has been here, when they leave, and whether they keep stores, as soon as they do: home then has
 * another order, and room for the stores from the first paint on. One word under one key.
 */
export function noteVisit(): void {
  const page = document.documentElement.classList;
  const note = () => {
    try {
      localStorage.setItem(VISITED, page.contains("keeps") ? "stores" : "yes");
    } catch {
      // Storage is denied: every visit is the first.
    }
  };
  onPins((pins) => {
    const keeps = pins.length > 0;
    const isNews = page.toggle("keeps", keeps) !== isNotedAsKeeping();
    // A phone may end the page without a word, and then home would have no room.
    if (isNews) note();
  });
  addEventListener("pagehide", note);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) note();
  });
}

function isNotedAsKeeping(): boolean {
  try {
    return localStorage.getItem(VISITED) === "stores";
  } catch {
    return false;
  }
}
