import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { IDENTITY, STATE } from "../offerColumns.ts";

const names = (columns: readonly string[], table = "") =>
  sql.raw(columns.map((column) => `${table}"${column}"`).join(", "));

/**
 * Writes what the rows of the temporary table `staged` have seen, inside the caller's
 * transaction: offers and states that are new, and an observation for each row. A fact that is
 * known already, the same state of the same offer at the same moment, is not written again.
 *
 * Leaves the temporary table `sighted`: a row for each of `staged` with the offer's `id`, its
 * `state_id`, `is_new`, whether it `differs` from what the offer's columns say, and whether it
 * `alters` a history that goes on after it.
 */
export async function writeFacts(tx: Db, importId: number): Promise<void> {
  await tx.execute(sql`
    create temporary table sighted on commit drop as
    select staged.*,
      coalesce(offers.id, nextval(pg_get_serial_sequence('offers', 'id'))::int) as id,
      offers.id is null as is_new,
      coalesce(state.id, nextval(pg_get_serial_sequence('offer_states', 'id'))::int) as state_id,
      state.id is null as is_new_state,
      offers.id is not null and (current.says is distinct from staged.says
        or offers.missing_since is not null) as differs,
      -- A row at the moment of the offer's last one may lose against it, hence counts as older.
      coalesce(staged.observed_at <= offers.observed_at, false) as is_older,
      false as alters
    from staged
    left join offers on (${names(IDENTITY, "offers.")}) = (${names(IDENTITY, "staged.")})
    left join offer_states as state
      on state.offer_id = offers.id and state.digest = staged.digest
    left join offer_states as current on current.id = offers.state_id
  `);
  await tx.execute(sql`drop table staged`);
  await tx.execute(sql`analyze sighted (id, state_id, store_id, product_id, is_new, is_older)`);
  await noteAlterations(tx);
  await tx.execute(sql`
    insert into offers
      (id, ${names(IDENTITY)}, ${names(STATE)}, first_seen_at, observed_at, state_id, import_id)
    select sighted.id, ${names(IDENTITY, "sighted.")}, ${names(STATE, "stated.")},
      sighted.observed_at, sighted.observed_at, sighted.state_id, ${importId}::int
    from sighted cross join lateral jsonb_populate_record(null::offers, says) as stated
    where is_new
  `);
  await tx.execute(sql`
    insert into offer_states (id, offer_id, digest, says, description_id)
    select state_id, id, digest, says, description_id from sighted where is_new_state
  `);
  await tx.execute(sql`
    insert into observations
      (offer_id, import_id, observed_at, price_cents, effective_cents, stock, state_id)
    select id, ${importId}::int, observed_at, price_cents, effective_cents, stock, state_id
    from sighted
    on conflict (offer_id, observed_at, state_id) do nothing
  `);
}

/** Of rows that come after later ones: whether they say another price or stock than was known of their moment. */
async function noteAlterations(tx: Db): Promise<void> {
  await tx.execute(sql`
    update sighted set alters = true
    where is_older and not exists (
      select from observations as same
      where same.offer_id = sighted.id and same.observed_at = sighted.observed_at
        and same.state_id = sighted.state_id
    ) and not exists (
      select from (
        select * from observations as earlier
        where earlier.offer_id = sighted.id and earlier.observed_at <= sighted.observed_at
        order by earlier.observed_at desc, earlier.effective_cents desc limit 1
      ) as in_force
      where (in_force.price_cents, in_force.effective_cents, in_force.stock)
          = (sighted.price_cents, sighted.effective_cents, sighted.stock)
        -- Of two prices at one moment the dearer counts.
        or (in_force.observed_at = sighted.observed_at
          and in_force.effective_cents >= sighted.effective_cents)
    )
  `);
}
