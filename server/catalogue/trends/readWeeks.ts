import { asc, and, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { stores } from "../../db/schema/stores.ts";
import { trendWeeks } from "../../db/schema/weeks.ts";
import { tryImportLock } from "../../db/sql/locks.ts";
import { queryRows } from "../../db/sql/queryRows.ts";
import { insertRecords } from "../../db/sql/statements.ts";
import {
  computeWeeks,
  FiguresSchema,
  AreaSchema,
  StrainsSchema,
  type Area,
  type TrendWeek,
} from "./computeWeeks.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { addDays, beginningOfDay } from "#domain/time/easternWeek.ts";

/** So many weeks are computed by one statement: all at once would take its time and memory. */
const AT_ONCE = 8;

/** Whether public answers are of the sample: there is no real store. */
export async function showsSample(db: Db): Promise<boolean> {
  const real = await db
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.sample, false))
    .limit(1);
  return real.length === 0;
}

/**
 * The weeks with data, oldest first. Those whose figures are not kept yet, or have been forgotten
 * since something changed them, are computed now and kept.
 *
 * @param places which rows of each week are wanted
 */
export async function readWeeks(
  db: Db,
  sample: boolean,
  places: readonly Area[],
): Promise<TrendWeek[]> {
  const made = await makeMissing(db, sample);
  const rows = await db
    .select({
      week: trendWeeks.week,
      region: trendWeeks.region,
      figures: trendWeeks.figures,
      strains: trendWeeks.strains,
    })
    .from(trendWeeks)
    .where(and(eq(trendWeeks.sample, sample), inArray(trendWeeks.region, [...places])))
    .orderBy(asc(trendWeeks.week));
  const kept = rows.map(({ week, region, figures, strains }) => ({
    week,
    region: v.parse(AreaSchema, region),
    figures: v.parse(FiguresSchema, figures),
    strains: v.parse(StrainsSchema, strains),
  }));
  const isKept = new Set(kept.map(({ week }) => week));
  const unkept = made.filter(({ week, region }) => !isKept.has(week) && places.includes(region));
  return [...kept, ...unkept].toSorted((one, other) => (one.week < other.week ? -1 : 1));
}

/**
 * Some weeks at a time, so that on PGlite others get their turn in between.
 *
 * @returns what was computed
 */
async function makeMissing(db: Db, sample: boolean): Promise<TrendWeek[]> {
  const missing = await missingWeeks(db, sample);
  const made: TrendWeek[] = [];
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const weeks = missing.slice(start, start + AT_ONCE);
    const computed = await db.transaction(async (tx) => {
      // While an import runs, what is computed is right for this answer and may not be right after it.
      const mayKeep = await tryImportLock(tx);
      const figures = await computeWeeks(tx, weeks, sample);
      if (mayKeep) await keep(tx, figures, sample);
      return figures;
    });
    made.push(...computed);
  }
  return made;
}

/** Mondays of weeks in which stores were seen and of which no figures are kept. */
async function missingWeeks(db: Db, sample: boolean): Promise<string[]> {
  const rows = await queryRows(
    db,
    v.object({ week: v.string() }),
    sql`
      select distinct week::text from store_weeks
      where store_id in (select id from stores where sample = ${sample})
        and not exists (select from trend_weeks
          where trend_weeks.sample = ${sample} and trend_weeks.week = store_weeks.week
            and trend_weeks.region = '')
      order by week
    `,
  );
  return rows.map(({ week }) => week);
}

async function keep(tx: Db, weeks: readonly TrendWeek[], sample: boolean): Promise<void> {
  const columns = ["sample", "week", "region", "figures", "strains"];
  const rows = weeks.map((week) => ({ sample, ...week }));
  await insertRecords(tx, "trend_weeks", columns, rows, sql`on conflict do nothing`);
}

/** The midnight in Eastern time that follows a moment, at which trends change by time alone; epoch milliseconds. */
export function nextDay(now: number): number {
  return beginningOfDay(addDays(calendarDay(now), 1));
}
