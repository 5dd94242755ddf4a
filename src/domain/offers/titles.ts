import { capitalized } from "../text/capitalized.ts";
import type { Category, MarketedType } from "./categories.ts";
import type { Offer, Product } from "./offers.ts";

/** Categories in the words of a menu's headings. */
export const CATEGORY_TITLES: Readonly<Record<Category, string>> = {
  flower: "Flower",
  preroll: "Pre-rolls",
  infused_preroll: "Infused pre-rolls",
  vape: "Vape",
  edible: "Edibles",
  tincture: "Tinctures",
  extract: "Extracts",
  topical: "Topicals",
  other: "Other",
};

/** What products are sold as, as printed. */
export const MARKETED_TYPE_TITLES: Readonly<Record<MarketedType, string>> = {
  indica: "Indica",
  sativa: "Sativa",
  hybrid: "Hybrid",
  cbd: "CBD",
};

/**
 * A size in words, the same on every screen: a weight in grams (`2830mg` → `2.83 g`), anything else, such as a dose, as it
 * is printed, in the same pattern: a figure, a space, a unit.
 */
export function sizeName({
  sizeKey,
  sizeLabel,
  netMg,
  product,
}: Pick<Offer, "sizeKey" | "sizeLabel" | "netMg"> & {
  product?: Partial<Pick<Product, "name" | "category">>;
}): string {
  const [, pieces] = /x(\d+)$/.exec(sizeKey) ?? [];
  if (netMg === null) return printedSize(sizeLabel, product?.name);
  const weight = `${String(netMg / 1_000)} g`;
  return pieces === undefined ? weight : `${weight} (${pieces} pieces)`;
}

/** How many pieces a name says a package has: `10pk` → `10 pieces`; `null` where it says nothing. */
function piecesIn(name: string): string | null {
  const [, pieces] =
    /(?<![\d.])(\d{1,3})\s?-?(?:pk|packs?|ct|count|pcs?|pieces?)\b/i.exec(name) ?? [];
  return pieces === undefined || Number(pieces) < 2 ? null : `${pieces} pieces`;
}

/** A product's name as it is shown: what a menu parts by pipes is parted by commas; the stored name stays as it is. */
export const shownName = (name: string): string =>
  name.includes("|")
    ? name
        .split("|")
        .map((part) => part.trim())
        .filter(Boolean)
        .join(", ")
    : name;

/** A size of which nothing is known but what is printed: `100mg` → `100 mg`, `1000mg` → `1,000 mg`; of one piece what its name says: `each`, `Gummies 10pk` → `10 pieces`. */
export const printedSize = (label: string, name = ""): string =>
  (label === "each" ? (piecesIn(name) ?? label) : label)
    .replace(/(\d)(mg|g|oz|ml)\b/gi, "$1 $2")
    .replace(/\d{3,}(\.\d+)?(?= mg\b)/gi, (mg) => mgText(Number(mg)));

/** Milligrams as they are read: `7,560`, `1,319`, and a decimal only where it says something: `2.5`. */
export const mgText = (mg: number): string =>
  (mg < 100 ? Math.round(mg * 10) / 10 : Math.round(mg)).toLocaleString("en-US");

/** A terpene's slug in words, as its page is called: `alpha-pinene` → `Alpha-pinene`. */
export function terpeneName(slug: string): string {
  return capitalized(slug.replace(/-oxide$/, " oxide"));
}

/** What labels have in common is told without hyphens: `betapinene` → `beta-pinene`. */
export const terpeneSlug = (common: string): string =>
  common.replace(/^(alpha|beta|gamma|delta)(?=[a-z])/, "$1-");

/**
 * A product as one line: its name, the brand in front unless the name already
 * says it. Menus differ in this, and a list that mixes stores should not.
 */
export function productTitle(product: { name: string; brand: string | null }): string {
  return [brandBeside(product), shownName(product.name)].filter(Boolean).join(" ");
}

/** A product's brand, where its name does not say it. */
export function brandBeside({
  name,
  brand,
}: {
  name: string;
  brand: string | null;
}): string | null {
  if (brand === null || brand === "" || words(name).includes(words(brand))) return null;
  return brand;
}

/** Whose stamp a product has: its strain's, and one of its own where that is not known. */
export function stampName({
  strainName,
  name,
}: {
  name: string;
  strainName: string | null;
}): string {
  return strainName ?? name;
}

/** The words of a text between spaces, so that `Ray` is not found in `X-ray` but in `Ray's`. */
function words(text: string): string {
  const plain = text.toLowerCase().replace(/['’]s?\b/g, "");
  return ` ${plain.replace(/[^\p{Letter}\p{Number}-]+/gu, " ").trim()} `;
}

/** What a price that is struck out is, for those who do not see the line through it: the store's own regular one, or the middle of its last 30 days. */
export const WAS_LABELS = { usual: "usual price", regular: "instead of" } as const;
