import * as v from "valibot";
import type { PricesIncludeTax } from "../stores/stores.ts";
import { InstantSchema } from "../time/instant.ts";
import type { MarketedType, Section } from "./categories.ts";
import type { Menu } from "./offers.ts";
import { PriceVerdictSchema } from "./priceVerdict.ts";

/** What a stamp is drawn from where no strain is known: its name, and percent by weight, or `null` for a name alone. */
const LabelSchema = v.object({
  name: v.string(),
  terpenes: v.record(v.string(), v.nullable(v.number())),
});

const NumberSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * `GET /api/statistics`. The required fields are the product description's own;
 * every other field may be missing, so that another server's plain answer still
 * renders the whole page.
 */
const StrainCountSchema = v.object({
  name: v.string(),
  /** Number of stores that list the strain in stock now. */
  count: NumberSchema,
  /** Slug of the strain's genetics page, when it has one. */
  slug: v.optional(v.string()),
  /** Of one that has none: what its stamp is called, and what most of its labels say. */
  label: v.optional(LabelSchema),
});

// Home loads neither the rules of offers nor those of stores.
const WHOSE = ["rec", "med", "both"] satisfies Menu[];
/** What is sold as CBD has no hue of its own. */
export const TINTED_TYPES = ["indica", "sativa", "hybrid"] as const satisfies MarketedType[];
const INCLUDES = ["yes", "no", "unknown"] satisfies PricesIncludeTax[];

const DealSchema = v.object({
  storeName: v.string(),
  storeLocation: v.string(),
  name: v.string(),
  /** Its brand, where `name` begins with it. */
  brand: v.optional(v.string()),
  /** Price in dollars. */
  cost: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** What the price is below, in dollars: the store's own regular price, or its 30-day median. */
  wasCost: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  /** Code of the product's page. */
  code: v.optional(v.string()),
  /** Its strain, where that is a known one: whose stamp it has. */
  strain: v.optional(v.object({ slug: v.string(), name: v.string() })),
  /** Of any other: what its stamp is called, and what its label says, as a store's menu has both. */
  label: v.optional(LabelSchema),
  /** What its menu sells it as, which tints a stamp of which no label is known. */
  soldAs: v.optional(v.picklist(TINTED_TYPES)),
  /** Printed size, such as `2.83g`. */
  size: v.optional(v.string()),
  /** Unit price in cents, rounded half up. */
  unitPriceCents: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  /** What `unitPriceCents` is counted for. */
  unit: v.optional(v.picklist(["g", "100mg"])),
  /** When the price was true at its source. */
  observedAt: v.optional(InstantSchema),
  storeSlug: v.optional(v.string()),
  /** Whose the menu is, and as the store has them: what a price with tax depends on. */
  menu: v.optional(v.picklist(WHOSE)),
  taxArea: v.optional(v.nullable(v.string())),
  pricesIncludeTax: v.optional(v.picklist(INCLUDES)),
  /** What the offer's own past says of `cost`, where it says anything. */
  verdict: v.optional(PriceVerdictSchema),
});

const DealsSchema = v.optional(v.nullable(v.array(DealSchema)));

const RegionDealsSchema = v.object({
  region: v.string(),
  flower: DealsSchema,
  vape: DealsSchema,
  edible: DealsSchema,
  extract: DealsSchema,
  /** The cheapest eighth of flower among its deals, what people ask for first; missing where there is none. */
  eighth: v.optional(DealSchema),
  /** The next two at other stores, cheapest first, for who has that one on a kept store's card; from release 1.1 on. */
  otherEighths: v.optional(v.array(DealSchema)),
});

const STORE_COUNTS = { all: NumberSchema, withPrices: NumberSchema };

export const StatisticsSchema = v.object({
  /** Of flower alone, as the product description has it and apps before 1.1 show it. */
  topFlower: v.array(StrainCountSchema),
  /** The strains with a page that most stores have now, of any product: the beginning of the list of strains in that order. */
  topStrains: v.optional(v.array(StrainCountSchema)),
  topDeals: v.array(RegionDealsSchema),
  /** Newest observation behind these figures; missing when nothing is known of their age. */
  observedAt: v.optional(v.nullable(InstantSchema)),
  /** How many stores are listed, and of how many a price may be compared now. */
  stores: v.optional(
    v.object({
      ...STORE_COUNTS,
      /** The same of each region that has any. */
      regions: v.optional(v.record(v.string(), v.object(STORE_COUNTS))),
    }),
  ),
});

export type Statistics = v.InferOutput<typeof StatisticsSchema>;
export type StrainCount = v.InferOutput<typeof StrainCountSchema>;
/** A deal as the statistics carry it. */
export type StatisticsDeal = v.InferOutput<typeof DealSchema>;

/** What a deal is without whose: a row has a line for that. */
export function nameAlone({ name, brand }: Pick<StatisticsDeal, "name" | "brand">): string {
  return brand !== undefined && name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
}

export type RegionDeals = {
  region: string;
  eighth?: StatisticsDeal | undefined;
  otherEighths?: StatisticsDeal[] | undefined;
} & Partial<Record<Section, StatisticsDeal[] | null | undefined>>;
