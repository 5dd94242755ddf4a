import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";

/**
 * Adds the rows of the temporary table `staged` to the price history, inside the
 * caller's transaction. A row of the history holds until the offer's next one, so
 * only a price that differs from the one in force at its moment is added.
 */
export async function writeObservations(tx: Db): Promise<void> {
  await closeBeforeConfirmed(tx);
  // Two files may differ about one and the same moment: the one imported later is believed.
  await tx.execute(sql`
    with added as (
      insert into observations
        (offer_id, import_id, observed_at, price_cents, effective_cents, stock)
      select staged.id, staged.import_id, staged.observed_at,
             staged.price_cents, staged.effective_cents, staged.stock
      from staged left join lateral (
        select price_cents, effective_cents, stock from observations
        where offer_id = staged.id and observed_at <= staged.observed_at
        order by observed_at desc limit 1
      ) as in_force on true
      where (staged.price_cents, staged.effective_cents, staged.stock)
        is distinct from (in_force.price_cents, in_force.effective_cents, in_force.stock)
      on conflict (offer_id, observed_at) do update set
        import_id = excluded.import_id, price_cents = excluded.price_cents,
        effective_cents = excluded.effective_cents, stock = excluded.stock
      returning offer_id
    )
    update staged set outcome = 'changed'
    where outcome = 'older' and id in (select offer_id from added)
  `);
  await tx.execute(sql`
    update offers set first_seen_at = staged.observed_at
    from staged where offers.id = staged.id and staged.observed_at < offers.first_seen_at
  `);
}

/**
 * An older row must not reach past a later moment at which another price was
 * confirmed without a row of its own. The confirmation that is still known, the
 * offer's `observed_at`, gets its row before the older one is put in front of it.
 */
async function closeBeforeConfirmed(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into observations
      (offer_id, import_id, observed_at, price_cents, effective_cents, stock)
    select offers.id, in_force.import_id, offers.observed_at,
           in_force.price_cents, in_force.effective_cents, in_force.stock
    from staged
    join offers on offers.id = staged.id
    join lateral (
      select * from observations
      where offer_id = staged.id and observed_at <= staged.observed_at
      order by observed_at desc limit 1
    ) as in_force on true
    where outcome = 'older'
      and (staged.price_cents, staged.effective_cents, staged.stock)
        is distinct from (in_force.price_cents, in_force.effective_cents, in_force.stock)
      and not exists (
        select from observations
        where offer_id = staged.id
          and observed_at > staged.observed_at and observed_at <= offers.observed_at
      )
  `);
}
