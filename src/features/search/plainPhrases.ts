import type { Category } from "#domain/offers/categories.ts";
import { categoriesNamed, wholeCategoriesNamed } from "#domain/offers/categoryWords.ts";
import { sizeInWords } from "#domain/offers/sizeWords.ts";
import type { TakeTown, Town } from "./townWords.ts";

/** What phrases of everyday speech ask for. */
export interface Phrases {
  /** "cheapest": by the price of a package. */
  isCheapest: boolean;
  near: boolean;
  open: boolean;
  /** "on sale". */
  isDeal: boolean;
  /** "under $30"; `undefined` without a highest price. */
  maxCents: number | undefined;
  /** "in Columbus"; `undefined` without a town. */
  town: Town | undefined;
}

/** What is typed, taken apart. */
export interface ReadWords extends Phrases {
  /** What is left to be looked for by name. */
  words: string;
  /** The choice of sizes that is named; `undefined` without any. */
  size: string | undefined;
  /** The categories that all that is left names, if it is what a section is called. */
  kinds: readonly Category[];
  /** Nothing but sizes, kinds and phrases: all offers are meant that pass. */
  isAll: boolean;
}

/**
 * Takes phrases and sizes out of what is typed: "cheapest eighth near me" is no name at all. The rule for words that names
 * have, too ("Cheap Trick", "Open Sesame"):
 *
 * - What a name on a menu has, word after word, is that name.
 * - A word that alone may be a part of a name ("cheap", "deal", "open" at the end) is a phrase only where the rest is
 *   found, or where there is no rest.
 * - What names all of a kind ("edibles", "carts") is that kind, also where nothing else is typed and though names have it
 *   ("Incredibles"); what names a part of one ("gummies") only where no name has it.
 * - A town is where something is to be had, unless it is a part of a name ("Columbus Kush"), or all that is typed.
 *
 * @param isName whether some name has these words in this order; with `anywhere`, in whatever order
 */
export function readWords(typed: string, isName: IsName, takeTown: TakeTown = NO_TOWN): ReadWords {
  const plain = readPhrases(typed, isName);
  if (takeTown(plain.words) === null) return plain;
  const isOfName = isName(plain.words) && takeTown(plain.words)?.rest !== "";
  const taken = isOfName ? null : takeTown(typed);
  if (taken === null) return plain;
  const beside = readPhrases(taken.rest, isName, true);
  // Of nothing but a town its stores are meant, whether or not they are open.
  const { words: named, kinds, size, isCheapest, isDeal, maxCents } = beside;
  const isAsked = isCheapest || isDeal || maxCents !== undefined || size !== undefined;
  return withoutStoreWords(named) === "" && kinds.length === 0 && !isAsked
    ? { ...plain, open: plain.open || OPEN.test(named), words: withoutStoreWords(plain.words) }
    : { ...beside, town: taken.town };
}

const OPEN = /(?<![\w-])open(?:\s+now)?(?![\w-])/i;

/** Beside a town these are no name: "stores in Columbus", "open in Columbus". */
const withoutStoreWords = (of: string): string =>
  of
    .replace(OPEN, " ")
    .replace(/(?<![\w-])(?:stores?|shops?|dispensar(?:y|ies)|in|at|near|around)(?![\w-])/gi, " ")
    .replace(/\s+/g, " ")
    .trim();

type IsName = (words: string, anywhere?: boolean) => boolean;

const NO_TOWN: TakeTown = () => null;

/** @param isInTown whether a town was taken out already */
function readPhrases(typed: string, isName: IsName, isInTown = false): ReadWords {
  const read = (rest: string, found: readonly Found[]) => readRest(rest, found, isName, isInTown);
  const sure = takeOut(typed, PHRASES);
  const all = takeOut(sure.rest, WORDS);
  if (sure.found.length + all.found.length === 0) return read(typed, []);
  const whole = sizeInWords(typed);
  const rest = read(all.rest, []);
  const isMerePhrase = all.found.length === 0 || whole.size !== undefined;
  if (rest.words === "" || rest.kinds.length > 0)
    return rest.words === "" && !isMerePhrase && isName(whole.words)
      ? read(typed, [])
      : read(all.rest, [...sure.found, ...all.found]);
  if (isName(whole.words)) return read(typed, []);
  if (all.found.length === 0) return read(sure.rest, sure.found);
  const first = sizeInWords(sure.rest).words;
  return isName(first) || !isName(rest.words, true)
    ? read(sure.rest, sure.found)
    : read(all.rest, [...sure.found, ...all.found]);
}

/** What is typed without the phrases that ask for something: it is no longer wanted. */
export function withoutPhrase(
  typed: string,
  what: keyof Phrases,
  takeTown: TakeTown = NO_TOWN,
): string {
  if (what === "town") return takeTown(typed)?.rest ?? typed;
  return takeOut(
    typed,
    [...PHRASES, ...WORDS].filter((each) => each.what === what),
  ).rest;
}

