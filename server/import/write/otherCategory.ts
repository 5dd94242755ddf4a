import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { queryRows } from "../../db/sql/queryRows.ts";
import { CHUNK, insertRecords, isoOf } from "../../db/sql/statements.ts";
import { categoriesNamedBy } from "../check/contradictions.ts";
import type { Remark } from "../result.ts";
import type { ResolvedRows } from "../stores/storeDirectory.ts";

type Resolved = ResolvedRows["rows"][number];

/** A listing contradicts a row while it is fresh; a store may change the category of a product later. */
const FRESH_HOURS = 72;

/**
 * Refuses rows about an item that the same store lists under another category: the same id at
 * the same address cannot be two things, and a scraper's wrong page looks just like that. A row
 * whose own words confirm its category needs no other witness.
 */
export async function refuseOtherCategory(
  tx: Db,
  rows: readonly Resolved[],
): Promise<{ rows: Resolved[]; rejected: Remark[] }> {
  const listed = await listedElsewhere(tx, rows);
  for (const one of rows) {
    const item = itemOf(one);
    if (item !== null && isConfirmed(one)) listed.set(item, one.row.category);
  }
  const kept: Resolved[] = [];
  const rejected: Remark[] = [];
  for (const one of rows) {
    const item = itemOf(one);
    const other = item === null || isConfirmed(one) ? undefined : listed.get(item);
    if (item !== null && other === undefined) listed.set(item, one.row.category);
    if (other === undefined || other === one.row.category) kept.push(one);
    else rejected.push(refusal(one, other));
  }
  return { rows: kept, rejected };
}

/** Id and address together name an item of a store; `null` when the row lacks one of them. */
function itemOf({ row, store }: Resolved): string | null {
  if (row.externalId === null || row.sourceUrl === null) return null;
  return JSON.stringify([store.id, row.externalId, row.sourceUrl]);
}

function isConfirmed({ row }: Resolved): boolean {
  return categoriesNamedBy(row.kind)?.has(row.category) ?? false;
}

function refusal({ row }: Resolved, other: string): Remark {
  const reason = `is ${row.category}, but the store lists item ${String(row.externalId)} at the same address as ${other}`;
  return { row: row.row, field: "category", reason };
}

const ListedSchema = v.object({
  store_id: v.number(),
  external_id: v.string(),
  source_url: v.string(),
  category: v.string(),
});

const ASKED = ["store_id", "external_id", "source_url", "category", "observed_at"] as const;

/** The items of these rows that their stores list under another category at the time, with that category. */
async function listedElsewhere(tx: Db, rows: readonly Resolved[]): Promise<Map<string, string>> {
  const listing = await storesWithOffers(tx);
  const asking = rows.filter(
    (one) => listing.has(one.store.id) && itemOf(one) !== null && !isConfirmed(one),
  );
  if (asking.length === 0) return new Map();
  // A table that has been looked at: a planner that takes 50,000 rows for a hundred compares each
  // with every offer of its store.
  await tx.execute(sql`
    create temporary table asked (
      store_id int, external_id text, source_url text, category text, observed_at timestamptz
    ) on commit drop
  `);
  for (let start = 0; start < asking.length; start += CHUNK) {
    const records = asking.slice(start, start + CHUNK).map(({ row, store }) => ({
      store_id: store.id,
      external_id: row.externalId,
      source_url: row.sourceUrl,
      category: row.category,
      observed_at: isoOf(row.observedAt),
    }));
    await insertRecords(tx, "asked", ASKED, records);
  }
  await tx.execute(sql`analyze asked`);
  const found = await queryRows(
    tx,
    ListedSchema,
    sql`
      select distinct offers.store_id, offers.external_id, offers.source_url, products.category
      from asked
      join offers on offers.store_id = asked.store_id and offers.external_id = asked.external_id
        and offers.source_url = asked.source_url
      join products on products.id = offers.product_id and products.category <> asked.category
      where offers.missing_since is null
        and abs(extract(epoch from offers.observed_at - asked.observed_at)) <= ${FRESH_HOURS * 3600}
      order by products.category
    `,
  );
  await tx.execute(sql`drop table asked`);
  return new Map(
    found.map((item) => [
      JSON.stringify([item.store_id, item.external_id, item.source_url]),
      item.category,
    ]),
  );
}

/** Ids of the stores that list anything: a first menu has nothing to contradict. */
async function storesWithOffers(tx: Db): Promise<Set<number>> {
  const found = await queryRows(
    tx,
    v.object({ id: v.number() }),
    sql`select id from stores where exists (select from offers where offers.store_id = stores.id)`,
  );
  return new Set(found.map(({ id }) => id));
}
