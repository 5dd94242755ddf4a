import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { queryRows } from "../../db/sql/queryRows.ts";
import { insertRecords, isoOf } from "../../db/sql/recordset.ts";
import type { CheckedStore } from "../check/storeChecks.ts";
import { newStoreSlug } from "./storeSlug.ts";

const COLUMNS = [
  "slug",
  "license",
  "name",
  "legal_name",
  "street",
  "city",
  "county",
  "zip",
  "region",
  "lat",
  "lon",
  "phone",
  "website",
  "menu_url",
  "hours",
  "adult_use",
  "medical",
  "drive_through",
  "verified_at",
  "created_at",
] as const;

/** What a later list may change. A store keeps its slug, which is in people's bookmarks. */
const CHANGEABLE = COLUMNS.filter((column) => column !== "slug" && column !== "created_at");

/**
 * Creates and updates stores inside the caller's transaction. A store is found by its
 * licence, else by its slug. What a list does not say stays as it was.
 */
export async function writeStores(
  tx: Db,
  given: readonly CheckedStore[],
  now: number,
): Promise<{ created: number; changed: number; unchanged: number; slugs: string[] }> {
  const known = await queryRows(
    tx,
    v.object({ slug: v.string(), license: v.nullable(v.string()) }),
    sql`select slug, license from stores`,
  );
  const slugByLicense = new Map(known.map(({ license, slug }) => [license, slug]));
  const taken = new Set(known.map(({ slug }) => slug));
  const records = new Map<string, Record<string, unknown>>();
  for (const store of given) {
    const own = store.license === null ? undefined : slugByLicense.get(store.license);
    const slug = own ?? store.slug ?? newStoreSlug(store, (candidate) => taken.has(candidate));
    taken.add(slug);
    if (store.license !== null) slugByLicense.set(store.license, slug);
    records.set(slug, recordOf(store, slug, now));
  }

  const columns = (table: string) => CHANGEABLE.map((name) => `${table}"${name}"`).join(", ");
  const current = sql.raw(columns("stores."));
  const next = sql.raw(
    CHANGEABLE.map((name) => `coalesce(excluded."${name}", stores."${name}")`).join(", "),
  );
  // A row that the statement inserts was never locked or updated: its `xmax` is 0. A row
  // that the condition leaves alone is not returned at all.
  const written = await insertRecords(
    tx,
    "stores",
    COLUMNS,
    [...records.values()],
    sql`on conflict (slug) do update set (${sql.raw(columns(""))}) = row(${next})
        where (${current}) is distinct from (${next})
        returning (xmax = 0) as created`,
  );
  const rows = v.parse(v.array(v.object({ created: v.boolean() })), written);
  const created = rows.filter((row) => row.created).length;
  const changed = rows.length - created;
  const slugs = [...records.keys()];
  return { created, changed, unchanged: slugs.length - created - changed, slugs };
}

function recordOf(store: CheckedStore, slug: string, now: number): Record<string, unknown> {
  return {
    slug,
    license: store.license,
    name: store.name,
    legal_name: store.legal_name,
    street: store.address,
    city: store.city,
    county: store.county,
    zip: store.zip,
    region: store.region,
    lat: store.lat,
    lon: store.lon,
    phone: store.phone,
    website: store.website,
    menu_url: store.menu_url,
    hours: readHours(store.hours_json),
    adult_use: store.rec,
    medical: store.med,
    drive_through: store.drive_thru,
    verified_at: store.verified_at === null ? null : isoOf(store.verified_at),
    created_at: isoOf(now),
  };
}

/**
 * Opening hours as JSON when they are, else as the text they are. Escapes stay text:
 * they could hold characters that the database refuses.
 */
function readHours(hours: string | null): unknown {
  if (hours === null || hours.includes("\\")) return hours;
  try {
    const value: unknown = JSON.parse(hours);
    return value;
  } catch {
    return hours;
  }
}
