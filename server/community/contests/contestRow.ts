import { sql, and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import type { VersionLook } from "../../db/dataVersion.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import type { RoundTimes } from "#domain/contests/rounds.ts";
import { contests } from "../../db/schema/contests.ts";
import { isPublic } from "../../db/visibility.ts";

/** More moments than all contests together have. */
const MOMENTS_AT_MOST = 1_000_000;

const LookSchema = v.object({
  changes: count,
  commands: count,
  moments: count,
  changes_in: v.nullable(v.number()),
});

/**
 * Of two looks within one of its units a clock says the same, and PGlite's counts whole milliseconds:
 * a change is this much nearer than it says.
 */
const CLOCK_UNIT_MS = 1;

/**
 * What answers about contests depend on, as a number that only grows: changes of contests and of
 * what is real, and how many rounds have opened or closed by the database's clock. Votes change
 * nothing of it. A time that has passed is a mark: no answer shows a round as it was before.
 */
export async function readContestsVersion(db: Db): Promise<VersionLook> {
  const [row] = await queryRows(
    db,
    LookSchema,
    sql`
      with passed as (
        select opens_at, round_ms, greatest(0, least(7, 1 + floor(
          extract(epoch from clock_timestamp() - opens_at) * 1000 / round_ms
        ))) as moments
        from contests
      )
      select
        (select coalesce(sum(value), 0) from versions where name in ('data', 'contests')) as changes,
        (select coalesce(sum(value), 0) from versions where name = 'commands') as commands,
        coalesce(sum(moments), 0)::bigint as moments,
        (min(moments * round_ms - extract(epoch from clock_timestamp() - opens_at) * 1000)
          filter (where moments < 7))::double precision as changes_in
      from passed
    `,
  );
  if (row === undefined) return { version: 0, mark: 0, changesInMs: Infinity };
  const { changes, commands, moments, changes_in: changesIn } = row;
  return {
    version: changes * MOMENTS_AT_MOST + moments,
    mark: commands * MOMENTS_AT_MOST + moments,
    changesInMs: changesIn === null ? Infinity : Math.max(0, changesIn - CLOCK_UNIT_MS),
  };
}

/** A contest as the database has it. */
export type ContestRow = typeof contests.$inferSelect;

/** A contest that visitors may see; `undefined` when there is none. */
export async function findContest(db: Db, year: number): Promise<ContestRow | undefined> {
  const [row] = await db
    .select()
    .from(contests)
    .where(and(eq(contests.year, year), isPublic(contests.sample)));
  return row;
}

/** What decides when its rounds open and close. */
export const contestTimes = ({ opensAt, roundMs }: ContestRow): RoundTimes => ({
  opensAt: opensAt.getTime(),
  roundMs,
});
