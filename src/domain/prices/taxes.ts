import * as v from "valibot";
import { slugify } from "../text/slug.ts";

/** A share in percent as it travels: `"7.25"`. Hundred-thousandths are the finest that rate files have. */
const PercentSchema = v.pipe(v.string(), v.regex(/^\d{1,2}(?:\.\d{1,3})?$/));

const DaySchema = v.pipe(v.string(), v.isoDate());

/**
 * What a county, or the part of it that a transit authority reaches, adds to a price from a day on. Of one `id`
 * there may be several: the newest that has begun holds, and one that is to come is known before.
 */
export const TaxAreaSchema = v.object({
  id: v.string(),
  county: v.string(),
  /** `null`: the county is one area. Else the authority and its cities, or the rest of the county. */
  part: v.nullable(v.string()),
  statePercent: PercentSchema,
  countyPercent: PercentSchema,
  transitPercent: PercentSchema,
  effectiveFrom: DaySchema,
  /** Who says so, as cited. */
  source: v.string(),
});
export type TaxArea = v.InferOutput<typeof TaxAreaSchema>;

/** Whether a tax is reckoned on the shelf price alone, or on what another tax has made of it. */
export const COMPOUNDINGS = ["additive", "compounded"] as const;
export type Compounding = (typeof COMPOUNDINGS)[number];

/** `GET /api/taxes` */
export const TaxesSchema = v.object({
  excise: v.object({
    percent: PercentSchema,
    /** Patients and caregivers do not pay it. */
    appliesTo: v.literal("adult_use"),
    source: v.string(),
    checkedOn: DaySchema,
  }),
  compounding: v.picklist(COMPOUNDINGS),
  areas: v.array(TaxAreaSchema),
  /** The day as of which the areas were put together. */
  asOf: DaySchema,
});
export type Taxes = v.InferOutput<typeof TaxesSchema>;

/** What the part of a divided county is called that no authority reaches. */
export const REST_OF_COUNTY = "rest of county";

/** `("Delaware", "COTA: Columbus, Dublin")` → `"delaware-cota"`; an undivided county and a rest have the county's name. */
export function taxAreaId(county: string, part: string | null): string {
  const authority = part === null || part === REST_OF_COUNTY ? "" : (part.split(":")[0] ?? "");
  return slugify(`${county} ${authority}`);
}

/** `"7.25"` → 7,250 hundred-thousandths. */
export function rateOf(percent: string): number {
  return Math.round(Number(percent) * 1_000);
}

/** 7,250 hundred-thousandths → `"7.25"`, with a third decimal only where there is one. */
export function percentText(rate: number): string {
  return (rate / 1_000).toFixed(3).replace(/0$/, "");
}

/** The area of this `id` on a day (`2026-11-26`); `null` where the table has none. */
export function areaOn(areas: readonly TaxArea[], id: string, day: string): TaxArea | null {
  let found: TaxArea | null = null;
  for (const area of areas) {
    if (area.id !== id || area.effectiveFrom > day) continue;
    if (found === null || area.effectiveFrom >= found.effectiveFrom) found = area;
  }
  return found;
}

/** The taxes of one sale, in hundred-thousandths. */
export interface TaxRates {
  excise: number;
  state: number;
  /** Of county and transit authority. */
  local: number;
  compounding: Compounding;
}

/** A price as the register adds it up, in cents; the lines add up to the total. */
export interface Receipt {
  shelfCents: number;
  exciseCents: number;
  stateCents: number;
  localCents: number;
  totalCents: number;
}
