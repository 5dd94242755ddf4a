import { and, eq } from "drizzle-orm";
import type { RoundTimes } from "#domain/contests/rounds.ts";
import type { Db } from "../../db/database.ts";
import { contests } from "../../db/schema/contests.ts";
import { isPublic } from "../../db/visibility.ts";

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
