import { and, eq, isNull, lte, sql, type SQL } from "drizzle-orm";
import { offerKey } from "#domain/offers/offers.ts";
import { HISTORY_SPANS, type ReadDays } from "#domain/offers/readings.ts";
import {
  judgePrice,
  LOOKS_BACK_MS,
  type JudgedStep,
  type PriceVerdict,
} from "#domain/offers/priceVerdict.ts";
import { SITE } from "#domain/site/site.ts";
import type { Db } from "../../db/database.ts";
import { offers, products } from "../../db/schema/offers.ts";
import { stores } from "../../db/schema/stores.ts";
import { ITS_PRODUCT, ITS_STORE, isOnSale, IS_OR_WAS_CHEAP, mayBeDeal } from "./publicOffers.ts";

interface JudgedOffer {
  id: number;
  /** As `offerKey` has it. */
  key: string;
  verdict: PriceVerdict;
}

/**
 * What the past of some offers says of their prices, from the observations: of each the price in
 * force a year before it was last seen, and every change since, by the index of offer and moment.
 * What was not ranked when it was seen is no price. Of two prices at one moment the higher counts.
 *
 * @param which condition on the tables of offers, products and stores
 */
export async function readVerdicts(db: Db, which: SQL | undefined): Promise<JudgedOffer[]> {
  const rows = await db
    .select({
      id: offers.id,
      store: { slug: stores.slug },
      product: { code: products.code },
      sizeKey: offers.sizeKey,
      menu: offers.menu,
      observedAt: offers.observedAt,
      past: PAST,
    })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(which);
  return rows.flatMap(({ id, observedAt, past, ...named }) => {
    const { steps, readDays } = readPast(past);
    const verdict = judgePrice(steps, observedAt.getTime(), readDays);
    return verdict === null ? [] : [{ id, key: offerKey(named), verdict }];
  });
}

/** The same by the keys of offers, of those whose price is, or may become, a deal. */
export async function verdictsByKey(db: Db, which?: SQL): Promise<Map<string, PriceVerdict>> {
  const judged = await readVerdicts(db, and(IS_OR_WAS_CHEAP, isNull(offers.missingSince), which));
  return new Map(judged.map(({ key, verdict }) => [key, verdict]));
}

/**
 * Offers whose sale at `now` (epoch milliseconds) is their usual price: what is no news is
 * headlined nowhere (decision 49). As a condition on the table of offers; `undefined` without any.
 */
export async function isNoUsualSale(db: Db, now: number): Promise<SQL | undefined> {
  const ids = await usualSales(db, and(mayBeDeal(now), isOnSale(now)));
  return ids.length === 0 ? undefined : sql`${offers.id} <> all(${`{${ids.join()}}`}::int[])`;
}

/** The ids of those among some offers whose sale is their usual price. */
export async function usualSales(db: Db, which: SQL | undefined): Promise<number[]> {
  // A sale of 60 days is of an offer that is known for as long.
  const isOldEnough = lte(offers.firstSeenAt, sql`${offers.observedAt} - interval '60 days'`);
  const judged = await readVerdicts(db, and(isOldEnough, eq(offers.ranked, true), which));
  return judged.filter(({ verdict }) => verdict.kind === "usual").map(({ id }) => id);
}

const LOOKS_BACK = sql.raw(`interval '${String(LOOKS_BACK_MS / 1_000)} s'`);

/** On how many days of the state the offer was read in each of the {@link HISTORY_SPANS} before it was last seen. */
const READ_DAYS = sql.join(
  HISTORY_SPANS.map(
    (span) => sql`count(distinct (observed_at at time zone ${sql.raw(`'${SITE.timeZone}'`)})::date)
      filter (where observed_at > ${offers.observedAt} - ${sql.raw(`interval '${String(span)} days'`)})`,
  ),
  sql` || ' ' || `,
);

/**
 * The past of one offer as text, "1 2 8|1764300000 3000 1 1764200000,…": the days on which it was read, and its changes:
 * seconds since 1970, cents (0 for what is not believed), 1 for a sale, and when it was read before; oldest first.
 */
const PAST = sql<string>`(
  with seen as (
    (select observed_at, case when ranked then effective_cents else 0 end as cents,
      effective_cents < price_cents as on_sale
    from observations
    where offer_id = ${offers.id} and observed_at <= ${offers.observedAt} - ${LOOKS_BACK}
    order by observed_at desc, ranked desc, effective_cents desc limit 1)
    union all
    select observed_at, coalesce(max(effective_cents) filter (where ranked), 0),
      bool_and(effective_cents < price_cents)
    from observations
    where offer_id = ${offers.id} and observed_at > ${offers.observedAt} - ${LOOKS_BACK}
    group by observed_at
  ), compared as (
    select *, (cents, on_sale) is distinct from
      (lag(cents) over (order by observed_at), lag(on_sale) over (order by observed_at)) as is_change,
      coalesce(lag(observed_at) over (order by observed_at), observed_at) as before_at
    from seen
  )
  select ${READ_DAYS} || '|' || coalesce(string_agg(
    floor(extract(epoch from observed_at))::bigint || ' ' || cents || ' ' || on_sale::int || ' ' ||
    floor(extract(epoch from before_at))::bigint, ','
    order by observed_at
  ) filter (where is_change), '')
  from compared
)`;

function readPast(past: string): { steps: JudgedStep[]; readDays: ReadDays } {
  const [counts = "", changes = ""] = past.split("|");
  const [month = 0, season = 0, year = 0] = counts.split(" ").map(Number);
  const told = changes.split(",").map((change) => change.split(" ").map(Number));
  const steps = told.flatMap(([seconds, cents, onSale], place) => {
    if (seconds === undefined || cents === undefined) return [];
    const seenUntil = told[place + 1]?.[3];
    return [
      {
        at: seconds * 1_000,
        cents: cents || null,
        onSale: onSale === 1,
        ...(seenUntil !== undefined && { seenUntil: seenUntil * 1_000 }),
      },
    ];
  });
  return { steps, readDays: [month, season, year] };
}
