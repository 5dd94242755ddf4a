import { asc, eq } from "drizzle-orm";
import { CommandError } from "../../db/command.ts";
import type { Db } from "../../db/database.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import { contestEntrants, contests } from "../../db/schema/contests.ts";
import { lockContest } from "../../db/sql/locks.ts";
import type { Bracket } from "./bracketFile.ts";

interface NewContest extends Bracket {
  year: number;
  title: string;
  opensAt: Date;
  roundMs: number;
  sample: boolean;
}

/** Writes a contest with its entrants, inside the caller's transaction, which holds it alone. */
export async function insertContest(
  tx: Db,
  { entrants, ...contest }: NewContest,
  now: number,
): Promise<void> {
  const { year } = contest;
  await tx.insert(contests).values({ ...contest, createdAt: new Date(now) });
  await tx
    .insert(contestEntrants)
    .values(entrants.map((entrant) => Object.assign({ year }, entrant)));
  await bumpDataVersion(tx, "contests");
}

/**
 * Writes a contest of the operator's. Those of the sample go then: nobody should have to guess
 * which of them is real.
 *
 * @throws CommandError when the year has one
 */
export async function createContest(
  db: Db,
  contest: Omit<NewContest, "sample">,
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { year } = contest;
    const known = await tx.select().from(contests).orderBy(asc(contests.year));
    const samples = known.flatMap((each) => (each.sample ? each.year : []));
    for (const each of [...new Set([...samples, year])].toSorted((a, b) => a - b)) {
      await lockContest(tx, each, "alone");
    }
    await tx.delete(contests).where(eq(contests.sample, true));
    const there = await tx.select().from(contests).where(eq(contests.year, year));
    if (there.length > 0) throw new CommandError(`${String(year)} has a contest already.`);
    await insertContest(tx, { ...contest, sample: false }, now);
  });
}
