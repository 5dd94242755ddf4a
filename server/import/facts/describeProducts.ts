import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import type { Product } from "../productOf.ts";
import { count } from "../queryRows.ts";
import { insertRecords, isoOf } from "../recordset.ts";
import { affected } from "../undo/restoreRows.ts";
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

/**
 * Brings products in line with what has been said of them, inside the caller's transaction: of
 * each column the newest word counts, whoever said it; of two at one moment always the same.
 *
 * @param touched query of the ids of the products that may have changed
 * @returns how many are another now
 */
export async function settleProducts(tx: Db, touched: SQL): Promise<number> {
  return await affected(
    tx,
    sql`
      update products set (name, brand, subcategory, strain_slug, strain_name, marketed_type, sample)
        = row(said.name, said.brand, said.subcategory, said.strain_slug, said.strain_name,
          said.marketed_type, said.sample)
      from (
        select product_id, says ->> 'name' as name, says ->> 'brand' as brand,
          says ->> 'subcategory' as subcategory, says -> 'strain' ->> 'slug' as strain_slug,
          says -> 'strain' ->> 'name' as strain_name, says ->> 'marketed_type' as marketed_type,
          (says ->> 'sample')::boolean as sample
        from (
          -- Of equal keys the last one stays.
          select product_id, jsonb_object_agg(word.key, word.value
            order by last_seen_at nulls first, digest collate "C") as says
          from product_descriptions cross join lateral jsonb_each(says) as word
          where product_id in (${touched})
          group by product_id
        ) as words
      ) as said
      where products.id = said.product_id
        and (products.name, products.brand, products.subcategory, products.strain_slug,
            products.strain_name, products.marketed_type, products.sample)
          is distinct from (said.name, said.brand, said.subcategory, said.strain_slug,
            said.strain_name, said.marketed_type, said.sample)
      returning 1
    `,
  );
}

/**
 * Remembers what the sample says of its products, inside the caller's transaction, so that they
 * are its own again when nothing real is left of them.
 */
export async function describeSample(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into product_descriptions (product_id, digest, says)
    select id, 'sample', jsonb_strip_nulls(jsonb_build_object(
      'name', name, 'brand', brand, 'subcategory', subcategory, 'marketed_type', marketed_type,
      'strain', case when strain_name is not null
        then jsonb_build_object('slug', strain_slug, 'name', strain_name) end,
      'sample', true))
    from products where sample
  `);
}
