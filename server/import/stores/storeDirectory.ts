import { eq, sql } from "drizzle-orm";
import { CITIES } from "#state/cities.ts";
import { findCounty } from "#domain/stores/counties.ts";
import { slugify } from "#domain/text/slug.ts";
import type { Db } from "../../db/database.ts";
import { storeAliases, stores } from "../../db/schema/stores.ts";
import type { CheckedRow } from "../check/checks.ts";
import { UnusableFileError } from "../../csv.ts";
import { type Remark } from "../result.ts";

interface KnownStore {
  id: number;
  slug: string;
  license: string | null;
  name: string;
  city: string | null;
}

export interface ResolvedRows {
  rows: { row: CheckedRow; store: KnownStore }[];
  rejected: Remark[];
  warnings: Remark[];
}

/**
 * Finds the store of every row, inside the caller's transaction. A licence or slug
 * must be known. A platform's location is looked up among the remembered aliases,
 * then among the stores of that name in that city; when there is not exactly one, a
 * new store is created and reported. The alias is remembered either way, so
 * that the operator can join it to another store later.
 *
 * @param named `storeSlug` is the store that was named for rows that name none of their own;
 *   `isBound` says that rows of any other are refused, also where only a platform's location names it
 * @throws UnusableFileError when the named store does not exist
 */
export async function resolveStores(
  tx: Db,
  rows: readonly CheckedRow[],
  { storeSlug, isBound, now }: { storeSlug: string | null; isBound: boolean; now: number },
): Promise<ResolvedRows> {
  const directory = await readDirectory(tx);
  const named = storeSlug === null ? null : findBySlug(storeSlug, directory);
  if (storeSlug !== null && named === null) {
    throw new UnusableFileError(`is for the unknown store "${storeSlug}"`);
  }
  const resolved: ResolvedRows = { rows: [], rejected: [], warnings: [] };
  for (const row of rows) {
    const found =
      foreignLocation(row, directory, isBound ? named : null) ??
      (await findStore(tx, row, directory, named, now, resolved.warnings));
    if ("id" in found) resolved.rows.push({ row, store: found });
    else resolved.rejected.push({ row: row.row, ...found });
  }
  return resolved;
}

interface Directory {
  byLicense: Map<string, KnownStore>;
  bySlug: Map<string, KnownStore>;
  byAlias: Map<string, KnownStore>;
}

/** A few hundred stores at most; sample stores are not offered to real files. */
async function readDirectory(tx: Db): Promise<Directory> {
  const known = await tx
    .select({
      id: stores.id,
      slug: stores.slug,
      license: stores.license,
      name: stores.name,
      city: stores.city,
    })
    .from(stores)
    .where(eq(stores.sample, false));
  const byId = new Map(known.map((store) => [store.id, store]));
  const byAlias = new Map<string, KnownStore>();
  for (const { alias, storeId } of await tx.select().from(storeAliases)) {
    const store = byId.get(storeId);
    if (store !== undefined) byAlias.set(alias, store);
  }
  return {
    byLicense: new Map(
      known.flatMap((store) => (store.license === null ? [] : [[store.license, store] as const])),
    ),
    bySlug: new Map(known.map((store) => [store.slug, store])),
    byAlias,
  };
}

type Found = KnownStore | Omit<Remark, "row">;

async function findStore(
  tx: Db,
  row: CheckedRow,
  directory: Directory,
  named: KnownStore | null,
  now: number,
  warnings: Remark[],
): Promise<Found> {
  const own = findByIdentity(row, directory);
  if (own !== null) {
    const conflict = "id" in own && named !== null && own.id !== named.id;
    return conflict
      ? { field: "store_slug", reason: `is not ${named.slug}, the store that was named` }
      : own;
  }
  if (named !== null) return named;
  if (row.storeLocation === null) {
    return { field: "store_license", reason: "is missing, and so is the slug; --store names it" };
  }
  const { platform, location } = row.storeLocation;
  const alias = aliasOf(row.storeLocation);
  const remembered = directory.byAlias.get(alias);
  if (remembered !== undefined) return remembered;

  const store =
    findByLocation(row.storeLocation, directory) ??
    (await createStore(tx, platform, location, now, warnings));
  await tx.insert(storeAliases).values({ alias, storeId: store.id });
  directory.byAlias.set(alias, store);
  directory.bySlug.set(store.slug, store);
  return store;
}

