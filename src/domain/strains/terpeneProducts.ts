import * as v from "valibot";
import { CATEGORIES, CategorySchema, type Category } from "../offers/categories.ts";
import { InstantSchema } from "../time/instant.ts";
import { isCurrent, spokenPrice, type SpokenPrice } from "../offers/currentPrice.ts";
import { MENUS, OfferSchema, ProductSchema, type StoreOffer, inEpochMs } from "../offers/offers.ts";
import { belowUsual, PriceVerdictSchema, type PriceVerdict } from "../offers/priceVerdict.ts";
import { productTitle, sizeName } from "../offers/titles.ts";
import { standingVerdict } from "../offers/verdictText.ts";
import type { Figure } from "./labelFigures.ts";
import { StoreSchema } from "../stores/stores.ts";
import { medianShare } from "./medianShare.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const name = v.nullable(v.string());

/** What a product is called, and what the flower at the head of its row is drawn from. */
const SoldSchema = v.object({
  ...v.pick(ProductSchema, ["name", "brand", "strainSlug", "strainName", "marketedType"]).entries,
  ...v.pick(OfferSchema, ["terpenes"]).entries,
});

/** A product with one of its labels, at the store of that label. Answers of before say neither what is sold nor always a price. */
const LABELLED = {
  code: v.string(),
  title: v.string(),
  sold: v.optional(v.nullable(SoldSchema), null),
  store: StoreSchema,
  menu: v.optional(v.picklist(MENUS), "rec"),
  /** Before tax, and of which size; `null` for a price that is compared with none. */
  cents: v.optional(v.nullable(count), null),
  size: v.optional(v.string(), ""),
  observedAt: InstantSchema,
};
const LabelledProductSchema = v.object(LABELLED);
export type LabelledProduct = v.InferOutput<typeof LabelledProductSchema>;

/** A product by how much of a terpene its richest label gives, and the offer with that label. */
const RichProductSchema = v.object({
  ...LABELLED,
  category: CategorySchema,
  /** The strain's page, when it has one, and its name. */
  strainSlug: name,
  strainName: name,
  /** Percent by weight. */
  share: percent,
  /** The terpene's name on that label. */
  printedAs: v.string(),
});
export type RichProduct = v.InferOutput<typeof RichProductSchema>;

/** A strain by the median of its flower. */
const RichStrainSchema = v.object({
  slug: name,
  name: v.string(),
  share: percent,
  products: count,
});
export type RichStrain = v.InferOutput<typeof RichStrainSchema>;

/** What the price of an offer was. */
const PAST = {
  /** The regular price that it is below, where that is news. */
  wasCents: v.optional(count),
  /** What its past says of its price. */
  verdict: v.optional(PriceVerdictSchema),
};

/** A product whose label names a terpene without saying how much, at the store where it costs the least. */
const NamedProductSchema = v.object({
  ...LABELLED,
  /** What a unit of it costs, before tax; answers of before say it of none, nor what follows. */
  unit: v.optional(v.object({ cents: v.number(), unit: v.picklist(["g", "100mg"]) })),
  ...PAST,
  /** How many stores have it. */
  stores: count,
  /** Others that ask the same for the same size, of which one may be kept on the phone; answers of before have none. */
  equal: v.optional(v.array(v.object({ store: StoreSchema, observedAt: InstantSchema, ...PAST }))),
});
export type NamedProduct = v.InferOutput<typeof NamedProductSchema>;

const NamedSchema = v.object({
  products: count,
  /** What most of their labels call it. */
  printedAs: v.string(),
  /** Some of each category: those that most stores have, with a price that may be compared, the cheapest unit first. */
  groups: v.array(v.object({ category: CategorySchema, products: v.array(NamedProductSchema) })),
});
export type NamedOnLabels = v.InferOutput<typeof NamedSchema>;

const RICHEST = {
  /** Labels with a figure for the terpene, whatever their age. */
  labels: count,
  /** Those of them that are ranked: on a menu for all, not sold out, seen within 72 hours. */
  ranked: count,
  /** The richest of each category; what is concentrated is not compared with flower. */
  groups: v.array(v.object({ category: CategorySchema, products: v.array(RichProductSchema) })),
  strains: v.array(RichStrainSchema),
  /** Where no label has a figure: products that name it nevertheless. */
  named: v.optional(NamedSchema),
};

/** `GET /api/terpenes/:slug/products`: the richest of the whole state. */
export const TerpeneProductsSchema = v.object({
  ...RICHEST,
  /** Newest observation among the ranked labels, or among those that name it; `null` without any. */
  observedAt: v.nullable(InstantSchema),
  /** Made up, as everything of it. */
  sample: v.optional(v.boolean(), false),
});
export type Richest = Omit<v.InferOutput<typeof TerpeneProductsSchema>, "observedAt" | "sample">;

const MOST_PRODUCTS = 3;
const MOST_STRAINS = 6;

/** An offer whose label gives a figure. */
export interface Label {
  offer: StoreOffer;
  figure: Figure;
}

/**
 * Products and strains with the most of a terpene.
 *
 * @param labels each offer once
 * @param now epoch milliseconds
 */
