import { STRAINS } from "#content/strains/strains.ts";
import type { Category } from "#domain/offers/categories.ts";
import type { Product } from "../../import/check/productOf.ts";
import { matchKey } from "../../import/write/productIdentity.ts";
import { BRANDS, FLAVOURS, SCENTS } from "./names.ts";
import type { Random } from "./random.ts";

/** A size in which a product is sold, with its price at an average store. */
export interface SampleSize {
  label: string;
  netMg: number | null;
  units: number | null;
  /** Labelled THC of the package, in milligrams. */
  thcMg: number | null;
  cents: number;
}

export interface SampleProduct {
  product: Product;
  sizes: SampleSize[];
  thcPct: number | null;
  terpenes: Record<string, number> | null;
}

/** How many products the catalogue has of each category. */
const PRODUCTS = [
  ["flower", 240],
  ["preroll", 80],
  ["infused_preroll", 30],
  ["vape", 130],
  ["edible", 110],
  ["tincture", 24],
  ["extract", 100],
  ["topical", 20],
] as const;

const TERPENES = [
  "myrcene",
  "limonene",
  "caryophyllene",
  "linalool",
  "pinene",
  "terpinolene",
  "humulene",
  "ocimene",
] as const;

/**
 * Sizes of flower in grams, as brands in Ohio pack it: in tenths of an ounce, as the medical program began, or in eighths;
 * and the price per gram against that of the smallest.
 */
const FLOWER_SIZES = [
  { tenths: 2.83, eighths: 3.5, level: 1 },
  { tenths: 5.66, eighths: 7, level: 0.93 },
  { tenths: 14.15, eighths: 14.15, level: 0.82 },
  { tenths: 28.3, eighths: 28.3, level: 0.7 },
] as const;

/** Every other brand packs eighths. */
const packs = ({ brand }: Product): "tenths" | "eighths" =>
  BRANDS.findIndex((each) => each === brand) % 2 === 0 ? "eighths" : "tenths";

/** The products of the sample, each once, with made-up brands and real strain names. */
export function makeCatalogue(random: Random): SampleProduct[] {
  const found = new Map<string, SampleProduct>();
  for (const [category, wanted] of PRODUCTS) {
    const target = found.size + wanted;
    while (found.size < target) {
      const made = MAKERS[category](random);
      found.set(matchKey(made.product), made);
    }
  }
  return [...found.values()];
}

function weighed(grams: number, cents: number, units: number | null = null): SampleSize {
  const label = units === null ? `${String(grams)}g` : `${String(grams)}g (${String(units)} pk)`;
  return { label, netMg: Math.round(grams * 1_000), units, thcMg: null, cents };
}

function dosed(thcMg: number, units: number | null, cents: number): SampleSize {
  return { label: `${String(thcMg)}mg`, netMg: null, units, thcMg, cents };
}

/** A product named after a strain, with or without its kind. */
function ofStrain(random: Random, category: Category, kind: string): Product {
  const strain = random.pick(STRAINS);
  const shown = ["flower", "preroll"].includes(category) ? "" : ` ${kind}`;
  return {
    name: category === "preroll" ? `${strain.name} Pre-roll` : strain.name + shown,
    brand: random.pick(BRANDS),
    category,
    subcategory: kind.toLowerCase(),
    strainSlug: strain.slug,
    strainName: strain.name,
    marketedType: strain.marketedType === "unknown" ? null : strain.marketedType,
  };
}

/** A product named after its flavour or scent. */
function ofFlavour(random: Random, category: Category, kind: string): Product {
  return {
    name: `${random.pick(category === "topical" ? SCENTS : FLAVOURS)} ${kind}`,
    brand: random.pick(BRANDS),
    category,
    subcategory: kind.toLowerCase(),
    strainSlug: null,
    strainName: null,
    marketedType: null,
  };
}

function terpenes(random: Random): Record<string, number> {
  const [first = "", second = "", third = ""] = random.shuffled(TERPENES);
  const percent = (low: number, high: number) => Math.round(random.between(low, high) * 100) / 100;
  return { [first]: percent(0.5, 1.2), [second]: percent(0.2, 0.5), [third]: percent(0.05, 0.2) };
}

const percent = (random: Random, low: number, high: number) =>
  Math.round(random.between(low, high) * 10) / 10;

/** Price levels follow what adult-use menus asked in 2025 and 2026, before tax. */
const MAKERS = {
  flower: (random: Random): SampleProduct => {
    const tenth = random.whole(1_600, 4_200);
    const sizes = random.shuffled(FLOWER_SIZES).slice(0, random.whole(1, 3));
    const product = ofStrain(random, "flower", random.chance(0.8) ? "Whole buds" : "Mixed buds");
    return {
      product,
      sizes: sizes.map(({ level, ...grams }) => {
        const own = grams[packs(product)];
        return weighed(own, (tenth * level * own) / 2.83);
      }),
      thcPct: percent(random, 17, 31),
      terpenes: terpenes(random),
    };
  },
  preroll: (random: Random): SampleProduct => ({
    product: ofStrain(random, "preroll", "Pre-roll"),
    sizes: [weighed(random.pick([0.5, 1]), random.whole(600, 1_400))],
    thcPct: percent(random, 16, 28),
    terpenes: terpenes(random),
  }),
  infused_preroll: (random: Random): SampleProduct => ({
    product: ofStrain(random, "infused_preroll", "Infused Pre-roll"),
    sizes: [weighed(1, random.whole(1_400, 2_600))],
    thcPct: percent(random, 30, 45),
    terpenes: terpenes(random),
  }),
  vape: (random: Random): SampleProduct => {
    const grams = random.pick([0.5, 0.84, 1, 1]);
    return {
      product: ofStrain(
        random,
        "vape",
        random.pick(["Distillate Cart", "Live Resin Cart", "Live Resin Disposable", "Rosin Cart"]),
      ),
      sizes: [weighed(grams, random.whole(2_600, 5_400) * Math.sqrt(grams))],
      thcPct: percent(random, 66, 86),
      terpenes: terpenes(random),
    };
  },
  edible: (random: Random): SampleProduct => ({
    product: ofFlavour(random, "edible", random.pick(["Gummies", "Chocolate", "Chews", "Seltzer"])),
    sizes: [dosed(random.pick([100, 100, 110]), 10, random.whole(1_200, 2_800))],
    thcPct: null,
    terpenes: null,
  }),
  tincture: (random: Random): SampleProduct => ({
    product: ofFlavour(random, "tincture", "Tincture"),
    sizes: [dosed(random.pick([300, 600, 1_000]), null, random.whole(3_000, 6_000))],
    thcPct: null,
    terpenes: null,
  }),
  extract: (random: Random): SampleProduct => ({
    product: ofStrain(random, "extract", random.pick(["Badder", "Live Resin", "Rosin", "Sugar"])),
    sizes: [weighed(random.pick([0.84, 1, 1]), random.whole(2_200, 4_800))],
    thcPct: percent(random, 58, 70),
    terpenes: terpenes(random),
  }),
  topical: (random: Random): SampleProduct => ({
    product: ofFlavour(random, "topical", random.pick(["Balm", "Lotion"])),
    sizes: [dosed(random.pick([200, 400]), null, random.whole(2_400, 4_500))],
    thcPct: null,
    terpenes: null,
  }),
} as const;