type Location = NonNullable<CheckedRow["storeLocation"]>;

const aliasOf = ({ platform, location }: Location) => `${platform}:${location}`;

/** Why a row may not go to the only store that may have any; `null` when nothing is against it. */
function foreignLocation(
  { storeLocation }: CheckedRow,
  directory: Directory,
  only: KnownStore | null,
): Omit<Remark, "row"> | null {
  if (only === null || storeLocation === null) return null;
  const meant =
    directory.byAlias.get(aliasOf(storeLocation)) ?? findByLocation(storeLocation, directory);
  if (meant?.id === only.id) return null;
  return { field: "store_location", reason: `is not ${only.slug}, the store that was named` };
}

/** The one store that lies there, or that an import has made for the location. */
function findByLocation({ platform, location }: Location, directory: Directory): KnownStore | null {
  return (
    findByPlace(platform, location, directory) ??
    directory.bySlug.get(`${platform}-${location}`) ??
    null
  );
}

function findByIdentity(row: CheckedRow, directory: Directory): Found | null {
  if (row.storeLicense !== null) {
    const store = directory.byLicense.get(row.storeLicense);
    return store ?? { field: "store_license", reason: "is the licence of no known store" };
  }
  if (row.storeSlug === null) return null;
  const store = findBySlug(row.storeSlug, directory);
  return store ?? { field: "store_slug", reason: "is the slug of no known store" };
}

/** The store of a slug, also of one that was joined with another. */
const findBySlug = (slug: string, { bySlug, byAlias }: Directory): KnownStore | null =>
  bySlug.get(slug) ?? byAlias.get(slug) ?? null;

/** The one store whose name begins with the platform's and whose city is the location; `null` for none or several. */
function findByPlace(platform: string, location: string, { bySlug }: Directory): KnownStore | null {
  const found = [...bySlug.values()].filter(
    ({ name, city }) =>
      `${slugify(name)}-`.startsWith(`${platform}-`) && slugify(city ?? "") === location,
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

async function createStore(
  tx: Db,
  platform: string,
  location: string,
  now: number,
  warnings: Remark[],
): Promise<KnownStore> {
  const slug = `${platform}-${location}`;
  const name = titled(slug);
  const place = placeOf(location);
  const [created] = await tx
    .insert(stores)
    .values({ slug, name, ...place, createdAt: new Date(now) })
    .onConflictDoUpdate({ target: stores.slug, set: { slug: sql`excluded.slug` } })
    .returning({ id: stores.id });
  if (created === undefined) throw new Error("An insert returned no row.");
  warnings.push({
    row: null,
    field: "store_location",
    reason: `${location} is not exactly one known store; its rows are under the new store ${slug}`,
  });
  return { id: created.id, slug, license: null, name, city: place.city };
}

/** City, county and region of a location that is a known city, or begins or ends with one ("columbus-west"). */
function placeOf(location: string) {
  const city = CITIES.find(({ name }) => {
    const slug = slugify(name);
    return slug === location || location.startsWith(`${slug}-`) || location.endsWith(`-${slug}`);
  });
  if (city === undefined) return { city: titled(location), county: null, region: null };
  const county = findCounty(city.county);
  return {
    city: city.name,
    county: county?.county ?? null,
    region: county?.region ?? null,
  };
}

function titled(slug: string): string {
  return slug.replaceAll(/(^|-)([a-z])/g, (_, hyphen: string, letter: string) => {
    return (hyphen === "" ? "" : " ") + letter.toUpperCase();
  });
}
