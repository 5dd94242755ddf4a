import * as v from "valibot";

const KEY = "changeLogSeen";
const SeenSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/**
 * Which of the changes are new since the last visit, and notes that all have been seen now. On
 * the first visit everything is new, so nothing is marked.
 */
export function takeNewChanges(items: readonly string[]): ReadonlySet<string> {
  const seen = v.safeParse(SeenSchema, read());
  write(JSON.stringify(items));
  if (!seen.success) return new Set();
  const known = new Set(seen.output);
  return new Set(items.filter((item) => !known.has(item)));
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Denied or full: the next visit marks nothing, or the same again.
  }
}
