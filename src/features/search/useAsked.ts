import { useMemo } from "react";
import { choiceName, isPack } from "#domain/offers/sizes.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";
import type { OfferFilters } from "./offerSearch.ts";
import { readWords, withoutPhrase, type Phrases, type ReadWords } from "./plainPhrases.ts";
import { isNameAmong, type SearchedTable } from "./searchedTables.ts";
import type { SearchSearch } from "./searchSearch.ts";

interface Asked {
  read: ReadWords;
  /** As the chips show it, whether chosen there or said in words. */
  shown: SearchSearch;
  /** What is in force: without a place nothing is near. */
  filters: OfferFilters;
  /** Nothing but sizes, kinds and phrases: everything that passes is meant. */
  isAll: boolean;
  /** What is near was asked for, and it is not known from where. */
  lacksPlace: boolean;
  /** Changes filters where they stand: in the address, or in the words. */
  filter: (changes: Partial<SearchSearch>) => void;
  /** Takes filters off. */
  without: (which: readonly (keyof OfferFilters)[]) => void;
  /** What of the words a whole menu may be filtered by, where all are meant; nothing: the menus as they are. */
  all: string;
}

/** What is asked for, by what is typed and by what is chosen beside it. */
export function useAsked(
  typed: string,
  search: SearchSearch,
  change: (changes: Partial<SearchSearch>) => void,
  searched: readonly SearchedTable[],
): Asked {
  const place = useVisitorPlace();
  const read = useMemo(
    () => readWords(typed, (words, anywhere) => isNameAmong(searched, words, anywhere)),
    [typed, searched],
  );
  const { size: typedSize, isCheapest, isDeal, maxCents } = read;
  const { strain } = search;
  const isAll = read.isAll && strain === undefined;
  const shown: SearchSearch = {
    ...search,
    near: search.near ?? (read.near || undefined),
    open: search.open ?? (read.open || undefined),
    size: search.size ?? typedSize,
    sort: search.sort ?? (isCheapest ? "price" : undefined),
  };
  const near = shown.near === true && place !== null;
  const open = shown.open === true;
  const { size } = shown;
  const filters = useMemo(
    () => ({ near, open, size, isDeal, maxCents }),
    [near, open, size, isDeal, maxCents],
  );
  /** The words without what is no longer wanted; a size and what else is left are written anew where that is said there. */
  const wordsWithout = (what: readonly (keyof Phrases)[], name: string | null | undefined) => {
    const left = { ...read, ...Object.fromEntries(what.map((each) => [each, undefined])) };
    return name === undefined || typedSize === undefined
      ? what.reduce(withoutPhrase, typed)
      : [name, read.words, ...saidAgain(left)].filter(Boolean).join(" ");
  };
  const filter = (changes: Partial<SearchSearch>) => {
    const no = SAID.flatMap(([key, what]) =>
      key in changes && changes[key] !== true && read[what] ? [what] : [],
    );
    const { size: other } = changes;
    const name = other === undefined || isPack(other) ? null : choiceName(other);
    // A size that was typed is let go, and taken for another, where it stands: in the words.
    const isTyped = typedSize !== undefined && "size" in changes;
    const inWords = isTyped && isAll && name !== null;
    // A pack has no words: beside a size it is chosen instead of it.
    const stays = isTyped && isAll && other !== undefined && name === null;
    const rest = wordsWithout(no, isTyped && !stays ? (inWords ? name : null) : undefined);
    change({ ...changes, ...(inWords ? { size: undefined } : {}), ...written(rest, typed) });
  };
  const without = (which: readonly (keyof OfferFilters)[]) => {
    const rest = wordsWithout(
      which.filter((each) => each !== "size"),
      which.includes("size") ? null : undefined,
    );
    const chosen = which.filter((each) => each !== "maxCents" && each !== "isDeal");
    change({
      ...Object.fromEntries(chosen.map((each) => [each, undefined])),
      ...written(rest, typed),
    });
  };
  const lacksPlace = shown.near === true && place === null && read.near;
  const hasPhrases = saidAgain(read).length > 0;
  const sizeWords = size === undefined ? null : (choiceName(size) ?? size);
  const all = hasPhrases ? [sizeWords, read.words].filter(Boolean).join(" ") : typed;
  return { read, shown, filters, isAll, lacksPlace, all, filter, without };
}

/** The words for the address, where they are others now. */
const written = (words: string, before: string): Pick<SearchSearch, "q"> =>
  words === before ? {} : { q: words === "" ? undefined : words };

/** Which choice of the address each phrase stands for. */
const SAID = [
  ["near", "near"],
  ["open", "open"],
  ["sort", "isCheapest"],
] as const;

/** The phrases once more, where the words are written anew. */
const saidAgain = ({ isCheapest, near, open, isDeal, maxCents }: ReadWords): string[] => [
  ...(isCheapest ? ["cheapest"] : []),
  ...(isDeal ? ["on sale"] : []),
  ...(maxCents === undefined ? [] : [`under $${String(maxCents / 100)}`]),
  ...(near ? ["near me"] : []),
  ...(open ? ["open now"] : []),
];
