import { eq } from "drizzle-orm";
import { ROUND_NAMES, BRACKET, DIVISIONS, SEEDS } from "#domain/contests/bracket.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { insertContest, type Bracket } from "../../community/contests/bracketFile.ts";
import type { Db } from "../../db/database.ts";
import { contestResults, contestRounds, contests } from "../../db/schema/contests.ts";
import { imports } from "../../db/schema/imports.ts";
import { stores } from "../../db/schema/stores.ts";
import { takeImportLock } from "../../db/sql/locks.ts";
import { STRAINS } from "#content/strains/strains.ts";
import {
  decideRound,
  sidesOf,
  voteKey,
  type Decided,
} from "../../community/contests/decideRound.ts";
import { seededRandom } from "./random.ts";

const ROUND_MS = 24 * HOUR_MS;

/** The sample's contest that is over. */
const PAST = { year: 2025, opensAt: Date.parse("2025-03-18T13:00:00Z") };

/**
 * Adds the sample's contests to a site that shows the sample, also to one that was set up before
 * there were contests. Does nothing where there is any contest, or a real store.
 *
 * @param now epoch milliseconds
 */
export async function loadSampleContests(db: Db, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await takeImportLock(tx);
    const isThere = async (rows: Promise<unknown[]>) => (await rows).length > 0;
    if (await isThere(tx.select({ year: contests.year }).from(contests).limit(1))) return;
    const real = tx.select({ id: stores.id }).from(stores).where(eq(stores.sample, false)).limit(1);
    if (await isThere(real)) return;
    const sample = tx
      .select({ id: imports.id })
      .from(imports)
      .where(eq(imports.sample, true))
      .limit(1);
    if (!(await isThere(sample))) return;
    await insertAll(tx, now);
  });
}

/** Starts the sample's contests again, so that the second round of this year's is open. */
export async function rebaseSampleContests(tx: Db, now: number): Promise<void> {
  const gone = await tx
    .delete(contests)
    .where(eq(contests.sample, true))
    .returning({ year: contests.year });
  if (gone.length > 0) await insertAll(tx, now);
}

async function insertAll(tx: Db, now: number): Promise<void> {
  const thisYear = Math.max(PAST.year + 1, Number(calendarDay(now).slice(0, 4)));
  await insert(tx, { ...PAST, rounds: ROUND_NAMES.length }, now);
  // On the hour, as an operator would say it, and half of the second round is over.
  const opensAt = Math.floor((now - 1.5 * ROUND_MS) / HOUR_MS) * HOUR_MS;
  await insert(tx, { year: thisYear, opensAt, rounds: 1 }, now);
}

async function insert(
  tx: Db,
  { year, opensAt, rounds }: { year: number; opensAt: number; rounds: number },
  now: number,
): Promise<void> {
  const bracket = sampleBracket(year);
  const title = `March Madness ${String(year)}`;
  const times = { opensAt: new Date(opensAt), roundMs: ROUND_MS };
  await insertContest(tx, { ...bracket, ...times, year, title, sample: true }, now);
  const { decided, turnout } = playSample(year, bracket, rounds);
  await tx.insert(contestResults).values(decided.map((result) => Object.assign({ year }, result)));
  await tx.insert(contestRounds).values(
    turnout.map((voted, index) => ({
      year,
      round: index + 1,
      turnout: voted,
      settledAt: new Date(opensAt + (index + 1) * ROUND_MS),
    })),
  );
  await tx.update(contests).set({ settled: rounds }).where(eq(contests.year, year));
}

/** A made-up bracket of strains that genetics knows; the same for the same year. */
function sampleBracket(year: number): Bracket {
  const chosen = seededRandom(year)
    .shuffled(STRAINS)
    .slice(0, DIVISIONS * SEEDS);
  return {
    divisions: ["East", "West", "South", "Midwest"],
    entrants: chosen.map(({ slug, name }, index) => ({
      id: slug,
      name,
      division: index % DIVISIONS,
      seed: Math.floor(index / DIVISIONS) + 1,
      strain: slug,
    })),
  };
}

/** Rounds that were played, with made-up votes: better seeds have more of them, but not always. */
function playSample(year: number, { entrants }: Bracket, rounds: number) {
  const random = seededRandom(year + 1);
  const contenders = entrants.map((entrant) => ({ ...entrant, withdrawnFrom: null }));
  const decided: Decided[] = [];
  const turnout: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const voted = random.whole(150, 400);
    const winners = new Map(decided.map(({ matchup, winner }) => [matchup, winner]));
    const votes = new Map<string, number>();
    for (const place of BRACKET) {
      const [a, b] = place.round === round ? sidesOf(place, contenders, winners) : [null, null];
      if (a === null || b === null) continue;
      const cast = Math.round(voted * random.between(0.6, 1));
      const share = 0.5 + (b.seed - a.seed) / 60 + random.between(-0.15, 0.15);
      const forA = Math.round(cast * Math.min(0.95, Math.max(0.05, share)));
      votes.set(voteKey(place.id, a.id), forA);
      votes.set(voteKey(place.id, b.id), cast - forA);
    }
    decided.push(...decideRound(round, contenders, decided, votes));
    turnout.push(voted);
  }
  return { decided, turnout };
}
