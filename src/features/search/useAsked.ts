import { useCallback, useEffect, useMemo, useState } from "react";
import { usePins } from "#data/pins.ts";
import { choiceName, isPack } from "#domain/offers/sizes.ts";
import { CITIES } from "#state/cities.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";
import type { FoundOffer } from "./foundOffer.ts";
import type { OfferFilters } from "./offerSearch.ts";
import { readWords, withoutPhrase, type Phrases, type ReadWords } from "./plainPhrases.ts";
import { isNameAmong, namesOf, type SearchedTable } from "./searchedTables.ts";
import type { SearchSearch } from "./searchSearch.ts";
import { nearestWords, withoutSlips } from "./slips.ts";
import { inTown, mayNameZip, townReader } from "./townWords.ts";

interface Asked {
  read: ReadWords;
  /** As the chips show it, whether chosen there or said in words. */
  shown: SearchSearch;
  /** What is in force: without a place nothing is near. */
  filters: OfferFilters;
  /** Nothing but sizes, kinds and phrases: everything that passes is meant. */
  isAll: boolean;
  /** By what it is asked for, where by no name. */
  by: "size" | "kind" | "strain" | null;
  /** Slugs of the stores that the visitor keeps. */
  kept: ReadonlySet<string>;
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
  written: string,
  search: SearchSearch,
  change: (changes: Partial<SearchSearch>) => void,
  searched: readonly SearchedTable[],
): Asked {
  const place = useVisitorPlace();
  const zips = useZips(written);
  const pins = usePins();
  const kept = useMemo(() => new Set(pins?.map(({ slug }) => slug)), [pins]);
  const takeTown = useMemo(
    () => townReader([...CITY_STORES, ...searched.flatMap(({ table }) => table.stores)], zips),
    [searched, zips],
  );
  const { typed, read } = useMemo(() => {
    const isName = (words: string, anywhere?: boolean) => isNameAmong(searched, words, anywhere);
    // Without menus nothing is known to be no name.
    const words = searched.length === 0 ? written : withoutSlips(written, isName);
    return { typed: words, read: readWords(words, isName, takeTown) };
  }, [written, searched, takeTown]);
  const { size: typedSize, isCheapest, isDeal, maxCents, town } = read;
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
    () => ({ near, open, size, isDeal, maxCents, town }),
    [near, open, size, isDeal, maxCents, town],
  );
  /** The words without what is no longer wanted; a size and what else is left are written anew where that is said there. */
  const wordsWithout = (what: readonly (keyof Phrases)[], name: string | null | undefined) => {
    const left = { ...read, ...Object.fromEntries(what.map((each) => [each, undefined])) };
    return name === undefined || typedSize === undefined
      ? what.reduce((words, each) => withoutPhrase(words, each, takeTown), typed)
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
    change({ ...changes, ...(inWords ? { size: undefined } : {}), ...writtenAnew(rest, typed) });
  };
  const without = (which: readonly (keyof OfferFilters)[]) => {
    const rest = wordsWithout(
      which.filter((each) => each !== "size"),
      which.includes("size") ? null : undefined,
    );
    const chosen = which.filter((each) => !IN_WORDS.has(each));
    change({
      ...Object.fromEntries(chosen.map((each) => [each, undefined])),
      ...writtenAnew(rest, typed),
    });
  };
  const lacksPlace = shown.near === true && place === null && read.near;
  const hasPhrases = saidAgain(read).length > 0;
  const sizeWords = size === undefined ? null : (choiceName(size) ?? size);
  const all = hasPhrases ? [sizeWords, read.words].filter(Boolean).join(" ") : typed;
  const ofAll = size === undefined ? "kind" : "size";
  const by = isAll ? ofAll : strain === undefined ? null : "strain";
  return { read, shown, filters, isAll, by, kept, lacksPlace, all, filter, without };
}

/** What is looked for by name: the words, or what they turned out to mean, with what is said of a guess. */
export function useMeant(words: string, isAll: boolean) {
  const [meant, setMeant] = useState({ words: "", name: "", isGuess: false });
  const onMeant = useCallback(
    (name: string, isGuess: boolean) => setMeant({ words, name, isGuess }),
    [words],
  );
  const isMeant = !isAll && words !== "" && meant.words === words;
  const wanted = isAll ? "" : isMeant ? meant.name : words;
  return { wanted, guess: isMeant && meant.isGuess ? guessWords(words, wanted) : null, onMeant };
}

/** What is said where all that was found is only like the words: what they are like. */
export function useLikeness(
  found: readonly FoundOffer[],
  words: string,
  searched: readonly SearchedTable[],
): string | null {
  const isAlike = words !== "" && found.length > 0 && found.every(({ isExact }) => !isExact);
  return useMemo(() => {
    const meant = isAlike ? nearestWords(namesOf(searched), words) : null;
    return meant === null ? null : guessWords(words, meant);
  }, [isAlike, words, searched]);
}

const guessWords = (words: string, meant: string) =>
  `Nothing is called “${words}”. Showing “${meant}”.`;

/** The words for the address, where they are others now. */
const writtenAnew = (words: string, before: string): Pick<SearchSearch, "q"> =>
  words === before ? {} : { q: words === "" ? undefined : words };

/** What is asked for in words alone. */
const IN_WORDS: ReadonlySet<keyof OfferFilters> = new Set(["maxCents", "isDeal", "town"]);

/** Towns whose stores have no menu yet are towns all the same. */
const CITY_STORES = CITIES.map(({ name, lat, lon }) => ({ city: name, lat, lon }));

/** The state's ZIP codes, which come once one may have been typed; `null` before. */
function useZips(words: string): string | null {
  const [zips, setZips] = useState<string | null>(null);
  const isWanted = zips === null && mayNameZip(words);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    void import("#state/zips.ts").then(
      ({ ZIPS }) => isHere && setZips(ZIPS),
      // Without them a ZIP is a word that nothing has.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return zips;
}

/** Which choice of the address each phrase stands for. */
const SAID = [
  ["near", "near"],
  ["open", "open"],
  ["sort", "isCheapest"],
] as const;

/** The phrases once more, where the words are written anew. */
const saidAgain = ({ isCheapest, near, open, isDeal, maxCents, town }: ReadWords): string[] => [
  ...(isCheapest ? ["cheapest"] : []),
  ...(isDeal ? ["on sale"] : []),
  ...(maxCents === undefined ? [] : [`under $${String(maxCents / 100)}`]),
  ...(town === undefined ? [] : [inTown(town)]),
  ...(near ? ["near me"] : []),
  ...(open ? ["open now"] : []),
];
