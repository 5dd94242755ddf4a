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
 * A text in which each name that a link has is that link; and the links whose names are not in it, in their order. Of two
 * names the longer one goes first: "Gelato #33" is no "Gelato".
 */
export function linkedText(
  text: string,
  links: readonly NamedLink[],
): { parts: readonly (string | NamedLink)[]; rest: readonly NamedLink[] } {
  let parts: readonly (string | NamedLink)[] = [text];
  const linked = new Set<NamedLink>();
  for (const link of links.toSorted((a, b) => b.words.length - a.words.length)) {
    const at = parts.findIndex((part) => typeof part === "string" && part.includes(link.words));
    const part = parts[at];
    if (typeof part !== "string") continue;
    const start = part.indexOf(link.words);
    const around = [part.slice(0, start), link, part.slice(start + link.words.length)];
    parts = parts.toSpliced(at, 1, ...around.filter((each) => each !== ""));
    linked.add(link);
  }
  return { parts, rest: links.filter((link) => !linked.has(link)) };
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
