import { and, eq, sql } from "drizzle-orm";
import type { Highlight, Highlights } from "#domain/trends/highlights.ts";
import { formatDay } from "#domain/time/age.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { beginningOfDay } from "#domain/time/easternWeek.ts";
import type { Db } from "../../db/database.ts";
import { highlightYears } from "../../db/schema/weeks.ts";
import { showsSample } from "../../catalogue/trends/readWeeks.ts";
import { biggestFall } from "./fallCard.ts";
import { cheapest, steadiest, widestSpread } from "./priceCards.ts";
import { mostAvailable, mostNewStrains, SETTLING_MS } from "./strainCards.ts";
import { topTerpenes } from "./terpeneCard.ts";
import { readScope, readYears, type YearScope, inYear, ofScope, seenIn } from "./yearScope.ts";
import { readContest } from "../contests/readContest.ts";
import { card, counted, listed, storeNames, storePath, storeTitle } from "./card.ts";
import * as v from "valibot";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { createHash } from "node:crypto";

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

/** Who won the year's contest, once it is over. */
async function champion(db: Db, scope: YearScope): Promise<Highlight[]> {
  const contest = await readContest(db, scope.year);
  const final = contest?.matchups.find(({ id }) => id === "r6-1");
  const winner = contest?.entrants.find(({ id }) => id === final?.winner);
  if (contest?.status !== "closed" || winner === undefined) return [];
  const votes = final?.votes ?? [0, 0];
  const [opens, closes] = [contest.rounds[0]?.opensAt, contest.rounds.at(-1)?.closesAt];
  const [most, least] = [Math.max(...votes), Math.min(...votes)];
  return [
    card(scope, {
      kind: "contest-champion",
      title: "Contest champion",
      figure: winner.name,
      unit: "name",
      sentence: `${winner.name} won ${contest.title}, ${counted(final?.winner === final?.a ? votes[0] : votes[1])} votes of ${counted(most + least)} in the final.`,
      method: "The winner of the final, once the contest is over.",
      n: most + least,
      ...(opens === undefined ? {} : { from: Date.parse(opens) }),
      ...(closes === undefined ? {} : { to: Date.parse(closes) }),
      links: [
        `/march-madness?year=${String(scope.year)}`,
        ...(winner.strain === null ? [] : [`/strain-genetics/${winner.strain}`]),
      ],
    }),
  ];
}

/** Stores whose menu was seen for the first time in the year. */
async function newStores(db: Db, scope: YearScope): Promise<Highlight[]> {
  const since = Math.max(scope.begin, scope.dataBegin + SETTLING_MS);
  const rows = await queryRows(
    db,
    v.object({
      slug: v.string(),
      store: v.string(),
      city: v.nullable(v.string()),
      first: count,
    }),
    sql`
      select slug, store, city, floor(extract(epoch from first) * 1000)::bigint as first
      from (
        select stores.slug, stores.name as store, stores.city, min(offers.first_seen_at) as first
        from offers join stores on stores.id = offers.store_id
        join products on products.id = offers.product_id
        where ${ofScope(scope)} group by stores.id
      ) as seen
      where ${inYear({ ...scope, begin: since }, sql`first`)}
      order by first, slug collate "C"
    `,
  );
  if (rows.length === 0) return [];
  // Where the data begin within the year, all of them are newer than that.
  const when = since === scope.begin ? `in ${String(scope.year)}` : `since ${formatDay(since)}`;
  return [
    card(scope, {
      kind: "new-stores",
      title: `New on this site ${when}`,
      figure: rows.length,
      unit: "count",
      sentence: `${listed(rows.map(storeTitle))}: ${rows.length === 1 ? "a store" : `${counted(rows.length)} stores`} first read here ${when}.`,
      method:
        "Stores whose menu was first read here in the year; they may have been open before. Those that came within 28 days of the first data do not count.",
      n: rows.length,
      from: Math.min(...rows.map(({ first }) => first)),
      to: Math.max(...rows.map(({ first }) => first)),
      links: rows.map(({ slug }) => storePath(slug)),
      names: storeNames(rows),
    }),
  ];
}

/**
 * Hash of what a year's highlights rest on: how much was seen, when and for how much, and the
 * figures. No ids, which an undo and a new import change, and no names, which may be corrected.
 */
async function digestOfYear(
  db: Db,
  scope: YearScope,
  cards: readonly Highlight[],
): Promise<string> {
  const [seen] = await queryRows(
    db,
    v.object({ entries: count, cents: count, moments: v.string() }),
    sql`
      select count(*) as entries, coalesce(sum(seen.cents), 0) as cents,
        coalesce(sum(floor(extract(epoch from seen.at) * 1000)), 0)::text as moments
      from ${seenIn(scope)}
    `,
  );
  const figures = cards.map(({ kind, figure, n }) => [kind, figure, n]);
  return createHash("sha256")
    .update(JSON.stringify([seen, figures]))
    .digest("base64url");
}

/** When menus last came in or were taken back, in epoch milliseconds; 0 without any. */
async function lastImport(db: Db, sample: boolean): Promise<number> {
  const [row] = await queryRows(
    db,
    v.object({ at: count }),
    sql`
      select coalesce(floor(extract(epoch from max(greatest(imported_at, undone_at))) * 1000), 0)::bigint
        as at
      from imports where sample = ${sample}
    `,
  );
  return row?.at ?? 0;
}