export function rankLabels(labels: readonly Label[], now: number): Richest {
  // An implausible price says nothing against the label; a menu that is another store's does.
  const current = labels.filter(
    ({ offer }) => offer.store.twinOf === null && isCurrent(inEpochMs(offer), now),
  );
  const products = richestOfEach(current, now);
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

/** An offer whose label names a terpene and gives no figure. */
interface NamedLabel {
  offer: StoreOffer;
  printedAs: string;
  /** What its past says of its price, where that is known. */
  verdict: PriceVerdict | null;
}

/**
 * Products that name a terpene without saying how much.
 *
 * @param labels each offer once
 * @param now epoch milliseconds
 * @returns `null` where none is on a menu for all, not sold out and seen within 72 hours
 */
export function namedProducts(labels: readonly NamedLabel[], now: number): NamedOnLabels | null {
  const found = new Map<string, { category: Category; stores: Set<string>; priced: Priced[] }>();
  const prints = new Map<string, number>();
  for (const { offer, printedAs, verdict } of labels) {
    const timed = inEpochMs(offer);
    const { product, store } = offer;
    if (store.twinOf !== null || !isCurrent(timed, now)) continue;
    prints.set(printedAs, (prints.get(printedAs) ?? 0) + 1);
    const { code, category } = product;
    const known = found.get(code) ?? { category, stores: new Set(), priced: [] };
    known.stores.add(store.slug);
    const price = spokenPrice(timed, now);
    if (price !== null)
      known.priced.push({ offer, price, verdict: standingVerdict(verdict, timed, now) });
    found.set(code, known);
  }
  const [most] = [...prints].sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1));
  if (most === undefined) return null;
  const ranked = [...found.values()]
    .flatMap(({ category, stores, priced }) => {
      const product = namedProduct(priced, stores.size, now);
      return product === null ? [] : [{ category, product }];
    })
    .sort(
      ({ product: a }, { product: b }) =>
        b.stores - a.stores || a.title.localeCompare(b.title, "en") || (a.code < b.code ? -1 : 1),
    );
  const groups = CATEGORIES.flatMap((category) => {
    const its = ranked.filter((each) => each.category === category).slice(0, MOST_PRODUCTS);
    const cheapestFirst = its
      .map(({ product }) => product)
      .toSorted((a, b) => (a.unit?.cents ?? 0) - (b.unit?.cents ?? 0));
    return its.length === 0 ? [] : [{ category, products: cheapestFirst }];
  });
  return { products: found.size, printedAs: most[0], groups };
}

interface Priced {
  offer: StoreOffer;
  price: SpokenPrice;
  verdict: PriceVerdict | null;
}

/** Where it costs the least, and where else as much. */
function namedProduct(priced: readonly Priced[], stores: number, now: number): NamedProduct | null {
  const best = priced.reduce<Priced | null>(
    (least, each) => (least === null || each.price.cents < least.price.cents ? each : least),
    null,
  );
  if (best === null) return null;
  const { offer } = best;
  const { cents, unit } = best.price;
  const equal = priced
    .filter((each) => each.price.cents === cents && each.offer.sizeKey === offer.sizeKey)
    .filter((each) => each.offer.store.slug !== offer.store.slug)
    .map((each) => {
      const { store, observedAt } = each.offer;
      return Object.assign({ store, observedAt }, pastOf(each, now));
    });
  return {
    ...labelled(offer, cents),
    stores,
    unit,
    ...pastOf(best, now),
    ...(equal.length === 0 ? {} : { equal }),
  };
}

function pastOf({ offer, price, verdict }: Priced, now: number) {
  const wasCents = belowUsual(price.insteadOfCents, verdict, inEpochMs(offer), now);
  return {
    ...(wasCents === null ? {} : { wasCents }),
    ...(verdict === null ? {} : { verdict }),
  };
}

/**
 * The same at a store that is kept on the phone, where one asks as much as the one that it is told of.
 *
 * @param isKept whether the phone keeps a store
 */
export function atKept<Product extends LabelledProduct & Pick<NamedProduct, "equal">>(
  product: Product,
  isKept: (store: NamedProduct["store"]) => boolean,
): Product {
  const kept = isKept(product.store)
    ? undefined
    : product.equal?.find(({ store }) => isKept(store));
  if (kept === undefined) return product;
  // What it was, and what its past says, is the other's.
  return { ...product, wasCents: undefined, verdict: undefined, ...kept };
}

function labelled(offer: StoreOffer, cents: number | null): LabelledProduct {
  const { product, terpenes, store, menu, observedAt } = offer;
  const { code, name: own, brand, strainSlug, strainName, marketedType } = product;
  const sold = { name: own, brand, strainSlug, strainName, marketedType, terpenes };
  const title = productTitle(product);
  return { code, title, sold, store, menu, cents, size: sizeName(offer), observedAt };
}

/** Each product once, with its richest label; the richest product first. */
function richestOfEach(labels: readonly Label[], now: number): RichProduct[] {
  const found = new Map<string, RichProduct>();
  for (const { offer, figure } of labels) {
    const { share, printedAs } = figure;
    const { code, category, strainSlug, strainName } = offer.product;
    if ((found.get(code)?.share ?? 0) >= share) continue;
    const price = spokenPrice(inEpochMs(offer), now);
    found.set(code, {
      ...labelled(offer, price?.cents ?? null),
      category,
      strainSlug,
      strainName,
      share,
      printedAs,
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
      share: medianShare(products.map(({ share }) => share)),
      products: products.length,
    }))
    .sort((a, b) => b.share - a.share || a.name.localeCompare(b.name, "en"));
}
