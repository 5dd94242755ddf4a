/** Where a visit is noted, for the script in the head of the next document. */
const VISITED = "visited";

/** What home has room for from the first paint on: a class of the document for the styles, and a word of the note. */
const ROOMS = { stores: "keeps", wishes: "wishes" } as const;

/** Tells each time that it is known how many there are. */
type Watch = (listener: (count: number) => void) => void;

/**
 * Writes down that somebody has been here, when they leave, and whether they keep stores or have wishes, as soon as they
 * do: home then has another order, and room for them from the first paint on. A few words under one key.
 *
 * @param watches of the parts of home that are the visitor's own
 */
export function noteVisit(watches: Readonly<Record<keyof typeof ROOMS, Watch>>): void {
  const page = document.documentElement.classList;
  const words = () => ROOM_WORDS.filter((word) => page.contains(ROOMS[word]));
  const note = () => {
    try {
      localStorage.setItem(VISITED, words().join(" ") || "yes");
    } catch {
      // Storage is denied: every visit is the first.
    }
  };
  for (const word of ROOM_WORDS)
    watches[word]((count) => {
      const isNews = page.toggle(ROOMS[word], count > 0) !== noted().includes(word);
      // A phone may end the page without a word, and then home would have no room.
      if (isNews) note();
    });
  addEventListener("pagehide", note);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) note();
  });
}

const ROOM_WORDS = ["stores", "wishes"] as const;

function noted(): readonly string[] {
  try {
    return localStorage.getItem(VISITED)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
