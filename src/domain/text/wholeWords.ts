import { slugify } from "./slug.ts";

/** Whether every word of one text stands in another as a whole word, however spelled: "blue dream" in "Blue-Dream Pod", not in "Blue Dreamish". */
export function hasWholeWords(text: string, words: string): boolean {
  const own = new Set(slugify(text).split("-"));
  return slugify(words)
    .split("-")
    .every((word) => own.has(word));
}
