import { STRAINS } from "#content/strains/strains.ts";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import type { Highlight } from "#domain/trends/highlights.ts";

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** What a page of this site is called in a card, by its address. */
function wordsOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "https://site.invalid");
  const [, screen = "", name = ""] = pathname.split("/");
  if (screen === "product") return "Product";
  if (screen === "strain-genetics")
    return (
      STRAINS.find(({ slug }) => slug === name)?.name ?? name.split("-").map(capital).join(" ")
    );
  if (screen === "terpenes")
    return (
      TERPENES.find(({ slug }) => slug === name)?.name ?? name.split("-").map(capital).join("-")
    );
  if (searchParams.has("store")) return "Store";
  if (screen === "march-madness") return "Contest";
  if (screen === "trends") return searchParams.has("week") ? "All prices of that week" : "Trends";
  return "More";
}

/** A way to a page of this site, with its words. */
export interface NamedLink {
  path: string;
  words: string;
}

/**
 * A text in which each name that a link has is that link; and the links whose names are not in it, in their order. A name is
 * whole words: "Gelato" stands neither in "Gelato #33" nor in "Gelatos", and of two names the longer one goes first. What a
 * page is called without a name of its own ("Store") is a word as any other, and no link in a text.
 */
export function linkedText(
  text: string,
  links: readonly NamedLink[],
): { parts: readonly (string | NamedLink)[]; rest: readonly NamedLink[] } {
  let parts: readonly (string | NamedLink)[] = [text];
  const linked = new Set<NamedLink>();
  const named = links.filter(({ words }) => !NO_NAME.test(words));
  for (const link of named.toSorted((a, b) => b.words.length - a.words.length)) {
    const at = parts.findIndex(
      (part) => typeof part === "string" && placeOf(link.words, part) !== -1,
    );
    const part = parts[at];
    if (typeof part !== "string") continue;
    const start = placeOf(link.words, part);
    const around = [part.slice(0, start), link, part.slice(start + link.words.length)];
    parts = parts.toSpliced(at, 1, ...around.filter((each) => each !== ""));
    linked.add(link);
  }
  return { parts, rest: links.filter((link) => !linked.has(link)) };
}

/** What `wordsOf` calls pages that have no name of their own, and the numbers that tell them apart. */
const NO_NAME = /^(?:Product|Store|Contest|Trends|More|All prices of that week)(?: \d+)?$/;

/** Where a name stands in a text as whole words; -1 where it does not. */
function placeOf(name: string, text: string): number {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}]| #)`, "u"));
}

/**
 * Links with their words; what would read the same is numbered.
 *
 * @param names of some of them, as the answer has them
 */
export function namedLinks(paths: readonly string[], names: Highlight["names"]): NamedLink[] {
  const all = paths.map((path) => ({ path, words: names?.[path] ?? wordsOf(path) }));
  return all.map(({ path, words }, place) => {
    const same = all.filter((other) => other.words === words);
    if (same.length === 1) return { path, words };
    const number = all.slice(0, place + 1).filter((other) => other.words === words).length;
    return { path, words: `${words} ${String(number)}` };
  });
}
