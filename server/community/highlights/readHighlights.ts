import { and, eq } from "drizzle-orm";
import type { Highlight, Highlights } from "#domain/highlights/highlights.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { beginningOfDay } from "#domain/time/easternWeek.ts";
import type { Db } from "../../db/database.ts";
import { highlightYears } from "../../db/schema/weeks.ts";
import { showsSample } from "../../catalogue/trends/readWeeks.ts";
import { champion } from "./championCard.ts";
import { biggestFall } from "./fallCard.ts";
import { cheapest, steadiest, widestSpread } from "./priceCards.ts";
import { newStores } from "./storeCard.ts";
import { mostAvailable, mostNewStrains } from "./strainCards.ts";
import { topTerpenes } from "./terpeneCard.ts";
import { digestOfYear } from "./digestOfYear.ts";
import { lastImport } from "./lastImport.ts";
import { readScope, readYears, type YearScope } from "./yearScope.ts";

/** Years with data, newest first. */
export async function readHighlightYears(db: Db): Promise<number[]> {
  return await readYears(db, await showsSample(db));
}

/**
 * The highlights of a year. They depend on the data and on the day of `now` (epoch milliseconds)
 * alone, so that all processes answer alike.
 *
 * @returns `null` for a year without data
 */
export async function readHighlights(
  db: Db,
  year: number,
  now: number,
): Promise<Highlights | null> {
  const today = beginningOfDay(calendarDay(now));
  const sample = await showsSample(db);
  const scope = await readScope(db, year, sample);
  if (scope === null) return null;
  const cards = await makeCards(db, scope);
  const complete = scope.end <= today;
  const made = Math.max(today, await lastImport(db, sample));
  const kept = complete && !sample ? await keepYear(db, scope, cards, made) : null;
  return {
    year,
    complete,
    since: scope.dataBegin >= scope.begin ? new Date(scope.first).toISOString() : null,
    computedAt: (kept?.madeAt ?? new Date(made)).toISOString(),
    revised: kept?.revised ?? false,
    cards,
    sample,
  };
}

/** In the order in which they are shown; one under its threshold is left out. */
async function makeCards(db: Db, scope: YearScope): Promise<Highlight[]> {
  return [
    ...(await mostAvailable(db, scope)),
    ...(await widestSpread(db, scope)),
    ...(await biggestFall(db, scope)),
    ...(await cheapest(db, scope, "cheapest-gram")),
    ...(await cheapest(db, scope, "cheapest-100mg")),
    ...(await steadiest(db, scope)),
    ...(await newStores(db, scope)),
    ...(await champion(db, scope)),
    ...(await topTerpenes(db, scope)),
    ...(await mostNewStrains(db, scope)),
  ];
}

/**
 * Keeps what a complete year was made of when it was first read, and compares. An undo that brings
 * the same facts back takes the word "revised" back, too.
 */
async function keepYear(
  db: Db,
  scope: YearScope,
  cards: readonly Highlight[],
  made: number,
): Promise<{ madeAt: Date; revised: boolean }> {
  const { year, sample } = scope;
  const digest = await digestOfYear(db, scope, cards);
  await db
    .insert(highlightYears)
    .values({ sample, year, digest, madeAt: new Date(made) })
    .onConflictDoNothing();
  const [first] = await db
    .select()
    .from(highlightYears)
    .where(and(eq(highlightYears.sample, sample), eq(highlightYears.year, year)));
  const revised = first !== undefined && first.digest !== digest;
  return { madeAt: revised || first === undefined ? new Date(made) : first.madeAt, revised };
}