interface Phrase {
  what: Exclude<keyof Phrases, "town">;
  pattern: RegExp;
}

const words = (of: string) => new RegExp(String.raw`(?<![\w$.-])(?:${of})(?![\w-])`, "i");
const atEnd = (of: string) => new RegExp(String.raw`(?<=\S\s+)(?:${of})[\s?!.]*$`, "i");

const DOLLARS = String.raw`\$?\s*(\d{1,4}(?:\.\d\d?)?)(?![\d.]|\s*(?:%|mg\b|g\b|gr\b|grams?\b|oz\b|ounces?\b|mi\b|miles?\b))`;
const CURRENCY = String.raw`(?:\s*(?:\$|dollars?\b|bucks\b))?`;

/** Those that stand for nothing else, the longest first. */
const PHRASES: readonly Phrase[] = [
  {
    what: "maxCents",
    pattern: new RegExp(
      String.raw`(?:(?<![\w-])(?:(?:for\s+)?(?:under|below|less\s+than|cheaper\s+than|up\s+to|at\s+most|max))|[<≤]=?)\s*${DOLLARS}${CURRENCY}`,
      "i",
    ),
  },
  {
    what: "maxCents",
    pattern: /(?<![\w-])\$\s*(\d{1,4}(?:\.\d\d?)?)\s+(?:or\s+(?:less|under|below)|max)(?![\w-])/i,
  },
  {
    what: "isCheapest",
    pattern: words(
      String.raw`cheapest|lowest\s+prices?|lowest|(?:at\s+the\s+)?best\s+prices?|least\s+expensive`,
    ),
  },
  {
    what: "near",
    pattern: words(
      String.raw`near(?:by|\s+(?:me|here|by|us))|(?:close|next)\s+to\s+(?:me|here|us)|close\s+by|around\s+(?:me|here)|nearest|closest`,
    ),
  },
  { what: "open", pattern: words(String.raw`(?:that\s+(?:is|are)\s+)?open\s+(?:right\s+)?now`) },
  { what: "isDeal", pattern: words(String.raw`(?:that\s+(?:is|are)\s+)?on\s+(?:sale|special)`) },
];

/** Those that a name may have, too. */
const WORDS: readonly Phrase[] = [
  { what: "isCheapest", pattern: words("cheap|cheaper") },
  { what: "isDeal", pattern: words("deals?|sales?|specials") },
  { what: "near", pattern: atEnd("near|close") },
  { what: "open", pattern: atEnd("open") },
];

interface Found {
  what: Phrase["what"];
  figure: string | undefined;
}

function takeOut(typed: string, phrases: readonly Phrase[]): { rest: string; found: Found[] } {
  const found: Found[] = [];
  let rest = typed;
  for (const { what, pattern } of phrases) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    found.push({ what, figure: match[1] });
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  return { found, rest: rest.replace(/\s+/g, " ").trim() };
}

/** What is said around a question, and is no name: "where is the … for". */
const ASKING =
  /^(?:(?:where(?:'s|’s)?|who|what(?:'s|’s)?|which|is|are|has|have|find|show|get|me|the|a|an|any|some|for|of|at|with|and)\s+)+/i;
const LEFT_OVER =
  /^(?:where|who|what|which|is|are|has|the|a|an|any|some|for|of|at|with|and|in)?[\s?!.,]*$/i;
const TRAILING = /(?:\s+(?:for|of|at|with|and|in|the|an?|is|are))*[\s?!,]*$/i;

function readRest(
  rest: string,
  found: readonly Found[],
  isName: IsName,
  isInTown: boolean,
): ReadWords {
  const isAsked = isInTown || found.length > 0;
  const bare = isAsked ? rest.replace(ASKING, "").replace(TRAILING, "") : rest;
  const { words: named, size, kinds } = sizeInWords(isAsked && LEFT_OVER.test(bare) ? "" : bare);
  const kind = size === undefined ? categoriesNamed(named) : kinds;
  const max = found.find(({ what }) => what === "maxCents")?.figure;
  const has = (what: Phrase["what"]) => found.some((each) => each.what === what);
  const isKind = wholeCategoriesNamed(named).length > 0 || (kind.length > 0 && !isName(named));
  const isAll =
    (isAsked || size !== undefined || isKind) && (named.trim() === "" || kind.length > 0);
  return {
    words: named,
    size,
    kinds: isAll ? kind : [],
    isAll,
    isCheapest: has("isCheapest"),
    near: has("near"),
    open: has("open"),
    isDeal: has("isDeal"),
    maxCents: max === undefined ? undefined : Math.round(Number(max) * 100),
    town: undefined,
  };
}
