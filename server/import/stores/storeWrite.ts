import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { queryRows } from "../../db/sql/queryRows.ts";
import { insertRecords, isoOf } from "../../db/sql/statements.ts";
import type { CheckedStore } from "../check/storeChecks.ts";
import type { Remark } from "../result.ts";
import { addedFacts, originsOf } from "./hoursWrite.ts";
import { isLicensee, tradeNames } from "./tradeNames.ts";
import { slugify } from "#domain/text/slug.ts";

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
  "tax_part",
  "prices_include_tax",
  "facts",
  "verified_at",
  "created_at",
] as const;

/** What a later list may change. A store keeps its slug, which is in people's bookmarks. */
const CHANGEABLE = COLUMNS.filter((column) => column !== "slug" && column !== "created_at");

/** What became of a list of stores. */
interface WrittenStores {
  created: number;
  changed: number;
  unchanged: number;
  slugs: string[];
  rejected: Remark[];
}

/**
 * Creates and updates stores inside the caller's transaction. A store is found by its
 * licence, else by its slug. What a list does not say stays as it was; what it says is noted as
 * from this file. A row without a name is of a store that is known, or rejected.
 *
 * @param fileName by which the operator knows the list
 * @param now epoch milliseconds
 */
export async function writeStores(
  tx: Db,
  given: readonly CheckedStore[],
  fileName: string,
  now: number,
): Promise<WrittenStores> {
  const { records, rejected } = await recordsOf(tx, given, fileName, now);
  const columns = (table: string) => CHANGEABLE.map((name) => `${table}"${name}"`).join(", ");
  const current = sql.raw(columns("stores."));
  const next = sql.raw(
    CHANGEABLE.map((name) =>
      name === "facts"
        ? `stores.facts || ${addedFacts("excluded", "stores")}`
        : `coalesce(excluded."${name}", stores."${name}")`,
    ).join(", "),
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
  return { created, changed, unchanged: slugs.length - created - changed, slugs, rejected };
}

const KnownSchema = v.object({
  slug: v.string(),
  license: v.nullable(v.string()),
  name: v.string(),
  legal_name: v.nullable(v.string()),
  sample: v.boolean(),
});

/** The row of each store by its slug: a new one, where neither licence nor slug is known. */
async function recordsOf(
  tx: Db,
  given: readonly CheckedStore[],
  fileName: string,
  now: number,
): Promise<{ records: Map<string, Record<string, unknown>>; rejected: Remark[] }> {
  const known = await queryRows(
    tx,
    KnownSchema,
    sql`select slug, license, name, legal_name, sample from stores`,
  );
  const slugByLicense = new Map(known.map(({ license, slug }) => [license, slug]));
  const joined = await joinedStores(tx);
  const taken = new Set([...known.map(({ slug }) => slug), ...joined.keys()]);
  const real = known.filter(({ sample }) => !sample);
  const nameBySlug = new Map(real.map(({ slug, name }) => [slug, name]));
  const tradeName = tradeNames([...real, ...given]);
  const records = new Map<string, Record<string, unknown>>();
  const rejected: Remark[] = [];
  for (const store of given) {
    const stayed = store.license === null ? joined.get(store.slug ?? "") : undefined;
    if (stayed !== undefined) {
      const reason = `is the slug of a store that was joined with ${stayed}, whose facts count`;
      rejected.push({ row: store.row, field: "slug", reason });
      continue;
    }
    const own = store.license === null ? undefined : slugByLicense.get(store.license);
    const before = nameBySlug.get(own ?? store.slug ?? "");
    // A list that has only the licensee knows less than what was learned of the store since, and than its sisters' rows.
    const name = isLicensee(store)
      ? (learned(before, store) ?? tradeName(store.legal_name) ?? store.name)
      : (store.name ?? before);
    if (name === undefined || name === null) {
      rejected.push({ row: store.row, ...unknownStore(store) });
      continue;
    }
    const slug =
      own ?? store.slug ?? newStoreSlug({ ...store, name }, (candidate) => taken.has(candidate));
    taken.add(slug);
    if (store.license !== null) slugByLicense.set(store.license, slug);
    records.set(slug, recordOf({ ...store, name }, slug, fileName, now));
  }
  return { records, rejected };
}

/** The trade name that a known store has got from another source; `null` where it has none. */
function learned(before: string | undefined, { legal_name }: CheckedStore): string | null {
  return before === undefined || isLicensee({ name: before, legal_name }) ? null : before;
}

/** Stores that are there no more, by their slugs, and with which store each was joined. */
async function joinedStores(tx: Db): Promise<Map<string, string>> {
  const rows = await queryRows(
    tx,
    v.object({ alias: v.string(), slug: v.string() }),
    sql`
      select alias, slug from store_aliases join stores on stores.id = store_aliases.store_id
      where not exists (select from stores as own where own.slug = alias)
    `,
  );
  return new Map(rows.map(({ alias, slug }) => [alias, slug]));
}

function unknownStore({ license }: CheckedStore): Omit<Remark, "row"> {
  return license === null
    ? { field: "slug", reason: "is the slug of no known store, and no name is given for a new one" }
    : {
        field: "license",
        reason: "is the licence of no known store, and no name is given for a new one",
      };
}

function recordOf(
  store: CheckedStore & { name: string },
  slug: string,
  fileName: string,
  now: number,
): Record<string, unknown> {
  const record = {
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
    hours: store.hoursWorded,
    adult_use: store.rec,
    medical: store.med,
    drive_through: store.drive_thru,
    tax_part: store.tax_part,
    prices_include_tax: store.prices_include_tax,
    verified_at: store.verified_at === null ? null : isoOf(store.verified_at),
    created_at: isoOf(now),
  };
  return { ...record, facts: originsOf(record, fileName, store.verified_at ?? now) };
}

const DIRECTIONS = new Set(["n", "s", "e", "w", "ne", "nw", "se", "sw"]);

/**
 * A new store's slug: its name and city; on a clash a word of its street is
 * added, and a number when even that is taken.
 *
 * @param taken whether another store has a slug already
 */
export function newStoreSlug(
  store: { name: string; city: string | null; address: string | null },
  taken: (slug: string) => boolean,
): string {
  const plain = slugify(`${store.name} ${store.city ?? ""}`) || "store";
  if (!taken(plain)) return plain;
  const street = slugify(store.address ?? "")
    .split("-")
    .find((word) => /^[a-z]{2,}$/.test(word) && !DIRECTIONS.has(word));
  const longer = street === undefined ? plain : `${plain}-${street}`;
  if (!taken(longer)) return longer;
  let number = 2;
  while (taken(`${longer}-${String(number)}`)) number += 1;
  return `${longer}-${String(number)}`;
}
