import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { insertRecords, isoOf } from "../../db/sql/statements.ts";
import type { Product } from "../check/productOf.ts";
import { CODE_LENGTH, matchKey, productCode } from "./productIdentity.ts";

const COLUMNS = [
  "match_key",
  "code",
  "name",
  "brand",
  "category",
  "subcategory",
  "strain_slug",
  "strain_name",
  "marketed_type",
  "sample",
  "created_at",
] as const;

/** Letters added to a code that another product has already. */
const LONGER_BY = 4;

/**
 * Creates the products that are new, inside the caller's transaction. What is known of one that
 * exists is left to its descriptions (`server/import/write/describeProducts.ts`).
 *
 * @returns ids by match key
 */
export async function writeProducts(
  tx: Db,
  given: readonly Product[],
  now: number,
  sample: boolean,
): Promise<Map<string, number>> {
  const byKey = new Map(given.map((product) => [matchKey(product), product]));
  const codes = await newCodes(tx, [...byKey.keys()]);
  const records = [...byKey].map(([key, product]) => ({
    match_key: key,
    // A product that exists keeps its code: the conflict below does not touch it.
    code: codes.get(key) ?? productCode(key),
    name: product.name,
    brand: product.brand,
    category: product.category,
    subcategory: product.subcategory,
    strain_slug: product.strainSlug,
    strain_name: product.strainName,
    marketed_type: product.marketedType,
    sample,
    created_at: isoOf(now),
  }));
  const unlessKnown = sql`on conflict (match_key) do nothing`;
  await insertRecords(tx, "products", COLUMNS, records, unlessKnown);
  const ids = await queryRows(
    tx,
    v.object({ match_key: v.string(), id: count }),
    sql`select match_key, id from products where match_key in (${texts([...byKey.keys()])})`,
  );
  return new Map(ids.map(({ match_key: key, id }) => [key, id]));
}

/** Ids of the products that have these codes; unknown codes are left out. */
export async function productIdsByCode(
  tx: Db,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const found = await queryRows(
    tx,
    v.object({ code: v.string(), id: count }),
    sql`select code, id from products where code in (${texts(codes)})`,
  );
  return new Map(found.map(({ code, id }) => [code, id]));
}

/** Codes for keys that have no product yet, made longer until no other product has them. */
async function newCodes(tx: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const existing = await queryRows(
    tx,
    v.object({ match_key: v.string() }),
    sql`select match_key from products where match_key in (${texts(keys)})`,
  );
  const old = new Set(existing.map(({ match_key: key }) => key));
  const codes = new Map<string, string>();
  let waiting = keys.filter((key) => !old.has(key));
  for (let length = CODE_LENGTH; waiting.length > 0; length += LONGER_BY) {
    const wanted = waiting.map((key) => ({ key, code: productCode(key, length) }));
    const taken = await productIdsByCode(
      tx,
      wanted.map(({ code }) => code),
    );
    const given = new Set(codes.values());
    waiting = [];
    for (const { key, code } of wanted) {
      if (taken.has(code) || given.has(code)) waiting.push(key);
      else {
        codes.set(key, code);
        given.add(code);
      }
    }
  }
  return codes;
}

/** A list of texts as one parameter, however long it is: a query for `in (…)`. */
function texts(values: readonly string[]) {
  return sql`select jsonb_array_elements_text(${JSON.stringify(values)}::text::jsonb)`;
}
