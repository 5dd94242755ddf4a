import { CATEGORIES, type Category } from "./categories.ts";
import { CATEGORY_TITLES } from "./titles.ts";

/** What people call all that is sold in a section, beside its title. */
const WHOLE: Readonly<Record<Category, string>> = {
  flower: "flowers bud buds weed",
  preroll: "prerolls joint joints",
  infused_preroll: "",
  vape: "vapes vaporizer vaporizers cart carts cartridge cartridges",
  edible: "",
  tincture: "",
  extract: "concentrate concentrates dab dabs",
  topical: "",
  other: "",
};

/** What they call a part of it, which names of products have, too: who types "gummies" wants no chocolate. */
const PART: Readonly<Record<Category, string>> = {
  flower: "",
  preroll: "blunt blunts",
  infused_preroll: "",
  vape: "pen pens disposable disposables",
  edible: "gummy gummies chocolate chocolates candy candies drink drinks",
  tincture: "oil oils drops",
  extract: "rosin resin wax shatter",
  topical: "balm lotion cream patch",
  other: "",
};

/** Categories that a word names, in the order of the site; a product's name may have the word, too. @param typed in any case, with spaces around it or not */
export const categoriesNamed = (typed: string): Category[] => called(typed, [WHOLE, PART]);

/** Those of which a word names all there is, and not a part: it is no name of a product. */
export const wholeCategoriesNamed = (typed: string): Category[] => called(typed, [WHOLE]);

function called(typed: string, lists: readonly (typeof WHOLE)[]): Category[] {
  // "Pre-rolls" are pre rolls and prerolls.
  const plain = (words: string) =>
    words
      .trim()
      .toLowerCase()
      .replace(/\bpre[\s-]+roll/, "preroll");
  const word = plain(typed);
  if (word === "") return [];
  return CATEGORIES.filter((category) => {
    const title = plain(CATEGORY_TITLES[category]);
    const names = lists.flatMap((list) => list[category].split(" "));
    return [title, ...names].some((name) => name !== "" && (name === word || name === `${word}s`));
  });
}
