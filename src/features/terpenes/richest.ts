import { CATEGORIES, type Category } from "#domain/categories.ts";
import { offerAt } from "#domain/menuTable.ts";
import { isCurrent, offerKey, type Offer, type StoreOffer } from "#domain/offers.ts";
import { productTitle } from "#domain/productName.ts";
import { spelling, spellingsOf, type Named } from "#domain/spelledNames.ts";
import type { LabData } from "./readLabData.ts";

/** A product by how much of a terpene its richest label gives. */
export interface RichProduct {
  code: string;
  title: string;
  category: Category;
  /** The strain's page, when it has one, and its name. */
  strainSlug: string | null;
  strainName: string | null;
  /** Percent by weight. */
  share: number;
  /** The terpene's name on that label. */
  printedAs: string;
  /** Of the offer with that label. */
  store: StoreOffer["store"];
  observedAt: string;
}

/** A strain by the median of its flower. */
export interface RichStrain {
  slug: string | null;
  name: string;
  share: number;
  products: number;
}

export interface Richest {
  /** Labels with a figure for the terpene, whatever their age. */
  labels: number;
  /** Those of them that are ranked: on a menu for all, not sold out, seen within 72 hours. */
  ranked: number;
  /** The richest of each category; what is concentrated is not compared with flower. */
  groups: readonly { category: Category; products: readonly RichProduct[] }[];
  strains: readonly RichStrain[];
}

const MOST_PRODUCTS = 3;
const MOST_STRAINS = 5;

/**
 * Products and strains with the most of a terpene, by the labels on this phone.
 *
 * @param now the device's clock, epoch milliseconds
 */
export function richestOf(data: LabData, terpene: Named, now: number): Richest {
  const labels = labelsOf(data, terpene);
  const current = labels.filter(({ offer }) => isCurrent(offer, now));
  const products = richestOfEach(current);
  const groups = CATEGORIES.flatMap((category) => {
    const its = products.filter((product) => product.category === category).slice(0, MOST_PRODUCTS);
    return its.length === 0 ? [] : [{ category, products: its }];
  });
  const flower = products.filter(({ category }) => category === "flower");
  return {
    labels: labels.length,
    ranked: current.length,
    groups,
    strains: strainsOf(flower).slice(0, MOST_STRAINS),
  };
}

interface Label {
  offer: StoreOffer;
  share: number;
  printedAs: string;
}

/** Every offer whose label gives a figure, each once, as it was seen last. */
function labelsOf({ menus, products }: LabData, terpene: Named): Label[] {
  const spellings = new Set(spellingsOf(terpene));
  const found = new Map<string, Label>();
  const add = (offer: StoreOffer, figure: Figure) => {
    const key = offerKey(offer);
    const known = found.get(key)?.offer.observedAt;
    if (known === undefined || Date.parse(known) < Date.parse(offer.observedAt))
      found.set(key, { offer, share: figure.share, printedAs: figure.printedAs });
  };
  for (const { table, rows } of menus.tables) {
    const { values, index } = table.offers.terpenes;
    // Once for each distinct label instead of once for each offer.
    const figures = values.map((label) => figureOf(label, spellings));
    for (const row of rows) {
      const figure = figures[index[row] ?? -1];
      if (figure) add(offerAt(table, row), figure);
    }
  }
  for (const { product, offers } of products) {
    for (const offer of offers) {
      const figure = figureOf(offer.terpenes, spellings);
      if (figure) add({ ...offer, product }, figure);
    }
  }
  return [...found.values()];
}

interface Figure {
  share: number;
  printedAs: string;
}

/** What a label says of the terpene: the largest figure, because a sum stands beside its parts. */
function figureOf(label: Offer["terpenes"], spellings: ReadonlySet<string>): Figure | null {
  let figure: Figure | null = null;
  for (const [printedAs, share] of Object.entries(label ?? {})) {
    if (share === null || share === 0 || !spellings.has(spelling(printedAs))) continue;
    if (figure === null || share > figure.share) figure = { share, printedAs };
  }
  return figure;
}

/** Each product once, with its richest label; the richest product first. */
function richestOfEach(labels: readonly Label[]): RichProduct[] {
  const found = new Map<string, RichProduct>();
  for (const { offer, share, printedAs } of labels) {
    const { product, store, observedAt } = offer;
    const { code, category, strainSlug, strainName } = product;
    if ((found.get(code)?.share ?? 0) >= share) continue;
    const title = productTitle(product);
    found.set(code, {
      code,
      title,
      category,
      strainSlug,
      strainName,
      share,
      printedAs,
      store,
      observedAt,
    });
  }
  return [...found.values()].sort(
    (a, b) => b.share - a.share || a.title.localeCompare(b.title, "en"),
  );
}

function strainsOf(flower: readonly RichProduct[]): RichStrain[] {
  const groups = new Map<string, RichProduct[]>();
  for (const product of flower) {
    const key = product.strainSlug ?? product.strainName;
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), product]);
  }
  return [...groups]
    .map(([key, products]) => ({
      slug: products[0]?.strainSlug ?? null,
      name: products[0]?.strainName ?? key,
      share: median(products.map(({ share }) => share)),
      products: products.length,
    }))
    .sort((a, b) => b.share - a.share || a.name.localeCompare(b.name, "en"));
}

/** The middle one, or halfway between the two in the middle. */
function median(shares: readonly number[]): number {
  const sorted = [...shares].sort((a, b) => a - b);
  const middle = sorted.slice(
    Math.floor((sorted.length - 1) / 2),
    Math.floor(sorted.length / 2) + 1,
  );
  return middle.reduce((sum, share) => sum + share, 0) / Math.max(1, middle.length);
}
