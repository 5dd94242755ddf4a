import * as v from "valibot";
import { CATEGORIES, MARKETED_TYPES } from "#domain/offers/categories.ts";
import { PRICES_INCLUDE_TAX } from "#domain/stores/stores.ts";
import { MENUS, SALE_CONDITIONS, STOCKS } from "#domain/offers/offers.ts";
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
  isTerpeneList,
  readTerpenes,
} from "./fields.ts";
import { mapNames, namesOf } from "#domain/mapNames.ts";

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

/** A field from a column of a file. */
const from = <const Column extends string, Check>(column: Column, check: Check) => ({
  column,
  check,
});

/**
 * One purchasable size at one store: the row that every format is brought to. Each field has a
 * name of its own with its unit, beside the column of the file that it comes from.
 * Money in cents, weights in milligrams, times in epoch milliseconds, potencies in
 * percent; what the file leaves empty is `null`. The order of the columns is the
 * order in which a row's first fault is reported.
 */
const FIELDS = {
  storeLicense: from("store_license", text),
  storeSlug: from("store_slug", slug),
  storeLocation: from("store_location", v.optional(v.nullable(StoreLocationSchema), null)),
  observedAt: from(
    "observed_at",
    v.pipe(
      required(instant),
      v.minValue(Date.UTC(FIRST_YEAR, 0), `is before the year ${String(FIRST_YEAR)}`),
    ),
  ),
  sourceKind: from(
    "source_kind",
    required(word(["store_file", "operator", "member_report", "state_list"])),
  ),
  sourceUrl: from("source_url", webAddress),
  storeHours: from("hours", longText),
  externalId: from("external_id", text),
  productCode: from("product_code", text),
  name: from("name", required(nameText)),
  brand: from(
    "brand",
    v.pipe(
      nameText,
      v.transform((brand) => (brand === null || NO_BRAND.test(brand) ? null : brand)),
    ),
  ),
  category: from("category", required(word(CATEGORIES))),
  subcategory: from("subcategory", text),
  strain: from("strain", nameText),
  marketedType: from("marketed_type", word(MARKETED_TYPES)),
  menu: from("menu", required(word(MENUS))),
  sizeLabel: from("size_label", required(text)),
  netMg: from(
    "net_g",
    v.pipe(number(0.001, 100_000, "must be a weight above 0 grams"), v.transform(milligrams)),
  ),
  unitCount: from("unit_count", integer(1, 1_000, "must be a count from 1 to 1000")),
  labelledThcMg: from("thc_mg_total", number(0, 1_000_000, "must be an amount of milligrams")),
  cbdMg: from("cbd_mg_total", number(0, 1_000_000, "must be an amount of milligrams")),
  thcPctMin: from("thc_pct_min", thcPercent),
  thcPctMax: from("thc_pct_max", thcPercent),
  thcaPct: from("thca_pct", thcPercent),
  totalThcPct: from("total_thc_pct", thcPercent),
  cbdPct: from("cbd_pct", percent),
  terpenes: from(
    "terpenes",
    v.pipe(
      v.optional(v.unknown(), null),
      v.check(isTerpeneList, "is no list of terpenes"),
      v.transform(readTerpenes),
    ),
  ),
  priceCents: from("price_cents", required(integer(1, HIGHEST_CENTS, BAD_PRICE, TOO_HIGH))),
  salePriceCents: from("sale_price_cents", integer(1, HIGHEST_CENTS, BAD_PRICE, TOO_HIGH)),
  saleText: from("sale_text", nameText),
  saleConditions: from("sale_conditions", word(SALE_CONDITIONS)),
  saleStartsAt: from("sale_starts", instant),
  saleEndsAt: from("sale_ends", instant),
  stock: from(
    "in_stock",
    v.pipe(
      word(STOCKS),
      v.transform((stock) => stock ?? "unknown"),
    ),
  ),
  batch: from("batch", text),
  labUrl: from("lab_url", webAddress),
  testedOn: from("tested_on", date),
  packagedOn: from("packaged_on", date),
};

type Fields = typeof FIELDS;

/** A field of a checked row. */
export type RowField = keyof Fields;

/** The columns of the neutral format: what adapters give, and what reports name. */
export type OfferColumn = Fields[RowField]["column"];

/** All fields. */
export const ROW_FIELDS = namesOf(FIELDS);

/** All of them, in the order of the fields. */
export const OFFER_COLUMNS: readonly OfferColumn[] = ROW_FIELDS.map(columnOf);

/** Reads a row whose columns have the names of their fields. */
export const NeutralRowSchema = v.object(checksOf(FIELDS));

export type NeutralRow = v.InferOutput<typeof NeutralRowSchema>;

type Checks<Of extends Record<keyof Of, { check: unknown }>> = {
  [Field in keyof Of]: Of[Field]["check"];
};

function checksOf<Of extends Record<keyof Of, { check: unknown }>>(fields: Of): Checks<Of> {
  return mapNames<Checks<Of>>(namesOf(fields), (field) => fields[field].check);
}

/** The column of a file that a field comes from. */
export function columnOf(field: RowField): OfferColumn {
  return FIELDS[field].column;
}

/** A file's columns by the names of their fields; what the file lacks is `undefined`. */
export function fieldsOf(
  columns: Readonly<Partial<Record<OfferColumn, unknown>>>,
): Record<RowField, unknown> {
  return mapNames<Record<RowField, unknown>>(ROW_FIELDS, (field) => columns[columnOf(field)]);
}

/** Whether a name is that of a field. */
export function isRowField(name: string): name is RowField {
  return Object.hasOwn(FIELDS, name);
}

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
  hours: longText,
  rec: yesOrNo,
  med: yesOrNo,
  drive_thru: yesOrNo,
  prices_include_tax: word(PRICES_INCLUDE_TAX),
  tax_part: text,
  verified_at: instant,
});

export type StoreRow = v.InferOutput<typeof StoreRowSchema>;
