import { eq } from "drizzle-orm";
import { expect } from "vitest";
import * as v from "valibot";
import { BRACKET } from "#domain/contests/bracket.ts";
import { ArchiveSchema, recount } from "../../../server/community/contests/archive.ts";
import type { Db } from "../../../server/db/database.ts";
import { contests, contestVotes } from "../../../server/db/schema/contests.ts";
import { databaseNow, lockContest } from "../../../server/db/sql/locks.ts";
import { contestIn, entrantAt, moveTo, readPublic, YEAR, type ContestSite } from "./contests.ts";

export const voterName = (voter: number) => `v${String(voter)}`;

const FIRST_ROUND = BRACKET.filter(({ round }) => round === 1);

/** Long enough for the slowest machine: the rush itself says when the round closes. */
const ROUND_MS = 3_600_000;

const SURELY_LATE = 20;

/** A contest whose first round is open until {@link closeSoon}. */
export const contestForRush = (db: Db) => contestIn(db, { roundMs: ROUND_MS });

/** Has the first round close in a moment, while nobody is deciding about a vote. */
async function closeSoon(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await lockContest(tx, YEAR, "alone");
    const opensAt = new Date(Date.now() + 100 - ROUND_MS);
    await tx.update(contests).set({ opensAt }).where(eq(contests.year, YEAR));
  });
}

/** Waits until the first round has closed. */
async function isClosed(db: Db): Promise<void> {
  await expect
    .poll(
      async () => {
        const [contest] = await db.select().from(contests);
        return (await databaseNow(db)) - (contest?.opensAt.getTime() ?? Infinity) >= ROUND_MS;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}

/** What the account of a number was told of its votes, each in one matchup, one after the other. */
interface Told {
  matchup: string;
  counted: string | null;
  late: number;
}

/**
 * All vote at once, each in one of the 32 matchups, and half of them change their vote; when half of them have
 * been answered the round closes.
 *
 * @param cast votes as the account of a number, and answers whether it was in time
 * @param inFlight how many accounts vote at the same time
 */
export async function rush(
  db: Db,
  cast: (voter: number, matchup: string, entrant: string) => Promise<boolean>,
  { voters, changes = 1, inFlight = 200 }: { voters: number; changes?: number; inFlight?: number },
): Promise<Told[]> {
  let answered = 0;
  const closing: Promise<void>[] = [];
  const told: Told[] = [];
  const voteAll = async (voter: number) => {
    const place = FIRST_ROUND[voter % FIRST_ROUND.length];
    if (place === undefined || !("seeds" in place.from)) throw new Error("There is no such place.");
    const sides = place.from.seeds.map((seed) => entrantAt(place.division ?? 0, seed));
    const mine: Told = { matchup: place.id, counted: null, late: 0 };
    told.push(mine);
    // Every other account changes its vote.
    const last = voter % 2 === 0 ? changes : 0;
    for (let turn = 0; turn <= last; turn += 1) {
      const entrant = sides[(Math.floor(voter / 3) + turn) % 2] ?? "";
      // However fast the machine is, some come after the close.
      if (turn === last && voter >= voters - SURELY_LATE) await isClosed(db);
      if (await cast(voter, place.id, entrant)) {
        // What comes after a vote that was too late is too late.
        expect(mine.late).toBe(0);
        mine.counted = entrant;
      } else mine.late += 1;
      answered += 1;
      if (answered === Math.ceil((voters * (changes / 2 + 1)) / 2)) closing.push(closeSoon(db));
    }
  };
  const waiting = Array.from({ length: voters }, (_, index) => index);
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await voteAll(next);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  await Promise.all(closing);
  return told;
}

/** Everybody's last vote in time is counted once and nothing else, wherever one looks. */
export async function expectFair(db: Db, told: readonly Told[], app: ContestSite): Promise<void> {
  const counts = new Map<string, number>();
  for (const { matchup, counted } of told) {
    const key = `${matchup} ${counted ?? ""}`;
    if (counted !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const voted = told.filter(({ counted }) => counted !== null).length;
  // Both must have happened, else this would say nothing about the moment of closing.
  expect(voted).toBeGreaterThan(0);
  expect(told.some(({ late }) => late > 0)).toBe(true);

  const expected = FIRST_ROUND.map(({ id, division, from }) =>
    ("seeds" in from ? from.seeds : []).map(
      (seed) => counts.get(`${id} ${entrantAt(division ?? 0, seed)}`) ?? 0,
    ),
  );
  const asked = await Promise.all(Array.from({ length: 20 }, () => readPublic(app)));
  for (const page of asked) {
    expect(page.matchups.slice(0, 32).map(({ votes }) => votes)).toEqual(expected);
    expect(page.turnout[0]).toBe(voted);
  }
  expect(expected.flat().reduce((sum, votes) => sum + votes, 0)).toBe(voted);
  expect(await db.$count(contestVotes)).toBe(voted);

  const path = `/api/contests/${String(YEAR)}`;
  const csv = await (await app.request(`${path}/results.csv`)).text();
  const lines = csv.split("\r\n").slice(1, 33);
  expect(lines.map((line) => line.split(",")).map((cells) => [cells[5], cells[8]])).toEqual(
    expected.map((votes) => votes.map(String)),
  );
  await moveTo(db, 7, { roundMs: ROUND_MS });
  await expect
    .poll(async () => (await app.request(`${path}/archive.json`)).status, { timeout: 10_000 })
    .toBe(200);
  const archive = v.parse(ArchiveSchema, await (await app.request(`${path}/archive.json`)).json());
  expect(archive.matchups.slice(0, 32).map(({ votes }) => votes)).toEqual(expected);
  expect(recount(archive)).toMatchObject({ wrong: [] });
}
