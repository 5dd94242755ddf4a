import * as v from "valibot";
import { SECTIONS } from "../offers/categories.ts";
import { REGIONS } from "../stores/regions.ts";
import { InstantSchema } from "../time/instant.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const cents = count;

/** ISO week of a Monday-to-Sunday week in Eastern time: "2026-W45". */
const WeekSchema = v.pipe(v.string(), v.regex(/^\d{4}-W\d{2}$/));

/** What a category's offers cost, week by week; every list has an entry for each of `weeks`. */
const CategoryTrendSchema = v.object({
  /** What the prices are for: a gram, or 100 mg of THC. */
  unit: v.picklist(["g", "100mg"]),
  /** Cents; `null` where a week has too few offers. */
  median: v.array(v.nullable(cents)),
  p25: v.array(v.nullable(cents)),
  p75: v.array(v.nullable(cents)),
  /** Offers that the week's figures rest on, and stores that they are of. */
  n: v.array(count),
  stores: v.array(count),
  /** Median change against the week before of what was there in both, percent with one decimal. */
  likeForLike: v.array(v.nullable(v.number())),
  /** Offers that are there in both weeks, on which the change rests. */
  pairs: v.array(count),
});
export type CategoryTrend = v.InferOutput<typeof CategoryTrendSchema>;

/** `GET /api/trends`, `?region=`: the numbers of each week, oldest first; the last may be running. */
export const TrendsSchema = v.object({
  /** At most 104, none left out: a week without data has its nulls and zeros. */
  weeks: v.array(WeekSchema),
  categories: v.object({
    flower: CategoryTrendSchema,
    vape: CategoryTrendSchema,
    edible: CategoryTrendSchema,
    extract: CategoryTrendSchema,
  }),
  /** All that were seen in stock, of every category. */
  offers: v.array(count),
  /** Slugs of strains, by week. */
  newStrains: v.array(v.array(v.string())),
  goneStrains: v.array(v.array(v.string())),
  /** Stores that had a strain, by week; `null` where nothing was seen. At most 20 strains. */
  availability: v.array(v.object({ strain: v.string(), stores: v.array(v.nullable(count)) })),
  /** The newest observation; `null` without any. */
  observedAt: v.nullable(InstantSchema),
  /** How it is computed, in sentences. */
  method: v.string(),
  /** Made up, as everything of it. */
  sample: v.optional(v.boolean(), false),
});
export type Trends = v.InferOutput<typeof TrendsSchema>;

/** `GET /api/trends/:week/:category`, `?region=`: the offers behind a week's median, cheapest first. */
export const TrendOffersSchema = v.object({
  week: WeekSchema,
  category: v.picklist(SECTIONS),
  region: v.nullable(v.picklist(REGIONS)),
  offers: v.array(
    v.object({
      /** Slug, name and city of the store. */
      store: v.string(),
      storeName: v.string(),
      city: v.nullable(v.string()),
      /** Code, name and brand of the product, and its size as menus print it. */
      product: v.string(),
      name: v.string(),
      brand: v.nullable(v.string()),
      size: v.string(),
      /** Cents that any visitor paid at the week's end, for the package and for the unit (rounded). */
      cents,
      unitCents: cents,
      observedAt: InstantSchema,
    }),
  ),
});
export type TrendOffers = v.InferOutput<typeof TrendOffersSchema>;
