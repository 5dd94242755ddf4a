import { CITIES } from "#state/cities.ts";
import { STRAINS } from "#content/strains/strains.ts";
import type { Category } from "#domain/offers/categories.ts";
import { findCounty } from "#domain/stores/counties.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { isPlausible, rankedUnitPrice } from "#domain/offers/prices.ts";
import { slugify } from "#domain/text/slug.ts";
import type { Store } from "#domain/stores/stores.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { CHAINS, FLAVOURS } from "../../../../../server/operations/sample/names.ts";
import { seededRandom, type Random } from "../../../../../server/operations/sample/random.ts";
import { offer, product } from "../../../../support/data/offers.ts";

const STORES = 100;
const PRODUCTS = 10_000;
/** The first store is a large one: as many products as the offline promise speaks of. */
const IN_THE_LARGE_STORE = 1_000;

/** Two halves of a made-up brand: 144 of them. */
const FIRST = ["Rivet", "Cobalt", "Tallow", "Harrow", "Pebble", "Slow", "Wicker", "Gable"].concat([
  "Dapple",
  "Plum",
  "Juniper",
  "Ochre",
]);
const SECOND = ["Gardens", "Fox", "Farms", "Works", "Orchard", "Labs", "Union", "Loop"].concat([
  "Anchor",
  "Street",
  "Comet",
  "Vine",
]);

interface Kind {
  category: Category;
  /** How many of a hundred products are of this kind. */
  share: number;
  words: readonly string[];
  grams: readonly number[];
  cents: readonly [number, number];
  thcPct: readonly [number, number] | null;
}

const KINDS: readonly Kind[] = [
  {
    category: "flower",
    share: 40,
    words: ["", "Smalls", "Shake", "#4"],
    grams: [2.83, 5.66, 14.15, 28.3],
    cents: [800, 1_600],
    thcPct: [16, 32],
  },
  {
    category: "vape",
    share: 20,
    words: ["Distillate Cart", "Live Resin Cart", "Disposable", "Rosin Cart"],
    grams: [0.5, 0.84, 1],
    cents: [2_500, 5_500],
    thcPct: [65, 88],
  },
  {
    category: "extract",
    share: 14,
    words: ["Badder", "Live Resin", "Rosin", "Sugar"],
    grams: [0.5, 0.84, 1],
    cents: [2_200, 4_800],
    thcPct: [58, 70],
  },
  {
    category: "preroll",
    share: 12,
    words: ["Pre-roll", "Pre-roll 2 pk", "Blunt"],
    grams: [0.5, 1, 1.5],
    cents: [700, 1_500],
    thcPct: [15, 28],
  },
  {
    category: "edible",
    share: 14,
    words: ["Gummies", "Chocolate", "Chews", "Seltzer"],
    grams: [],
    cents: [1_200, 2_800],
    thcPct: null,
  },
];

/**
 * 10,000 different products of 144 brands on the menus of 100 stores, the same on
 * every run but for their times. Most were seen within a day; a seventh are old.
 *
 * @param now epoch milliseconds
 */
export function makeOffers(now: number): StoreOffer[] {
  const random = seededRandom(10_000);
  const stores = makeStores(random);
  const ages = stores.map((_, place) => (place % 7 === 6 ? 100 : random.whole(1, 20)));
  const first = random.whole(0, 9_999);
  const made = Array.from({ length: PRODUCTS }, (_, place) => {
    const storePlace = storeOf(place);
    const store = stores[storePlace];
    if (store === undefined) throw new RangeError(`no store ${String(storePlace)}`);
    const observedAt = new Date(now - (ages[storePlace] ?? 1) * HOUR_MS).toISOString();
    const code = (first + place * 7_919).toString(36);
    return { ...makeOffer(random, code), store, observedAt };
  });
  // As the API sorts them: equal values follow each other.
  return made.sort(
    (a, b) =>
      stores.indexOf(a.store) - stores.indexOf(b.store) ||
      a.product.category.localeCompare(b.product.category),
  );
}

function storeOf(place: number): number {
  return place < IN_THE_LARGE_STORE ? 0 : 1 + (place % (STORES - 1));
}

function makeStores(random: Random): Store[] {
  const base = offer().store;
  return Array.from({ length: STORES }, (_, place): Store => {
    const name = CHAINS[place % CHAINS.length] ?? "";
    const city = random.pick(CITIES);
    return {
      ...base,
      // The number keeps two of a chain in one city apart.
      slug: slugify(`${name} ${city.name} ${String(place)}`),
      name: `${name} ${String(place + 1)}`,
      city: city.name,
      county: city.county,
      region: findCounty(city.county)?.region ?? null,
      lat: city.lat,
      lon: city.lon,
    };
  });
}

function makeOffer(random: Random, code: string): StoreOffer {
  const kind = kindOf(random.whole(0, 99));
  const strain = random.pick(STRAINS);
  // Crosses make names as varied as those of real menus.
  const cross = random.chance(0.4) ? ` x ${random.pick(STRAINS).name}` : "";
  const subject = kind.thcPct === null ? random.pick(FLAVOURS) : strain.name + cross;
  const grams = kind.grams.length === 0 ? null : random.pick(kind.grams);
  const thcPct = kind.thcPct && Math.round(random.between(...kind.thcPct) * 10) / 10;
  const netMg = grams === null ? null : Math.round(grams * 1_000);
  const thcMg = netMg === null || thcPct === null ? 100 : (netMg * thcPct) / 100;
  const perUnit = random.whole(...kind.cents);
  const priceCents = grams === null ? perUnit : Math.round(perUnit * grams ** 0.85);
  const isOnSale = random.chance(0.25);
  const word = random.pick(kind.words);
  const size = grams === null ? "100mg" : `${String(grams)}g`;
  const unit = rankedUnitPrice(kind.category, priceCents, { netMg, thcMg });
  return offer({
    product: product({
      code,
      name: `${subject} ${word}`.trim(),
      brand: `${random.pick(FIRST)} ${random.pick(SECOND)}`,
      category: kind.category,
      subcategory: word === "" ? null : word.toLowerCase(),
      strainSlug: kind.thcPct === null || cross !== "" ? null : strain.slug,
      strainName: kind.thcPct === null ? null : strain.name + cross,
      marketedType: strain.marketedType === "unknown" ? null : strain.marketedType,
    }),
    sizeKey: grams === null ? "thc100mg" : `${String(netMg)}mg`,
    sizeLabel: size,
    netMg,
    thcMg,
    thcPct,
    terpenes: random.chance(0.3) ? { myrcene: 0.82, limonene: random.whole(1, 90) / 100 } : null,
    priceCents,
    salePriceCents: isOnSale ? Math.round(priceCents * 0.8) : null,
    saleText: isOnSale ? "20% off" : null,
    saleConditions: isOnSale ? (random.chance(0.8) ? "none" : "loyalty") : null,
    stock: random.chance(0.9) ? "yes" : "low",
    median30DaysCents: random.chance(0.6) ? priceCents : null,
    ranked: unit !== null && isPlausible(kind.category, unit),
  });
}

function kindOf(hundredth: number): Kind {
  let rest = hundredth;
  const found = KINDS.find(({ share }) => (rest -= share) < 0);
  if (found === undefined) throw new RangeError("The shares make no hundred.");
  return found;
}
