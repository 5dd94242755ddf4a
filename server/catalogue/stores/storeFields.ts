import { inArray, sql } from "drizzle-orm";
import { isPartByCity, taxAreaOf } from "#content/taxes/taxAreas.ts";
import type { KnownHours } from "#domain/stores/openingWords.ts";
import type { Db } from "../../db/database.ts";
import { stores, type OwnHours, storeTwins } from "../../db/schema/stores.ts";
import { FORMER_SLUGS } from "./formerSlugs.ts";
import { readHours } from "../hours/readHours.ts";
import * as v from "valibot";
import type { PricesIncludeTax, Store } from "#domain/stores/stores.ts";
import { WebAddressSchema } from "#domain/text/webAddress.ts";

/** How many different wordings are remembered. */
const MOST_WORDINGS = 10_000;

const understood = new Map<string, KnownHours>();

/**
 * What is understood of a store's hours: of the operator's own words, else of its source's. It
 * follows from the words, so it is worked out from them and not stored beside them: it is right
 * after an undo, and after an update that understands more.
 */
export function hoursOf(row: { hours: unknown; ownHours: OwnHours | null }): KnownHours {
  const words = row.ownHours === null ? row.hours : row.ownHours.words;
  if (words === null) return { openingHours: null };
  const key = JSON.stringify(words);
  const known = understood.get(key);
  if (known !== undefined) return known;
  const { openingHours } = readHours(words);
  const hours: KnownHours =
    openingHours === null ? { openingHours, hoursInWords: kindOfWords(key) } : { openingHours };
  if (understood.size >= MOST_WORDINGS) understood.clear();
  understood.set(key, hours);
  return hours;
}

/** A phone number, whose digits are no time of day. */
const PHONE = /\(?\d{3}\)?[-. ]?\d{3}[-. ]\d{4}/g;

/** What hours say that are words alone. Where some days have a time, that one asks for an appointment is not all. */
const kindOfWords = (words: string) =>
  /\bappointments?\b/i.test(words) && !/\d/.test(words.replace(PHONE, ""))
    ? "by_appointment"
    : "other";

/** Hours and former slugs of some stores by their slugs, for answers that name each store in many rows. */
export async function storeDetails(
  db: Db,
  slugs: ReadonlySet<string>,
): Promise<ReadonlyMap<string, StoreDetails>> {
  if (slugs.size === 0) return new Map();
  const rows = await db
    .select({
      slug: stores.slug,
      hours: stores.hours,
      ownHours: stores.ownHours,
      formerSlugs: FORMER_SLUGS,
    })
    .from(stores)
    .where(inArray(stores.slug, [...slugs]));
  return new Map(rows.map((row) => [row.slug, { ...hoursOf(row), formerSlugs: row.formerSlugs }]));
}

/** Columns of a store as every price names it. */
export const STORE_FIELDS = {
  slug: stores.slug,
  name: stores.name,
  city: stores.city,
  county: stores.county,
  region: stores.region,
  lat: stores.lat,
  lon: stores.lon,
  website: stores.website,
  menuUrl: stores.menuUrl,
  /** The operator's word counts more than a file's. */
  taxPart: sql<string | null>`coalesce(${stores.ownTaxPart}, ${stores.taxPart})`,
  pricesIncludeTax: sql<PricesIncludeTax>`coalesce(${stores.ownPricesIncludeTax}, ${stores.pricesIncludeTax}, 'unknown')`,
  sample: stores.sample,
  twinOf: sql<string | null>`(
    select counted.slug from ${storeTwins} join ${stores} as counted on counted.id = store_twins.twin_of_id
    where store_twins.store_id = stores.id
  )`,
};

/** What is not among them, because it is read once a store and not once a price. */
type StoreDetails = KnownHours & Pick<Store, "formerSlugs">;

/** A store as it was selected by {@link STORE_FIELDS}, with links only where a link may lead. */
export function toStore(
  {
    taxPart,
    ...row
  }: Omit<Store, keyof StoreDetails | "taxArea" | "taxPartByCity"> & { taxPart: string | null },
  details: StoreDetails = { openingHours: null, formerSlugs: [] },
): Store {
  return {
    ...row,
    ...details,
    taxArea: taxAreaOf({ ...row, taxPart }),
    ...(isPartByCity({ ...row, taxPart }) ? { taxPartByCity: true } : {}),
    website: v.parse(WebAddressSchema, row.website),
    menuUrl: v.parse(WebAddressSchema, row.menuUrl),
  };
}
