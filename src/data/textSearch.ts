import uFuzzy from "@leeoniya/ufuzzy";

/** One slip in each word is forgiven: a letter wrong, missing, too many, or two swapped. */
const SLIPS: uFuzzy.Options = {
  intraMode: 1,
  intraIns: 1,
  intraSub: 1,
  intraTrn: 1,
  intraDel: 1,
};
const fuzzy = new uFuzzy(SLIPS);
const fuzzyBeginnings = new uFuzzy({ ...SLIPS, interLft: 2 });

/** Fewer letters than these are in too many names with a slip: "gel" is in "Triangle" then. */
const SHORTEST_SLIP = 4;
const sure = new uFuzzy();
const sureBeginnings = new uFuzzy({ interLft: 2 });

/** Texts as they are searched: without accents, in small letters. */
export function searchable(texts: string[]): string[] {
  return uFuzzy.latinize(texts).map((text) => text.toLowerCase());
}

/** How a text was found: not at all, by words that are like the ones asked for, or by those very words. */
export const FOUND = { not: 0, alike: 1, exactly: 2 } as const;

/**
 * Which texts have every word of `query`, in any order.
 *
 * @param texts as `searchable` gives them
 * @param where "beginnings": a word is asked for from its first letter on, and not what stands inside of one
 * @returns one of {@link FOUND} for each text; `null` when there is nothing to look for
 */
export function findTexts(texts: string[], query: string, where?: "beginnings"): Uint8Array | null {
  const words = searchedWords(query);
  if (words.length === 0) return containing(texts, query.trim());
  let found: number[] | undefined;
  const [short, long] = where === undefined ? [sure, fuzzy] : [sureBeginnings, fuzzyBeginnings];
  for (const word of words) {
    const how = word.length < SHORTEST_SLIP ? short : long;
    found = how.filter(texts, word, found) ?? [];
  }
  const flags = new Uint8Array(texts.length);
  for (const row of found ?? []) {
    const text = texts[row] ?? "";
    flags[row] = words.every((word) => beginsAWord(text, word)) ? FOUND.exactly : FOUND.alike;
  }
  return flags;
}

/** The words of a query, as each is looked for. */
export const searchedWords = (query: string): string[] =>
  fuzzy.split(uFuzzy.latinize(query)).map((word) => word.toLowerCase());

/** Whether a word of the text is the one asked for, or begins with it: it may still be being typed. */
function beginsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(text[at - 1] ?? "")) return true;
  }
  return false;
}

/** Signs and emoji are no words; they are looked for as they are. */
function containing(texts: readonly string[], signs: string): Uint8Array | null {
  if (signs === "") return null;
  return Uint8Array.from(texts, (text) => (text.includes(signs) ? FOUND.exactly : FOUND.not));
}
