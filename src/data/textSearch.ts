import uFuzzy from "@leeoniya/ufuzzy";

/** One slip in each word is forgiven: a letter wrong, missing, too many, or two swapped. */
const fuzzy = new uFuzzy({
  intraMode: 1,
  intraIns: 1,
  intraSub: 1,
  intraTrn: 1,
  intraDel: 1,
});

/** Texts as they are searched: without accents. */
export function searchable(texts: string[]): string[] {
  return uFuzzy.latinize(texts);
}

/**
 * Which texts have every word of `query`, in any order.
 *
 * @param texts as `searchable` gives them
 * @returns one flag for each text; `null` when there is nothing to look for
 */
export function findTexts(texts: string[], query: string): Uint8Array | null {
  const words = fuzzy.split(uFuzzy.latinize(query));
  if (words.length === 0) return containing(texts, query.trim());
  let found: number[] | undefined;
  for (const word of words) found = fuzzy.filter(texts, word, found) ?? [];
  const flags = new Uint8Array(texts.length);
  for (const row of found ?? []) flags[row] = 1;
  return flags;
}

/** Signs and emoji are no words; they are looked for as they are. */
function containing(texts: readonly string[], signs: string): Uint8Array | null {
  if (signs === "") return null;
  return Uint8Array.from(texts, (text) => (text.includes(signs) ? 1 : 0));
}
