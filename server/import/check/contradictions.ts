import type { OfferColumn } from "./neutralRow.ts";
import type { Draft } from "../formats/adapter.ts";
import type { Category } from "#domain/offers/categories.ts";

type Row = Draft<OfferColumn>;

/** Characters of a kind that are looked at and repeated. */
const LONGEST_KIND = 100;

/**
 * Refuses rows whose category their own source denies. A scraper that opens the wrong page
 * files what it finds there under the page's name, and only the product's format and address
 * still say what it is. Where most of such a category's rows in one file contradict it, the page was
 * the wrong one, and the rows that happen to fit are refused with the others.
 */
export function refuseContradictions(drafts: readonly Row[]): readonly Row[] {
  const contradicted = new Set(drafts.filter(contradictsItself));
  if (contradicted.size === 0) return drafts;
  const isUntrusted = (category: unknown) => {
    const rows = drafts.filter((draft) => draft.columns?.category === category);
    return rows.filter((draft) => contradicted.has(draft)).length > rows.length / 2;
  };
  const untrusted = new Set(categoriesOf(drafts).filter(isUntrusted));
  return drafts.map((draft) => {
    if (contradicted.has(draft)) return refused(draft, denial(draft));
    return untrusted.has(draft.columns?.category) && !agreesWithItself(draft)
      ? refused(draft, `is ${wordOf(draft)}, as of most rows here that are something else`)
      : draft;
  });
}

function contradictsItself(draft: Row): boolean {
  // A product under "other" is in no ranking, and devices are called vaporizers, too.
  if (draft.refusal !== undefined || draft.columns?.category === "other") return false;
  const named = categoriesNamedBy(kindOf(draft));
  const category = plainWordOf(draft);
  // What is no word, or none at all, is refused as that by the row's other checks.
  if (category === "") return false;
  return named !== null && ![...named].some((one) => one === category);
}

const agreesWithItself = (draft: Row) => agreesWith(kindOf(draft), plainWordOf(draft));

/** What a row's source says of its kind; a format that gives nothing better has its subcategory. */
export function kindOf({ kind, columns }: Row): string {
  const text = kind ?? columns?.subcategory;
  return typeof text === "string" ? text.slice(0, LONGEST_KIND) : "";
}

const categoriesOf = (drafts: readonly Row[]) => [
  ...new Set(drafts.map(({ columns }) => columns?.category)),
];

function wordOf({ columns }: Row): string {
  const category = columns?.category;
  return typeof category === "string" ? category.slice(0, LONGEST_KIND) : "";
}

const plainWordOf = (draft: Row) => wordOf(draft).trim().toLowerCase();

function denial(draft: Row): string {
  return `is ${wordOf(draft)}, but the source says of the product: ${kindOf(draft)}`;
}

function refused(draft: Row, reason: string): Row {
  return { ...draft, refusal: { field: "category", reason } };
}

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
function agreesWith(text: string, category: string): boolean {
  const named = categoriesNamedBy(text);
  if (named !== null) return [...named].some((one) => one === category);
  return category === "extract" && EXTRACTS.test(wordsOf(text));
}

const wordsOf = (text: string) => text.toLowerCase().replaceAll(/[-_/]+/g, " ");
