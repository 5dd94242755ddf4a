import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { namesOf } from "#domain/mapNames.ts";
import { offers } from "../../db/schema/offers.ts";
import type { Db } from "../../db/database.ts";
import { OFFER_FIELDS, type OfferRow } from "../offers/offerFields.ts";

/** Columns of an offer's identity, in the order of its unique index. */
export const IDENTITY = ["store_id", "product_id", "size_key", "menu"] as const;

/** Columns that are no part of a state: identity, what follows from all observations, bookkeeping. */
const BESIDE_STATE = [
  "id",
  "storeId",
  "productId",
  "sizeKey",
  "menu",
  "median30DaysCents",
  "medianDays",
  "lowest30DaysCents",
  "lowest30DaysAt",
  "firstSeenAt",
  "observedAt",
  "missingSince",
  "importId",
  "stateId",
] as const;

type BesideState = (typeof BESIDE_STATE)[number];

/**
 * Fields of an offer's state, what a store may change from one day to the next: all columns of the
 * table but those. States are told apart by a hash of what they say in this order, the table's: a
 * column that is added changes no hash of those that say nothing there.
 */
export function stateFields<Name extends PropertyKey>(
  columns: Readonly<Record<Name, unknown>>,
): Exclude<Name, BesideState>[] {
  const beside: readonly PropertyKey[] = BESIDE_STATE;
  return namesOf(columns).filter(
    (name): name is Exclude<Name, BesideState> => !beside.includes(name),
  );
}

/** Fields of an offer's state, by the names that they have in code. */
export const STATE_FIELDS = stateFields(getTableColumns(offers));

type StateField = (typeof STATE_FIELDS)[number];

/** Columns of an offer's state, by the names that they have in the database. */
export const STATE = STATE_FIELDS.map(columnOfState);

/** The column of a field in the database. */
export function columnOfState(field: StateField): string {
  return toSnakeCase(field);
}

/** A list of columns in a statement, each behind the table's name and a dot where one is given. */
export function names(columns: readonly string[], table = ""): SQL {
  return sql.raw(columns.map((column) => `${table}"${column}"`).join(", "));
}

/**
 * Offers as they were before an import, inside its transaction: of those that it has changed, which `settleOffers` has
 * set aside in the temporary table `before_offers`. By one array of ids: planned as a join, with tables that the same
 * transaction has just filled, 12,000 offers took 20 s.
 */
export async function offersBefore(
  tx: Db,
  ids: Iterable<number>,
): Promise<(OfferRow & { id: number })[]> {
  // Under the name of the table, whose columns say what is in its copy.
  const copy = tx.$with("offers", getTableColumns(offers)).as(sql`
    select * from before_offers where id = any(${sql.param([...ids])}::int[])
  `);
  return await tx
    .with(copy)
    .select({ id: offers.id, ...OFFER_FIELDS })
    .from(copy);
}
