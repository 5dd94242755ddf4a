import { sql } from "drizzle-orm";
import * as v from "valibot";
import { formatCents } from "#domain/offers/money.ts";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { columnOfState, STATE_FIELDS } from "../../catalogue/facts/offerColumns.ts";
import { columnOf, ROW_FIELDS } from "../check/neutralRow.ts";
import type { Remark } from "../result.ts";
import { undoOrder } from "../undo/undoImport.ts";
import { COMMANDS } from "../../project.ts";

const ContradictedSchema = v.object({
  row: count,
  cents: count,
  /** The state that counts: what it costs, and the import that brought it. */
  winningCents: count,
  importId: count,
  fileName: v.string(),
  isWinner: v.boolean(),
  /** Columns of the offer in which the two differ. */
  columns: v.nullable(v.array(v.string())),
  /** Columns of the product of which another row of that moment has the last word. */
  words: v.nullable(v.array(v.string())),
});
type Contradicted = v.InferOutput<typeof ContradictedSchema>;

/**
 * What was not taken of the rows of the temporary table `sighted`, because another import says
 * otherwise of the same offer and moment: a warning for each, and one with the way out. Which of
 * the two counts follows from the facts alone (`settleOffers`, `settleProducts`), so that no order
 * of imports can be told from it: a correction of the same moment takes an undo of the first.
 * Offers and products have been brought in line with the facts before.
 *
 * @param isKept `false`: a dry run, whose import cannot be undone
 */
export async function contradictedRows(
  tx: Db,
  importId: number,
  isKept: boolean,
): Promise<Remark[]> {
  const lost = (await readContradicted(tx))
    .map((found) => ({ found, remarks: remarksOf(found) }))
    .filter(({ remarks }) => remarks.length > 0);
  if (lost.length === 0) return [];
  const others = lost.map(({ found }) => found.importId);
  const out = await wayOut(tx, lost.length, { importId, isKept, others });
  return [...lost.flatMap(({ remarks }) => remarks), out];
}

async function readContradicted(tx: Db): Promise<Contradicted[]> {
  return await queryRows(
    tx,
    ContradictedSchema,
    sql`
      select row_no as row, sighted.effective_cents as cents,
        winner.effective_cents as "winningCents", winner.state_id = sighted.state_id as "isWinner",
        other.import_id as "importId", imports.file_name as "fileName",
        (
          select jsonb_agg(key) from jsonb_object_keys(sighted.says || winner.says) as key
          where sighted.says -> key is distinct from winner.says -> key
        ) as columns,
        (
          select jsonb_agg(distinct word.key)
          from observations as fact
          join offer_states as state on state.id = fact.state_id
          join product_descriptions as theirs on theirs.id = state.description_id
          join product_descriptions as own on own.id = sighted.description_id
          cross join lateral jsonb_each(own.says) as word
          where fact.offer_id = sighted.id and fact.observed_at = sighted.observed_at
            and theirs.says -> word.key is distinct from word.value
            and theirs.says -> word.key = settled.words -> word.key
        ) as words
      from sighted
      join products on products.id = sighted.product_id
      cross join lateral (
        select jsonb_build_object('name', products.name, 'brand', products.brand,
          'subcategory', products.subcategory, 'marketed_type', products.marketed_type, 'strain',
          jsonb_build_object('slug', products.strain_slug, 'name', products.strain_name)) as words
      ) as settled
      cross join lateral (
        select fact.effective_cents, fact.state_id, state.says
        from observations as fact join offer_states as state on state.id = fact.state_id
        where fact.offer_id = sighted.id and fact.observed_at = sighted.observed_at
        order by fact.effective_cents desc, state.digest collate "C" limit 1
      ) as winner
      cross join lateral (
        select import_id from observations as fact
        where fact.offer_id = sighted.id and fact.observed_at = sighted.observed_at
          and fact.state_id <> sighted.state_id
        order by fact.state_id <> winner.state_id, fact.id limit 1
      ) as other
      join imports on imports.id = other.import_id
      where sighted.is_older
      order by row_no
    `,
  );
}

function remarksOf(found: Contradicted): Remark[] {
  const { row, cents, winningCents, isWinner } = found;
  const says = `import ${String(found.importId)} (${found.fileName}) says`;
  const columns = isWinner ? [] : neutralColumns(found.columns ?? []);
  const words = (found.words ?? []).toSorted();
  const remarks: Remark[] = [];
  const [first] = columns;
  if (cents !== winningCents && !isWinner) {
    const reason = `is not taken: ${says} ${formatCents(winningCents)} of the same moment, this row ${formatCents(cents)}, and of two prices at one moment the dearer counts`;
    const field = columns.find((column) => PRICE_COLUMNS.has(column)) ?? "price_cents";
    remarks.push({ row, field, reason });
  } else if (first !== undefined) {
    remarks.push({ row, field: first, reason: notTaken(says, columns) });
  }
  const [word] = words;
  if (word !== undefined) remarks.push({ row, field: word, reason: notTaken(says, words) });
  return remarks;
}

function notTaken(says: string, columns: readonly string[]): string {
  return `is not taken: ${says} otherwise of the same moment (${columns.join(", ")}), and of two such rows the same one counts whichever came first`;
}

async function wayOut(
  tx: Db,
  lost: number,
  { importId, isKept, others }: { importId: number; isKept: boolean; others: readonly number[] },
): Promise<Remark> {
  const order = await undoOrder(tx, others);
  const rows = lost === 1 ? "1 row was" : `${String(lost)} rows were`;
  const why = `is a moment of which another import says otherwise, so ${rows} not taken; if this file is right:`;
  if (order === null) {
    const reason = `${why} import it with a later moment (--observed-at TIME), because that import can no longer be undone`;
    return { row: null, field: "observed_at", reason };
  }
  const commands = order
    .filter((id) => isKept || id !== importId)
    .map((id) => `${COMMANDS.import} --undo ${String(id)}`);
  const again = isKept ? "import again" : "import this file, and again";
  const reason = `${why} ${[...commands, `${again} what is right of them`].join(", then ")}`;
  return { row: null, field: "observed_at", reason };
}

const PRICE_COLUMNS: ReadonlySet<string> = new Set(["price_cents", "sale_price_cents"]);

/** The file's columns of an offer's, in the file's order; what only follows from others has none. */
function neutralColumns(columns: readonly string[]): string[] {
  const known = new Map<string, string>(STATE_FIELDS.map((field) => [field, columnOfState(field)]));
  const named = ROW_FIELDS.filter((field) => columns.includes(known.get(field) ?? "")).map(
    columnOf,
  );
  return named.length === 0 && columns.length > 0 ? ["row"] : named;
}
