import * as v from "valibot";

const KEY = "changeLogSeen";
const ListSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/**
 * Which of the changes are new since the last visit, and notes that all have been seen now. On
 * the first visit everything is new, so nothing is marked. What is new stays so until the tab is
 * closed: a reload is no visit.
 */
export function takeNewChanges(items: readonly string[]): ReadonlySet<string> {
  const seen = read(() => localStorage);
  const newBefore = read(() => sessionStorage) ?? [];
  write(() => localStorage, items);
  if (seen === null) return new Set();
  const known = new Set(seen);
  const news = items.filter((item) => !known.has(item) || newBefore.includes(item));
  write(() => sessionStorage, news);
  return new Set(news);
}

/** @returns `null` when nothing readable is there, or storage is denied */
function read(storage: () => Storage): string[] | null {
  try {
    const list = v.safeParse(ListSchema, storage().getItem(KEY));
    return list.success ? list.output : null;
  } catch {
    return null;
  }
}

function write(storage: () => Storage, items: readonly string[]): void {
  try {
    storage().setItem(KEY, JSON.stringify(items));
  } catch {
    // Denied or full: the next visit marks nothing, or the same again.
  }
}
