import { slugify } from "../text/slug.ts";

/** Something with a page, and all that it is called. */
export interface Named {
  slug: string;
  name: string;
  aliases: readonly string[];
}

const GREEK: Readonly<Record<string, string>> = {
  α: "alpha",
  β: "beta",
  γ: "gamma",
  δ: "delta",
};

/** One spelling for all: `Skunk #1`, `skunk-1` and `SKUNK 1` agree, and so do `β-Pinene` and `beta-pinene`. */
export function spelling(name: string): string {
  const spelled = name.toLowerCase().replace(/[αβγδ]/g, (letter) => GREEK[letter] ?? letter);
  return slugify(spelled).replaceAll("-", "");
}

/** Every spelling of one thing, each once. */
export function spellingsOf({ slug, name, aliases }: Named): string[] {
  return [...new Set([slug, name, ...aliases].map(spelling))];
}

/** What is meant by a name, whichever of its names it is and however spelled; `null` when nothing has it. */
export function findNamed<Thing extends Named>(
  things: readonly Thing[],
  wanted: string,
): Thing | null {
  const exact = things.find(({ slug }) => slug === wanted);
  if (exact) return exact;
  const spelled = spelling(wanted);
  if (spelled === "") return null;
  return things.find((thing) => spellingsOf(thing).includes(spelled)) ?? null;
}

/** Of how many letters one may be wrong before two names have nothing in common. */
const LETTERS_PER_SLIP = 2;

/**
 * What may have been meant by a name that nothing has: the nearest in spelling
 * first, at most `most` of them, none that is nothing like it.
 */
export function nearestNamed<Thing extends Named>(
  things: readonly Thing[],
  wanted: string,
  most: number,
): Thing[] {
  // No typed name is that long, and the work grows with the square of it.
  const spelled = spelling(wanted.slice(0, 60));
  if (spelled === "") return [];
  return things
    .map((thing) => ({
      thing,
      slips: Math.min(...spellingsOf(thing).map((each) => slipsBetween(each, spelled))),
    }))
    .filter(({ slips }) => slips <= Math.max(1, spelled.length / LETTERS_PER_SLIP))
    .sort((a, b) => a.slips - b.slips)
    .slice(0, most)
    .map(({ thing }) => thing);
}

/** Two letters are too little to be a part of a name. */
const LEAST_PART = 3;

/** Slips that lead from one to the other. A name that has the other in it is one slip away, and a tenth for each letter around it. */
function slipsBetween(name: string, wanted: string): number {
  const [short, long] = name.length < wanted.length ? [name, wanted] : [wanted, name];
  if (short.length >= LEAST_PART && long.includes(short))
    return 1 + (long.length - short.length) / 10;
  return editDistance(name, wanted);
}

/**
 * Letters wrong, missing, too many, or two neighbours swapped, each one slip:
 * the distance of optimal string alignment.
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const at = (line: readonly number[], place: number) => line[place] ?? Infinity;
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
