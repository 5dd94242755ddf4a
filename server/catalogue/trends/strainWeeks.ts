import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Trends } from "#domain/trends/trends.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { mondayOf } from "#domain/time/easternWeek.ts";
import type { Db } from "../../db/database.ts";
import { queryRows } from "../../db/sql/queryRows.ts";
import { IS_COUNTED } from "../../db/visibility.ts";
import { weekOf } from "../facts/weeks.ts";
import type { TrendWeek } from "./computeWeeks.ts";

/** A strain is gone when it was not in stock anywhere for so long. */
const GONE_AFTER_MS = 28 * DAY_MS;

/** Strains of which availability is answered. */
const STRAINS = 20;

/** Strains that were first seen in the state in each of the weeks, by slug. @param weeks Mondays */
export async function newIn(
  db: Db,
  sample: boolean,
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
  return inWeeks(rows, weeks);
}

/**
 * Strains whose 28 days without any stock were over in each of the weeks, by slug. In a week in
 * which nothing was seen is unknown.
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
  const gone: { strain: string; week: string }[] = [];
  const note = (strain: string, since: number) =>
    gone.push({ strain, week: mondayOf(since + GONE_AFTER_MS) });
  for (const { strains } of state) {
    for (const [strain, [, from, to]] of Object.entries(strains)) {
      const before = last.get(strain);
      if (before !== undefined && from - before > GONE_AFTER_MS) note(strain, before);
      last.set(strain, to);
    }
  }
  for (const [strain, since] of last) {
    if (since + GONE_AFTER_MS <= now) note(strain, since);
  }
  const seen = new Set(state.map(({ week }) => week));
  return inWeeks(
    gone.filter(({ week }) => seen.has(week)),
    weeks,
  );
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
