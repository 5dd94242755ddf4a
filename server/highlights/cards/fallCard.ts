import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Highlight } from "#domain/highlights/highlights.ts";
import { productTitle } from "#domain/menus/productName.ts";
import { formatCents } from "#domain/prices/money.ts";
import { roundHalfUp } from "#domain/prices/rounding.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { card, listed, productPath, storePath, storeTitle } from "../card.ts";
import { inYear, ofScope, type YearScope } from "../yearScope.ts";

/** Days before a price that its median looks back on, and of which so many must be known. */
const DAYS = 90;
const KNOWN_DAYS = 30;
/** A fall of less is none worth a card, in percent. */
const LEAST = 10;

/** How many candidates are looked at first, and at most. */
const FIRST_LOOK = 200;
const LAST_LOOK = 3_200;

const CandidateSchema = v.object({
  id: count,
  at: count,
  cents: count,
  high: count,
  /** How many such prices there are in the year. */
  falls: count,
  size: v.string(),
  code: v.string(),
  name: v.string(),
  brand: v.nullable(v.string()),
  slug: v.string(),
  store: v.string(),
  city: v.nullable(v.string()),
});
type Candidate = v.InferOutput<typeof CandidateSchema>;
type Fall = Candidate & { median: number; percent: number };

/** The deepest price below the offer's own 90-day median that was seen twice. */
export async function biggestFall(db: Db, scope: YearScope): Promise<Highlight[]> {
  const best = await deepest(db, scope);
  const [first] = best;
  if (first === undefined || first.percent < LEAST) return [];
  const told = best.map(
    (fall) =>
      `${productTitle(fall)} ${fall.size} at ${storeTitle(fall)} (${formatCents(fall.cents)} after a median of ${formatCents(fall.median)})`,
  );
  return [
    card(scope, {
      kind: "biggest-fall",
      title: "Biggest verified price fall",
      figure: first.percent,
      unit: "percent",
      sentence: `${listed(told)}: ${String(first.percent)}% below what the same store asked in the ${DAYS} days before.`,
      method: `How far the price of one product and size at one store lay below the median that the same store asked on the ${DAYS} days before, of which at least ${KNOWN_DAYS} are known; without conditions, in stock, and seen a second time at that price or below. From ${LEAST}% on.`,
      n: first.falls,
      from: Math.min(...best.map(({ at }) => at)),
      to: Math.max(...best.map(({ at }) => at)),
      links: best.flatMap(({ code, slug }) => [productPath(code), storePath(slug)]),
    }),
  ];
}

/**
 * Candidates come by how far they lie below the highest price that their offer ever had. No median
 * is above that, so a fall that is deeper than the next candidate's bound is the deepest.
 */
async function deepest(db: Db, scope: YearScope): Promise<Fall[]> {
  for (let limit = FIRST_LOOK; ; limit *= 4) {
    const candidates = await readCandidates(db, scope, limit);
    const falls = await withMedians(db, candidates);
    const percent = Math.max(0, ...falls.map((fall) => fall.percent));
    const last = candidates.at(-1);
    const bound = last === undefined ? 0 : percentBelow(last.cents, last.high);
    if (candidates.length < limit || percent > bound || limit >= LAST_LOOK) {
      return falls.filter((fall) => fall.percent === percent);
    }
  }
}

/** Prices of the year that were seen twice, those furthest below their offer's highest first. */
async function readCandidates(db: Db, scope: YearScope, limit: number): Promise<Candidate[]> {
  return await queryRows(
    db,
    CandidateSchema,
    sql`
      with seen as (
        select offer_id, observations.observed_at, max(effective_cents) as cents,
          bool_and(observations.stock <> 'no') as in_stock
        from observations join offers on offers.id = offer_id
        join stores on stores.id = offers.store_id join products on products.id = offers.product_id
        where ${ofScope(scope)} and offers.menu <> 'med' and observations.ranked
          and observations.observed_at < ${new Date(scope.end).toISOString()}::timestamptz
        group by offer_id, observations.observed_at
      ), followed as (
        select *, lead(cents) over later as next, max(cents) over later as high
        from seen window later as (partition by offer_id order by observed_at)
      ), deepest as (
        select *, count(*) over () as falls from followed
        where ${inYear(scope, sql`observed_at`)} and in_stock and next <= cents and cents < high
        order by cents::float8 / high, offer_id, observed_at limit ${limit}::int
      )
      select deepest.offer_id as id, floor(extract(epoch from deepest.observed_at) * 1000)::bigint as at,
        cents, high, falls, offers.size_label as size, products.code, products.name, products.brand,
        stores.slug, stores.name as store, stores.city
      from deepest join offers on offers.id = offer_id
      join stores on stores.id = offers.store_id join products on products.id = offers.product_id
      order by cents::float8 / high, code collate "C", slug collate "C", offers.size_key collate "C", at
    `,
  );
}

async function withMedians(db: Db, candidates: readonly Candidate[]): Promise<Fall[]> {
  const ids = `{${[...new Set(candidates.map(({ id }) => id))].join()}}`;
  const rows = await queryRows(
    db,
    v.object({ id: count, at: count, cents: count }),
    sql`
      with seen as (
        select offer_id as id, observed_at, max(effective_cents) as cents
        from observations where offer_id = any(${ids}::int[]) and ranked
        group by offer_id, observed_at
      ), changes as (
        select *, cents is distinct from lag(cents) over (partition by id order by observed_at)
          as is_change
        from seen
      )
      select id, floor(extract(epoch from observed_at) * 1000)::bigint as at, cents
      from changes where is_change order by id, observed_at
    `,
  );
  const histories = new Map<number, { at: number; cents: number }[]>();
  for (const row of rows) {
    const history = histories.get(row.id);
    if (history === undefined) histories.set(row.id, [row]);
    else history.push(row);
  }
  return candidates.flatMap((candidate) => {
    const median = medianBefore(histories.get(candidate.id) ?? [], candidate.at);
    if (median === null || candidate.cents >= median) return [];
    const percent = percentBelow(candidate.cents, median);
    return [Object.assign(candidate, { median, percent })];
  });
}

/** Percent with one decimal. */
const percentBelow = (cents: number, than: number) => roundHalfUp((1 - cents / than) * 1_000) / 10;

/** The median of the prices that stood a day, two days … before a moment, as far as they are known. */
function medianBefore(
  history: readonly { at: number; cents: number }[],
  moment: number,
): number | null {
  const known: number[] = [];
  for (let day = 1; day <= DAYS; day += 1) {
    const inForce = history.findLast(({ at }) => at <= moment - day * DAY_MS);
    if (inForce === undefined) break;
    known.push(inForce.cents);
  }
  if (known.length < KNOWN_DAYS) return null;
  const sorted = known.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}
