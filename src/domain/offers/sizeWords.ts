import { USUAL_SIZES } from "#state/units.ts";
import { categoriesNamed } from "./categoryWords.ts";
import type { Category } from "./categories.ts";
import { choiceName, chosenSize } from "./sizes.ts";

/** What is typed, taken apart. */
interface TypedSize {
  /** What is left to be looked for by name. */
  words: string;
  /** The choice that its words mean; `undefined` without any. */
  size: string | undefined;
  /** The categories that all that is left beside a size names, if it is what a section is called. */
  kinds: readonly Category[];
}

/**
 * Takes the words of a size out of what is typed: "gelato eighth" is Gelato in 3.5 g, "3.5g" and "half an ounce" are
 * nothing but a size, "1g cart" is one of vapes. A word that names begin with ("Half Baked") means a size at the end alone.
 */
export function sizeInWords(typed: string): TypedSize {
  for (const { pattern, mg } of PATTERNS) {
    const found = pattern.exec(typed);
    const weight = found === null ? null : mg(found);
    if (found === null || weight === null) continue;
    const rest = `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`;
    // The same once more, as the chips have it: "3.5 g eighth".
    const more = sizeInWords(rest);
    const size = chosenSize(`${String(weight)}mg`);
    const words = (more.size === size ? more.words : rest).replace(JOINS, "").trim();
    const named = words.replace(/\s+/g, " ");
    const kinds = named === "" ? [] : categoriesNamed(named);
    return { words: named, size, kinds };
  }
  return { words: typed, size: undefined, kinds: [] };
}

/** A size in a sentence: the word that people use for it, else its weight. */
export function sizeInSentence(choice: string): string {
  const size = chosenSize(choice);
  const usual = USUAL_SIZES.find(({ mg }) => `${String(mg)}mg` === size);
  return usual?.name === "half" ? "half ounce" : (usual?.name ?? choiceName(size) ?? size);
}

const OUNCE_MG = 28_350;

/** What stands between a size and a name: "an eighth of gelato". */
const JOINS = /^\s*(?:an?\s+)?(?:of\s+)?|(?:\s+(?:in|an?|of))*\s*$/gi;

const OF_AN_OUNCE = String.raw`(?:\s*(?:of\s+)?(?:an?\s+)?(?:oz|ounces?))`;
const whole = (words: string) => new RegExp(String.raw`(?<![\w.-])(?:${words})(?![\w-])`, "i");

interface SizePattern {
  pattern: RegExp;
  /** In milligrams; `null` where it is no weight after all. */
  mg: (found: RegExpExecArray) => number | null;
}

/** Of the usual sizes those that also begin names of products. */
const AMBIGUOUS: ReadonlySet<string> = new Set(["half", "quarter", "fifth"]);

const NAMED = USUAL_SIZES.flatMap(({ mg, name }): SizePattern[] => {
  if (name === undefined || name === "ounce") return [];
  const many = name === "half" ? name : `${name}s?`;
  const atEnd = new RegExp(String.raw`(?<![\w.-])${many}\s*$`, "i");
  return [
    { pattern: whole(`${many}${OF_AN_OUNCE}`), mg: () => mg },
    { pattern: AMBIGUOUS.has(name) ? atEnd : whole(many), mg: () => mg },
  ];
});

const positive = (figure: number) => (figure > 0 && Number.isFinite(figure) ? figure : null);

/** The most telling first: what is a part of an ounce is not an ounce. */
const PATTERNS: readonly SizePattern[] = [
  {
    pattern: whole(String.raw`(\d*\.?\d+)\s*(?:g|gr|grams?)`),
    mg: ([, figure]) => positive(Math.round(Number(figure) * 1_000)),
  },
  { pattern: whole(String.raw`half\s+(?:a\s+)?gram`), mg: () => 500 },
  {
    pattern: whole(String.raw`1\/(2|4|5|8|10)${OF_AN_OUNCE}?`),
    mg: ([, parts]) => positive(Math.round(OUNCE_MG / Number(parts))),
  },
  {
    pattern: whole(String.raw`(\d*\.?\d+)\s*(?:oz|ounces?)`),
    mg: ([, figure]) => positive(Math.round(Number(figure) * OUNCE_MG)),
  },
  ...NAMED,
  { pattern: whole(String.raw`ounces?|oz`), mg: () => OUNCE_MG },
  { pattern: whole("gram"), mg: () => 1_000 },
];
