import { CATEGORIES, type Category } from "./categories.ts";
import { CATEGORY_TITLES } from "./titles.ts";

/** What people call what is sold, beside the titles of the sections. */
const WORDS: Readonly<Record<Category, string>> = {
  flower: "bud buds weed",
  preroll: "prerolls joint joints blunt blunts",
  infused_preroll: "",
  vape: "vapes cart carts cartridge cartridges pen pens disposable disposables",
  edible: "gummy gummies chocolate chocolates candy candies drink drinks",
  tincture: "oil oils drops",
  extract: "concentrate concentrates dab dabs rosin resin wax shatter",
  topical: "balm lotion cream patch",
  other: "",
};

/** Categories that a word names, in the order of the site; a product's name may have the word, too. @param typed in any case, with spaces around it or not */
export function categoriesNamed(typed: string): Category[] {
  const word = typed.trim().toLowerCase();
  return CATEGORIES.filter((category) => {
    const called = new Set([
      CATEGORY_TITLES[category].toLowerCase(),
      ...WORDS[category].split(" ").filter(Boolean),
    ]);
    return called.has(word) || called.has(`${word}s`);
  });
}
