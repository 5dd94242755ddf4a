import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Trends } from "#domain/trends/trends.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { addDays, mondayOf } from "#domain/time/easternWeek.ts";
import type { Db } from "../../db/database.ts";
import { queryRows } from "../../db/sql/queryRows.ts";
import { IS_COUNTED } from "../../db/visibility.ts";
import { weekOf } from "../facts/weeks.ts";
import type { TrendWeek } from "./computeWeeks.ts";

/** A strain is gone when it was not in stock anywhere for so long. */
const GONE_AFTER_MS = 28 * DAY_MS;

/** Strains of which availability is answered. */
const STRAINS = 20;

/**
 * Strains that were first seen in the state in each of the weeks, by slug. After a week in which nothing was seen, what is
 * there may have come long before.
 *
 * @param state the state's weeks with data
 * @param weeks Mondays
 */
export async function newIn(
  db: Db,
  sample: boolean,
  state: readonly TrendWeek[],
  weeks: readonly string[],
): Promise<string[][]> {
  const rows = await queryRows(
    db,
    v.object({ strain: v.string(), week: v.string() }),
    sql`
      select strain_slug as strain, ${weekOf(sql`min(first_seen_at)`)}::text as week
      from offers
      join products on products.id = offers.product_id and (${sample} or not products.sample)
      join stores on stores.id = offers.store_id and stores.sample = ${sample} and ${IS_COUNTED}
      where strain_slug is not null
      group by strain_slug order by strain_slug collate "C"
    `,
  );
  const seen = new Set(state.map(({ week }) => week));
  const follows = (week: string) => week === state[0]?.week || seen.has(addDays(week, -7));
  return inWeeks(
    rows.filter(({ week }) => follows(week)),
    weeks,
  );
}

/**
 * Strains that were not seen in stock again and whose 28 days without any were over in each of the weeks, by slug. Where
 * nothing was seen in one of the weeks between is unknown.
 *
 * @param state the state's weeks with data
 * @param weeks Mondays
 * @param now epoch milliseconds
 */
export function goneIn(
  state: readonly TrendWeek[],
  weeks: readonly string[],
  now: number,
): string[][] {
  const last = new Map<string, number>();
  for (const { strains } of state) {
    for (const [strain, [, , to]] of Object.entries(strains)) last.set(strain, to);
  }
  const seen = new Set(state.map(({ week }) => week));
  const gone = [...last].flatMap(([strain, since]) => {
    const over = since + GONE_AFTER_MS;
    const week = mondayOf(over);
    return over <= now && isSeenThrough(seen, mondayOf(since), week) ? { strain, week } : [];
  });
  return inWeeks(gone, weeks);
}

/** Whether something was seen in each week from one to another. */
function isSeenThrough(seen: ReadonlySet<string>, from: string, to: string): boolean {
  for (let week = from; week <= to; week = addDays(week, 7)) {
    if (!seen.has(week)) return false;
  }
  return true;
}

/** The strains with the most weeks at stores, and at how many stores they were in each week. */
export function availabilityIn(weeks: readonly (TrendWeek | undefined)[]): Trends["availability"] {
  const totals = new Map<string, number>();
  for (const week of weeks) {
    for (const [strain, [stores]] of Object.entries(week?.strains ?? {})) {
      totals.set(strain, (totals.get(strain) ?? 0) + stores);
    }
  }
  return [...totals]
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, STRAINS)
    .map(([strain]) => ({
      strain,
      stores: weeks.map((week) => (week === undefined ? null : (week.strains[strain]?.[0] ?? 0))),
    }));
}

/** For each week its strains, each once and by slug. */
function inWeeks(
  found: readonly { strain: string; week: string }[],
  weeks: readonly string[],
): string[][] {
  const lists = new Map(weeks.map((week) => [week, new Set<string>()]));
  for (const { strain, week } of found) lists.get(week)?.add(strain);
  return weeks.map((week) => [...(lists.get(week) ?? [])].toSorted());
}
