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
  const words = text.toLowerCase().replaceAll(/[-_/]+/g, " ");
  const named = FORMS.filter(([pattern]) => pattern.test(words)).map(
    ([, categories]) => categories,
  );
  if (named.length === 0) return null;
  // "Liquid diamond disposable": the narrowest word decides.
  const fewest = Math.min(...named.map((categories) => categories.length));
  return new Set(named.filter((categories) => categories.length === fewest).flat());
}
