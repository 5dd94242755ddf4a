import { editDistance } from "#domain/strains/spelledNames.ts";
import { readWords } from "./plainPhrases.ts";
import { searchable } from "#data/textSearch.ts";

/** Words that ask for something, as they are spelled: of sizes, of what is cheapest, of what is sold. */
const ASKING = [
  "eighth eighths quarter quarters ounce ounces grams cheapest lowest nearest closest",
  "flower edibles gummies cartridge cartridges disposable disposables prerolls concentrates",
].flatMap((words) => words.split(" "));

/** Fewer letters are too like each other. */
const SHORTEST = 4;

/** How many letters of a word may be wrong. */
const slipsIn = (word: string) => (word.length < 7 ? 1 : 2);

/**
 * What is typed, with the words that ask for something spelled as they are: "gelato eigth", "cheepest ounze". What names
 * have is a name.
 *
 * @param isName whether some name has these words in this order; with `anywhere`, in whatever order
 */
export function withoutSlips(
  typed: string,
  isName: (words: string, anywhere?: boolean) => boolean,
): string {
  return typed.replace(/(?<![\w'’-])[a-z]{5,}(?![\w'’-])/gi, (word, at: number) => {
    const small = word.toLowerCase();
    if (ASKING.includes(small)) return word;
    // A number, or the size without its last letter: that one where all else is found without it.
    if (/^eights?$/.test(small)) {
      const rest = `${typed.slice(0, at)}${typed.slice(at + word.length)}`.trim();
      if (isName(typed)) return word;
      const { words, isAll } = readWords(rest, isName);
      return words === "" || isAll || isName(words, true) ? "eighth" : word;
    }
    const [meant] = nearestOf(small, ASKING_COUNTS);
    return meant === undefined || isName(word) ? word : meant;
  });
}

const ASKING_COUNTS = new Map(ASKING.map((word) => [word, 1]));

/**
 * The words of names that words which no name has are most like: "geloatto" is "gelato". Words that names have stay.
 *
 * @param texts as `searchable` gives them
 * @returns `null` where one has no likeness, or no name has all of them
 */
export function nearestWords(texts: readonly string[], typed: string): string | null {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of text.split(/[^a-z0-9]+/))
      if (word.length >= SHORTEST) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = [...counts.keys()];
  const [wanted = ""] = searchable([typed]);
  const meant: string[] = [];
  for (const word of wanted.split(/[^a-z0-9]+/).filter(Boolean)) {
    const isKnown = word.length < SHORTEST || known.some((each) => each.startsWith(word));
    const nearest = isKnown ? word : nearestOf(word, counts)[0];
    if (nearest === undefined) return null;
    meant.push(nearest);
  }
  const isThere = texts.some((text) => meant.every((word) => ` ${text}`.includes(` ${word}`)));
  const words = meant.join(" ");
  return isThere && words !== wanted ? words : null;
}

/** The words that are like one, the nearest first, then those with the same first letter, then the most frequent. */
function nearestOf(wanted: string, counts: ReadonlyMap<string, number>): string[] {
  const most = slipsIn(wanted);
  const letters = lettersOf(wanted);
  const alike: { word: string; slips: number; count: number }[] = [];
  for (const [word, count] of counts) {
    if (Math.abs(word.length - wanted.length) > most) continue;
    // A slip puts one letter in another's place: most words are told apart by theirs alone.
    if (bitsIn(letters ^ lettersOf(word)) > 2 * most) continue;
    const slips = editDistance(word, wanted) + (word[0] === wanted[0] ? 0 : 0.5);
    if (slips <= most) alike.push({ word, slips, count });
  }
  return alike.toSorted((a, b) => a.slips - b.slips || b.count - a.count).map(({ word }) => word);
}

/** Which letters a word has, a bit each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function bitsIn(figure: number): number {
  let count = 0;
  for (let rest = figure; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
