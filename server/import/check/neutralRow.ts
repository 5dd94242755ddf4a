import * as v from "valibot";
import { CATEGORIES, MARKETED_TYPES } from "#domain/menus/categories.ts";
import { MENUS, SALE_CONDITIONS, STOCKS } from "#domain/menus/offerWords.ts";
import {
  date,
  instant,
  integer,
  longText,
  nameText,
  number,
  required,
  slug,
  text,
  webAddress,
  word,
  yesOrNo,
} from "./fields.ts";
import { isTerpeneList, readTerpenes } from "./terpenes.ts";

/** $100,000: above it a price is a mistake of the file, and near what the column can hold. */
const HIGHEST_CENTS = 10_000_000;
const BAD_PRICE = "must be a whole number of cents above 0";
const TOO_HIGH = `is too large: more than ${String(HIGHEST_CENTS)} cents`;
/** No menu of this trade is older; what says so is an empty or broken clock. */
const FIRST_YEAR = 2000;
const PERCENT = "must be between 0 and 100 percent";

/** What sources write when they do not know the brand. */
const NO_BRAND = /^(unknown|n\/?a|none|null|-+)$/i;

const milligrams = (grams: number | null) => (grams === null ? null : Math.round(grams * 1_000));
const percent = number(0, 100, PERCENT);
/** Read above 100 too, because that is a reason to refuse the row and no unreadable value. */
const thcPercent = number(0, Infinity, PERCENT);

/**
 * How a platform speaks of a store that it does not identify further. `platform`
 * and `location` make the alias that remembers which store it is.
 */
const StoreLocationSchema = v.object({
  platform: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, "is no platform's name")),
  location: v.pipe(
    v.string("is not a text"),
    v.trim(),
    v.regex(/^[a-z0-9]+([ _-][a-z0-9]+)*$/i, "is not the name of a place"),
    v.maxLength(60, "is too long"),
    v.transform((place) => place.toLowerCase().replaceAll(/[ _]/g, "-")),
  ),
});

/**
 * One purchasable size at one store: the row that every format is brought to.
 * Money in cents, weights in milligrams, times in epoch milliseconds, potencies in
 * percent; what the file leaves empty is `null`. The order of the columns is the
 * order in which a row's first fault is reported.
 */
export const NeutralRowSchema = v.object({
  store_license: text,
  store_slug: slug,
  store_location: v.optional(v.nullable(StoreLocationSchema), null),
  observed_at: v.pipe(
    required(instant),
    v.minValue(Date.UTC(FIRST_YEAR, 0), `is before the year ${String(FIRST_YEAR)}`),
  ),
  source_kind: required(word(["store_file", "operator", "member_report", "state_list"])),
  source_url: webAddress,
  external_id: text,
  product_code: text,
  name: required(nameText),
  brand: v.pipe(
    nameText,
    v.transform((brand) => (brand === null || NO_BRAND.test(brand) ? null : brand)),
  ),
  category: required(word(CATEGORIES)),
  subcategory: text,
  strain: nameText,
  marketed_type: word(MARKETED_TYPES),
  menu: required(word(MENUS)),
  size_label: required(text),
  net_g: v.pipe(number(0.001, 100_000, "must be a weight above 0 grams"), v.transform(milligrams)),
  unit_count: integer(1, 1_000, "must be a count from 1 to 1000"),
  thc_mg_total: number(0, 1_000_000, "must be an amount of milligrams"),
  cbd_mg_total: number(0, 1_000_000, "must be an amount of milligrams"),
  thc_pct_min: thcPercent,
  thc_pct_max: thcPercent,
  thca_pct: thcPercent,
  total_thc_pct: thcPercent,
  cbd_pct: percent,
  terpenes: v.pipe(
    v.optional(v.unknown(), null),
    v.check(isTerpeneList, "is no list of terpenes"),
    v.transform(readTerpenes),
  ),
  price_cents: required(integer(1, HIGHEST_CENTS, BAD_PRICE, TOO_HIGH)),
  sale_price_cents: integer(1, HIGHEST_CENTS, BAD_PRICE, TOO_HIGH),
  sale_text: nameText,
  sale_conditions: word(SALE_CONDITIONS),
  sale_starts: instant,
  sale_ends: instant,
  in_stock: v.pipe(
    word(STOCKS),
    v.transform((stock) => stock ?? "unknown"),
  ),
  batch: text,
  lab_url: webAddress,
  tested_on: date,
  packaged_on: date,
});

export type NeutralRow = v.InferOutput<typeof NeutralRowSchema>;

/** One dispensary of a list of stores. `null` is unknown and never erases what is known. */
export const StoreRowSchema = v.object({
  license: text,
  name: text,
  legal_name: text,
  slug,
  address: text,
  city: text,
  county: text,
  zip: text,
  lat: number(-90, 90, "must be between -90 and 90 degrees"),
  lon: number(-180, 180, "must be between -180 and 180 degrees"),
  phone: text,
  website: webAddress,
  menu_url: webAddress,
  hours_json: longText,
  rec: yesOrNo,
  med: yesOrNo,
  drive_thru: yesOrNo,
  verified_at: instant,
});

export type StoreRow = v.InferOutput<typeof StoreRowSchema>;
