import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { queryRows } from "../../db/sql/queryRows.ts";
import { CHUNK, isoOf } from "../../db/sql/statements.ts";
import {
  IDENTITY,
  names,
  STATE_FIELDS,
  columnOfState,
} from "../../catalogue/facts/offerColumns.ts";
import { sizeKeyOf, type OfferRow } from "./duplicates.ts";
import { offers } from "../../db/schema/offers.ts";
import type { CheckedRow } from "../check/checks.ts";

/** A row with its store, its product and its description of that product. */
export interface DescribedRow extends OfferRow {
  /** `null` when it names the product by our own code. */
  descriptionId: number | null;
}

const COLUMNS = {
  row_no: "int",
  store_id: "int",
  product_id: "int",
  size_key: "text",
  menu: "text",
  observed_at: "timestamptz",
  price_cents: "int",
  effective_cents: "int",
  stock: "text",
  digest: "text",
  description_id: "int",
  says: "jsonb",
} as const;

const DEFINITIONS = sql.raw(
  Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(", "),
);

/** Characters of a digest: 128 bits, so that no two states of one offer ever share one. */
const DIGEST_LENGTH = 22;

/** Hash of a value's JSON, short enough for an index. */
export function digestOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value))
    .digest("base64url")
    .slice(0, DIGEST_LENGTH);
}

/** What is known: unknown columns are left out, and so is every `undefined`. */
export function known(columns: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== null && value !== undefined),
  );
}

/**
 * Puts rows into the temporary table `sighted`, inside the caller's transaction: which offer each
 * is about, when it was seen, its state as one JSON value, and what is known of it already. That
 * is the offer's `id` and the `state_id`, new ones where `is_new` and `is_new_state`; whether it
 * `differs` from what the offer's columns say, and whether it `is_older` than they are. No two
 * rows may be about one offer and moment.
 *
 * @returns whether there are several rows about any offer
 */
export async function stageRows(tx: Db, rows: readonly DescribedRow[]): Promise<boolean> {
  await tx.execute(sql`
    create temporary table sighted (
      ${DEFINITIONS}, id int, is_new boolean, state_id int, is_new_state boolean, differs boolean,
      is_older boolean, alters boolean default false
    ) on commit drop
  `);
  // Records are made a chunk at a time: all at once they would take more memory than the file.
  for (let start = 0; start < rows.length; start += CHUNK) {
    const records = JSON.stringify(rows.slice(start, start + CHUNK).map(stagedRecord));
    await tx.execute(sql`
      insert into sighted
      select staged.*,
        coalesce(offers.id, nextval(pg_get_serial_sequence('offers', 'id'))::int),
        offers.id is null,
        coalesce(state.id, nextval(pg_get_serial_sequence('offer_states', 'id'))::int),
        state.id is null,
        offers.id is not null and (current.says is distinct from staged.says
          or offers.missing_since is not null),
        -- A row at the moment of the offer's last one may lose against it, hence counts as older.
        coalesce(staged.observed_at <= offers.observed_at, false)
      from jsonb_to_recordset(${records}::text::jsonb) as staged (${DEFINITIONS})
      left join offers on (${names(IDENTITY, "offers.")}) = (${names(IDENTITY, "staged.")})
      left join offer_states as state
        on state.offer_id = offers.id and state.digest = staged.digest
      left join offer_states as current on current.id = offers.state_id
    `);
  }
  const hasHistory = await joinHistories(tx);
  // A temporary table has no statistics of its own; without them the joins are planned badly.
  await tx.execute(sql`analyze sighted (id, state_id, store_id, product_id, is_new, is_older)`);
  return hasHistory;
}

/** Several rows about one new offer are about one, and so it is with states that were seen more than once. */
async function joinHistories(tx: Db): Promise<boolean> {
  const identity = names(IDENTITY);
  const [found] = await queryRows(
    tx,
    v.object({ has_history: v.boolean() }),
    sql`select exists (select from sighted group by ${identity} having count(*) > 1) as has_history`,
  );
  if (found?.has_history !== true) return false;
  await tx.execute(sql`
    update sighted set id = first.id
    from (select ${identity}, min(id) as id from sighted group by ${identity}) as first
    where (${names(IDENTITY, "first.")}) = (${names(IDENTITY, "sighted.")})
      and sighted.id <> first.id
  `);
  await tx.execute(sql`
    update sighted set state_id = first.state_id
    from (select id, digest, min(state_id) as state_id from sighted group by id, digest) as first
    where (first.id, first.digest) = (sighted.id, sighted.digest)
      and sighted.state_id <> first.state_id
  `);
  return true;
}

function stagedRecord({
  row,
  storeId,
  productId,
  descriptionId,
}: DescribedRow): Record<keyof typeof COLUMNS, unknown> {
  const says = known(stateOf(row));
  return {
    row_no: row.row,
    store_id: storeId,
    product_id: productId,
    size_key: sizeKeyOf(row),
    menu: row.menu,
    observed_at: isoOf(row.observedAt),
    price_cents: row.priceCents,
    effective_cents: row.effectiveCents,
    stock: row.stock,
    digest: digestOf([says, row.productCode ?? row.product]),
    description_id: descriptionId,
    says,
  };
}

/** The fields of a state with their columns; moments are epoch milliseconds in a row, and texts there. */
const FIELDS = STATE_FIELDS.map((field) => ({
  field,
  column: columnOfState(field),
  isMoment: offers[field].dataType === "date",
}));

/** The state of an offer as the database's columns, each from the row's field of the same name. */
function stateOf(row: CheckedRow): Record<string, unknown> {
  const state: Record<string, unknown> = {};
  for (const { field, column, isMoment } of FIELDS) {
    const value = row[field];
    state[column] = isMoment && typeof value === "number" ? isoOf(value) : value;
  }
  return state;
}
