import * as v from "valibot";
import { REGIONS } from "#domain/stores/regions.ts";

const cents = v.nullable(v.number());

/** A category's figures of a week; what rests on too little is `null`. */
const CategoryWeekSchema = v.object({
  median: cents,
  p25: cents,
  p75: cents,
  n: v.number(),
  stores: v.number(),
  likeForLike: v.nullable(v.number()),
  pairs: v.number(),
});
export type CategoryWeek = v.InferOutput<typeof CategoryWeekSchema>;

/** What is kept of a week of the state or a region. */
export const FiguresSchema = v.object({
  /** Offers seen in stock. */
  offers: v.number(),
  flower: CategoryWeekSchema,
  vape: CategoryWeekSchema,
  edible: CategoryWeekSchema,
  extract: CategoryWeekSchema,
});
export type Figures = v.InferOutput<typeof FiguresSchema>;

/** Of each strain in stock, by its slug: stores, and the first and the last moment, epoch milliseconds. */
export const StrainsSchema = v.record(v.string(), v.tuple([v.number(), v.number(), v.number()]));
export type Strains = v.InferOutput<typeof StrainsSchema>;

/** Where figures are from; `""` is the state. */
export const PlaceSchema = v.picklist(["", ...REGIONS]);
export type Place = v.InferOutput<typeof PlaceSchema>;

/** A week of the state or a region, by its Monday. */
export interface TrendWeek {
  week: string;
  region: Place;
  figures: Figures;
  strains: Strains;
}

/** A median rests on so many offers, and a change on so many pairs, or is not given. */
export const ENOUGH = 30;
