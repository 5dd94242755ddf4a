/** Where a visit is noted, for the script in the head of the next document. */
const VISITED = "visited";

/** Tells each time that it is known how many there are. */
type Watch = (listener: (count: number) => void) => void;

/** As many wishes stand on home, and have their room; the others are one tap further. */
export const WISHES_ON_HOME = 3;

/**
 * Writes down that somebody has been here, when they leave, and whether they keep stores and how many wishes home shows,
 * as soon as that is so: home then has another order, and room for them from the first paint on. A word or two under one
 * key, such as "stores wishes2", of which the styles have classes and the number of rows.
 *
 * @param watches of the parts of home that are the visitor's own
 */
export function noteVisit(watches: Readonly<Record<"stores" | "wishes", Watch>>): void {
  const { classList, style } = document.documentElement;
  const words = () =>
    [
      classList.contains("keeps") ? "stores" : "",
      classList.contains("wishes") ? `wishes${style.getPropertyValue("--wishes")}` : "",
    ]
      .filter(Boolean)
      .join(" ") || "yes";
  const note = () => {
    try {
      localStorage.setItem(VISITED, words());
    } catch {
      // Storage is denied: every visit is the first.
    }
  };
  // A phone may end the page without a word, and then home would have no room.
  const noteNews = () => {
    if (words() !== (noted() ?? "yes")) note();
  };
  watches.stores((count) => {
    classList.toggle("keeps", count > 0);
    noteNews();
  });
  watches.wishes((count) => {
    classList.toggle("wishes", count > 0);
    style.setProperty("--wishes", String(Math.min(WISHES_ON_HOME, count)));
    noteNews();
  });
  addEventListener("pagehide", note);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) note();
  });
}

function noted(): string | null {
  try {
    return localStorage.getItem(VISITED);
  } catch {
    return null;
  }
}
