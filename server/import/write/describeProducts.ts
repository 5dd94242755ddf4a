import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { count } from "../../db/sql/queryRows.ts";
import { insertRecords, isoOf } from "../../db/sql/statements.ts";
import type { Product } from "../check/productOf.ts";
import { digestOf, known } from "./stageRows.ts";

/** How a row describes its product, and when. */
export interface Sighting {
  productId: number;
  product: Product;
  /** Epoch milliseconds. */
  observedAt: number;
}

interface Description {
  product_id: number;
  digest: string;
  says: Record<string, unknown>;
  /** Epoch milliseconds. */
  last: number;
}

const COLUMNS = ["product_id", "digest", "says", "last_seen_at"] as const;

/**
 * Remembers how rows describe their products, inside the caller's transaction: each way once,
 * with the moment at which it was last seen.
 *
 * @returns a description's id for each sighting, in their order
 */
export async function describeProducts(tx: Db, sightings: readonly Sighting[]): Promise<number[]> {
  const found = new Map<string, Description>();
  const keys = sightings.map(({ productId, product, observedAt }) => {
    const says = saysOf(product);
    const digest = digestOf(says);
    const key = keyOf(productId, digest);
    const last = Math.max(observedAt, found.get(key)?.last ?? 0);
    found.set(key, { product_id: productId, digest, says, last });
    return key;
  });
  const records = [...found.values()].map(({ product_id, digest, says, last }) => {
    return { product_id, digest, says, last_seen_at: isoOf(last) };
  });
  const written = await insertRecords(
    tx,
    "product_descriptions",
    COLUMNS,
    records,
    // Touched even when nothing is new, because only touched rows are returned.
    sql`on conflict (product_id, digest) do update
        set last_seen_at = greatest(product_descriptions.last_seen_at, excluded.last_seen_at)
        returning id, product_id, digest`,
  );
  const row = v.object({ id: count, product_id: count, digest: v.string() });
  const ids = new Map(
    v.parse(v.array(row), written).map((one) => [keyOf(one.product_id, one.digest), one.id]),
  );
  return keys.map((key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error("A description was not written.");
    return id;
  });
}

const keyOf = (productId: number, digest: string) => `${String(productId)} ${digest}`;

/** A product's columns as a description keeps them. Slug and name of a strain are one thing. */
function saysOf(product: Product): Record<string, unknown> {
  const strain = { slug: product.strainSlug, name: product.strainName };
  return known({
    name: product.name,
    brand: product.brand,
    subcategory: product.subcategory,
    strain: strain.slug === null && strain.name === null ? null : strain,
    marketed_type: product.marketedType,
    // Every real word about a product takes it out of the sample.
    sample: false,
  });
}
