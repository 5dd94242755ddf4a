import type { Category } from "#domain/menus/categories.ts";

/**
 * Words that tell what a thing is by its form, with the categories that may be called so. Materials
 * are no forms: live resin, rosin and RSO are sold alone, in cartridges and in gummies.
 */
const FORMS: readonly (readonly [RegExp, readonly Category[]])[] = [
  [/\b(carts?|cartridges?|disposables?|pods?|vapes?|vaporizers?|all in one|aio)\b/, ["vape"]],
  [/\b(gumm(y|ies)|chews?|chocolates?|lozenges?|tablets?|capsules?|edibles?)\b/, ["edible"]],
  [/\b(pre ?rolls?|blunts?)\b/, ["preroll", "infused_preroll"]],
  [/\b(whole buds|mixed buds|small buds|smalls|popcorn|shake)\b/, ["flower"]],
  [/\btinctures?\b/, ["tincture", "edible"]],
  [/\b(topicals?|lotions?|balms?|salves?|transdermals?)\b/, ["topical"]],
  [/\b(badder|batter|budder|crumble|shatter|diamonds?)\b/, ["extract", "infused_preroll", "vape"]],
];

/**
 * The categories that a text about a product's kind allows, such as `live resin cart - 2 pk`
 * or the end of an address, `distillate-cart-1g-sativa`.
 *
 * @param text without the product's own name: a strain may be called Chocolate
 * @returns `null` when no word of it tells
 */
export function categoriesNamedBy(text: string): ReadonlySet<Category> | null {
  const words = wordsOf(text);
  const named = FORMS.filter(([pattern]) => pattern.test(words)).map(
    ([, categories]) => categories,
  );
  if (named.length === 0) return null;
  // "Liquid diamond disposable": the narrowest word decides.
  const fewest = Math.min(...named.map((categories) => categories.length));
  return new Set(named.filter((categories) => categories.length === fewest).flat());
}

/** What extracts are called by. Alone, without a word for a form, it is what is sold. */
const EXTRACTS = /\b(live resin|cured resin|rosin|resin|rso|feco|sauce|wax|sugar|jam|hash|kief)\b/;

/**
 * Whether a text about a product's kind, such as `live resin diamonds sauce 1g`, agrees with its
 * category. That no word denies it is not enough.
 *
 * @param category as its source gives it
 */
export function agreesWith(text: string, category: string): boolean {
  const named = categoriesNamedBy(text);
  if (named !== null) return [...named].some((one) => one === category);
  return category === "extract" && EXTRACTS.test(wordsOf(text));
}

const wordsOf = (text: string) => text.toLowerCase().replaceAll(/[-_/]+/g, " ");
