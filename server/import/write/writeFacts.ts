import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { IDENTITY, STATE, names } from "../../catalogue/facts/offerColumns.ts";

/**
 * Writes what the rows of the temporary table `sighted` have seen, inside the caller's
 * transaction: offers and states that are new, and an observation for each row. A fact that is
 * known already, the same state of the same offer at the same moment, is not written again. Says
 * of each row whether it `alters` a history that goes on after it.
 */
export async function writeFacts(tx: Db, importId: number): Promise<void> {
  await noteAlterations(tx);
  await tx.execute(sql`
    insert into offers
      (id, ${names(IDENTITY)}, ${names(STATE)}, first_seen_at, observed_at, state_id, import_id)
    select distinct on (sighted.id)
      sighted.id, ${names(IDENTITY, "sighted.")}, ${names(STATE, "stated.")},
      sighted.observed_at, sighted.observed_at, sighted.state_id, ${importId}::int
    from sighted cross join lateral jsonb_populate_record(null::offers, says) as stated
    where is_new
    order by sighted.id, sighted.observed_at desc
  `);
  await tx.execute(sql`
    insert into offer_states (id, offer_id, digest, says, description_id)
    select distinct on (state_id) state_id, id, digest, says, description_id
    from sighted where is_new_state order by state_id
  `);
  await tx.execute(sql`
    insert into observations
      (offer_id, import_id, observed_at, price_cents, effective_cents, stock, ranked, state_id)
    select id, ${importId}::int, observed_at, price_cents, effective_cents, stock,
      (says ->> 'ranked')::boolean, state_id
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
