import { MARKETED_TYPES } from "#domain/offers/categories.ts";
import type { SaleConditions, Stock } from "#domain/offers/offers.ts";
import type { OfferColumn } from "../check/neutralRow.ts";
import type { Draft, MenuAdapter } from "./adapter.ts";
import { rowsOf, UnusableFileError } from "../../csv.ts";

/** What the adapters of menu platforms have in common: how they write texts, money, potencies and kinds. */
export type Columns = Partial<Record<OfferColumn, unknown>>;

export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The `name` of a nested object, or the text itself. */
export function nameOf(value: unknown): string {
  return textOf(asObject(value)?.["name"] ?? value);
}

/** A number, also one written as text; `null` for everything else. */
export function numberOf(value: unknown): number | null {
  if (typeof value === "string" && value.trim() === "") return null;
  const number = typeof value === "number" || typeof value === "string" ? Number(value) : NaN;
  return Number.isFinite(number) ? number : null;
}

/** A measured amount: platforms write 0 where nothing was measured. */
export function measured(value: unknown): number | null {
  const number = numberOf(value);
  return number === 0 ? null : number;
}

const AMOUNTS =
  /^(?:thca?:?\s*)?(\d*\.?\d+)\s*(?:%|mg)?(?:\s*(?:-|–|to)\s*(\d*\.?\d+)\s*(?:%|mg)?)?$/i;

/**
 * The figures of a potency however it is written: a number, a list of numbers, or a text
 * such as "24.5%" and "22 - 26 %". Empty when nothing was measured or nothing can be read.
 */
export function amountsOf(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(amountsOf);
  const texts = typeof value === "string" ? (AMOUNTS.exec(value.trim())?.slice(1) ?? []) : [value];
  return texts.map(measured).filter((number) => number !== null);
}

/** Dollars as cents; what is no number is passed on, to be refused with its reason. */
export function cents(dollars: unknown): unknown {
  const number = numberOf(dollars);
  return number === null ? dollars : Math.round(number * 100);
}

/** Platforms give every size a price, and those that a store does not sell none, or 0. */
export function isOffered(price: unknown): boolean {
  return price !== undefined && price !== null && price !== "" && numberOf(price) !== 0;
}

const KINDS: Readonly<Record<string, string>> = {
  accessories: "other",
  apparel: "other",
  capsule: "edible",
  capsules: "edible",
  clones: "other",
  cartridges: "vape",
  concentrate: "extract",
  concentrates: "extract",
  edibles: "edible",
  extracts: "extract",
  gear: "other",
  merch: "other",
  oral: "edible",
  "pre roll": "preroll",
  "pre rolls": "preroll",
  prerolls: "preroll",
  seeds: "other",
  tinctures: "tincture",
  topicals: "topical",
  vaporizer: "vape",
  vaporizers: "vape",
  "vape pens": "vape",
  vapes: "vape",
};

/** A platform's word for a category as ours; an unknown word is passed on, to be refused by its name. */
export function categoryOf(kind: unknown, subcategory: string): unknown {
  const word = nameOf(kind).toLowerCase();
  const spaced = word.replaceAll(/[-_]/g, " ");
  const category = Object.hasOwn(KINDS, spaced) ? KINDS[spaced] : word;
  if (category === "preroll" && /infused/i.test(subcategory)) return "infused_preroll";
  return category;
}

/** Whether a category is sold by its dose, so that its "weight" is one. */
export function isDosed(category: unknown): boolean {
  return category === "edible" || category === "tincture" || category === "topical";
}

/** Ways of cutting flower that make another product of the same strain. */
const CUT = /small|mini|popcorn|ground|grind|shake|mixed|infused/i;

/**
 * The name, with the kind where a store sells several under one strain's name:
 * a strain's cartridge is not its disposable, and its smalls are not its buds.
 */
