import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Highlight } from "#domain/trends/highlights.ts";
import { productTitle, sizeName } from "#domain/offers/titles.ts";
import { formatCents, roundHalfUp } from "#domain/offers/money.ts";
import { formatDay } from "#domain/time/age.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import {
  card,
  listed,
  productNames,
  productPath,
  storeNames,
  storePath,
  storeTitle,
} from "./card.ts";
import { ofScope, type YearScope } from "./yearScope.ts";

/** Days before a price that its median looks back on, and of which so many must be known. */
const DAYS = 90;
const KNOWN_DAYS = 30;
/** A fall of less is none worth a card, in percent. */
const LEAST = 10;

/** Offers whose prices are read at a time: all of them at once are a year of every menu. */
const AT_A_TIME = 1_000;

/** When it was seen, for how much, and whether there was any; oldest first. */
const SeenSchema = v.tuple([v.number(), v.number(), v.boolean()]);
type Seen = v.InferOutput<typeof SeenSchema>;
const OfferSchema = v.object({ id: count, seen: v.array(SeenSchema) });

const NamesSchema = v.object({
  id: count,
  sizeKey: v.string(),
  sizeLabel: v.string(),
  netMg: v.nullable(v.number()),
  code: v.string(),
  name: v.string(),
  brand: v.nullable(v.string()),
  slug: v.string(),
  store: v.string(),
  city: v.nullable(v.string()),
});

/** A price below the offer's own median. Epoch milliseconds and cents. */
interface Fall {
  id: number;
  at: number;
  cents: number;
  median: number;
  percent: number;
}

/** The deepest price below the offer's own 90-day median that was seen twice. */
export async function biggestFall(db: Db, scope: YearScope): Promise<Highlight[]> {
  const { deepest, falls } = await findFalls(db, scope);
  const best = await named(db, deepest);
  const [first] = best;
  if (first === undefined || first.percent < LEAST) return [];
  const told = best.map(
    (fall) =>
      `${productTitle(fall)}, ${sizeName(fall)} for ${formatCents(fall.cents)} on ${formatDay(fall.at)}, usually ${formatCents(fall.median)}, at ${storeTitle(fall)}`,
  );
  return [
    card(scope, {
      kind: "biggest-fall",
      title: "Biggest verified price fall",
      figure: first.percent,
      unit: "percent",
      sentence: `${listed(told)}.`,
      method: `How far the price of one product and size at one store lay below the median that the same store asked on the ${DAYS} days before, of which at least ${KNOWN_DAYS} are known; without conditions, in stock, and seen a second time at that price or below. Less than ${LEAST}% is left out, and what was too unlikely to be ranked when it was seen.`,
      n: falls,
      from: Math.min(...best.map(({ at }) => at)),
      to: Math.max(...best.map(({ at }) => at)),
      links: best.flatMap(({ code, slug }) => [productPath(code), storePath(slug)]),
      names: { ...storeNames(best), ...productNames(best) },
    }),
  ];
}

/** The deepest falls of the year, and how many there are of whatever depth. */
async function findFalls(db: Db, scope: YearScope): Promise<{ deepest: Fall[]; falls: number }> {
  let deepest: Fall[] = [];
  let falls = 0;
  for (let after = 0; ;) {
    const offers = await readSeen(db, scope, after);
    for (const { id, seen } of offers) {
      for (let place = 0; place < seen.length; place += 1) {
        const fall = fallAt(id, seen, place, scope);
        if (fall === null) continue;
        falls += 1;
        const most = deepest[0]?.percent ?? 0;
        if (fall.percent === most) deepest.push(fall);
        else if (fall.percent > most) deepest = [fall];
      }
    }
    after = offers.at(-1)?.id ?? after;
    if (offers.length < AT_A_TIME) return { deepest, falls };
  }
}

/** What was seen of the next offers until the year's end, as far as it was ranked then; of prices at one moment the higher. */
async function readSeen(db: Db, scope: YearScope, after: number) {
  return await queryRows(
    db,
    OfferSchema,
    sql`
      with wanted as materialized (
        select offers.id from offers
        join stores on stores.id = offers.store_id join products on products.id = offers.product_id
        where ${ofScope(scope)} and offers.menu <> 'med' and offers.id > ${after}::int
        order by offers.id limit ${AT_A_TIME}::int
      ), moments as (
        select offer_id, observed_at, max(effective_cents) as cents, bool_and(stock <> 'no') as in_stock
        from observations
        where offer_id in (select id from wanted) and ranked
          and observed_at < ${new Date(scope.end).toISOString()}::timestamptz
        group by offer_id, observed_at
      )
      select wanted.id, coalesce(json_agg(
          json_build_array(floor(extract(epoch from observed_at) * 1000)::bigint, cents, in_stock)
          order by observed_at) filter (where observed_at is not null), '[]') as seen
      from wanted left join moments on moments.offer_id = wanted.id
      group by wanted.id order by wanted.id
    `,
  );
}

/** The fall that a place of an offer's history is; `null` when it is none. */
function fallAt(
  id: number,
  seen: readonly Seen[],
  place: number,
  { begin, end }: YearScope,
): Fall | null {
  const [here, next] = [seen[place], seen[place + 1]];
  if (here === undefined || next === undefined) return null;
  const [at, cents, inStock] = here;
  if (!inStock || next[1] > cents || at < begin || at >= end) return null;
  const known = knownBefore(seen, place);
  // Where half of the days were no dearer, no median is above the price, or one look tells.
  const notDearer = known.filter((price) => price <= cents).length;
  if (known.length < KNOWN_DAYS || 2 * notDearer > known.length) return null;
  const median = middleOf(known);
  if (cents >= median) return null;
  return { id, at, cents, median, percent: percentBelow(cents, median) };
}

/** Percent with one decimal. */
const percentBelow = (cents: number, than: number) => roundHalfUp((1 - cents / than) * 1_000) / 10;

/** The prices that stood a day, two days … before a moment, as far as they are known. */
function knownBefore(seen: readonly Seen[], place: number): number[] {
  const known: number[] = [];
  const [at = 0] = seen[place] ?? [];
  let earlier = place;
  for (let day = 1; day <= DAYS; day += 1) {
    while (earlier >= 0 && (seen[earlier]?.[0] ?? 0) > at - day * DAY_MS) earlier -= 1;
    const inForce = seen[earlier];
    if (inForce === undefined) break;
    known.push(inForce[1]);
  }
  return known;
}

function middleOf(prices: readonly number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}

/** The falls with the names of what they are of, in an order that is the same in every database. */
async function named(db: Db, falls: readonly Fall[]) {
  const ids = `{${[...new Set(falls.map(({ id }) => id))].join()}}`;
  const names = await queryRows(
    db,
    NamesSchema,
    sql`
      select offers.id, offers.size_key as "sizeKey", offers.size_label as "sizeLabel",
        offers.net_mg as "netMg", products.code, products.name, products.brand,
        stores.slug, stores.name as store, stores.city
      from offers join stores on stores.id = offers.store_id
      join products on products.id = offers.product_id
      where offers.id = any(${ids}::int[])
      order by products.code collate "C", stores.slug collate "C", offers.size_key collate "C"
    `,
  );
  return names.flatMap((name) =>
    falls.filter(({ id }) => id === name.id).map((fall) => Object.assign({}, name, fall)),
  );
}