export function productName(name: string, category: unknown, kind: string): string {
  const telling =
    category === "vape" || category === "extract" || (category === "flower" && CUT.test(kind));
  if (!telling || kind === "" || name.toLowerCase().includes(kind.toLowerCase())) return name;
  return `${name} ${kind}`;
}

const PERCENT_CATEGORIES: ReadonlySet<unknown> = new Set([
  "flower",
  "preroll",
  "infused_preroll",
  "vape",
  "extract",
]);

/** Difference, in percent, up to which THC and THCA add up to the printed figure. */
const ROUNDING = 0.1;

/**
 * Potency in percent. What platforms print as THC is mostly the plain sum of THC and THCA,
 * which heating does not yield; where both parts are given and make up that sum, the parts
 * are taken, else the printed range. Edibles get none: a percentage of theirs is no dose.
 */
export function percentages(
  category: unknown,
  printed: readonly number[],
  parts: { thc: number | null; thca: number | null },
): Columns {
  if (!PERCENT_CATEGORIES.has(category)) return {};
  const values = printed.toSorted((one, other) => one - other);
  const [low = null] = values;
  const high = values.length > 1 ? (values.at(-1) ?? null) : null;
  if (parts.thca !== null) {
    const sum = (parts.thc ?? 0) + parts.thca;
    if (low === null || (high === null && Math.abs(sum - low) <= ROUNDING)) {
      return { thc_pct_min: parts.thc ?? 0, thca_pct: parts.thca };
    }
  }
  return { thc_pct_min: low ?? parts.thc, thc_pct_max: high };
}

const CONDITIONS: readonly (readonly [RegExp, SaleConditions])[] = [
  [/\b(first|new)[ -](time|visit|patient|customer|member)/i, "first_visit"],
  [/\bbogo\b|\bbuy \w+,? get\b|\bbundle\b|^\W*\d+ for \$/i, "bundle"],
  [/\bloyalty\b|\brewards?\b|\bmembers?\b/i, "loyalty"],
  [/\b(medical|patients?) only\b/i, "med_only"],
];

/**
 * The columns of a sale; none when the platform gives no lower price, for which some write
 * an empty object. Its title may say who it is for.
 */
export function saleColumns(price: unknown, title: string): Columns {
  if (!isOffered(price) || asObject(price) !== null) return {};
  return {
    sale_price_cents: cents(price),
    sale_text: title,
    sale_conditions: CONDITIONS.find(([pattern]) => pattern.test(title))?.[1] ?? "none",
  };
}

/** Stock from a quantity: `unknown` when there is none. */
export function stockOf(quantity: unknown): Stock {
  const number = numberOf(quantity);
  if (number === null) return "unknown";
  return number > 0 ? "yes" : "no";
}

const TYPES: ReadonlySet<string> = new Set(MARKETED_TYPES);

/** Indica, sativa, hybrid or CBD; anything else a platform writes there is no type. */
export function typeOf(value: unknown): string | null {
  const type = nameOf(value).toLowerCase();
  return TYPES.has(type) ? type : null;
}

/** A JSON object whose members have not been checked yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object, or `null` when it is an array or no object at all. Only reading is safe: its names come from the file. */
export function asObject(value: unknown): JsonObject | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(Object.entries(value));
}

/**
 * The adapter of a platform whose file is one list of products.
 *
 * @param isProduct whether an entry has the platform's shape; one is enough to know the file by
 * @param readProduct a product's sizes, each a row, all under the number of their product
 */
export function productList(
  name: string,
  isProduct: (value: unknown) => boolean,
  readProduct: (value: unknown, row: number) => Draft<OfferColumn>[],
): MenuAdapter {
  return {
    kind: "menu",
    name,
    recognises: (file) => file.kind === "json" && listOf(file.value).some(isProduct),
    read(file) {
      if (file.kind !== "json" || !Array.isArray(file.value)) {
        throw new UnusableFileError("is not a list of products");
      }
      const products: readonly unknown[] = file.value;
      const drafts = rowsOf(products, readProduct);
      return { drafts, full: false };
    },
  };
}
