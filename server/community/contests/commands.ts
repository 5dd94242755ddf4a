import { and, eq, ilike, isNull, or } from "drizzle-orm";
import * as v from "valibot";
import { ROUND_NAMES } from "#domain/contests/bracket.ts";
import { ContestSchema, ContestsSchema, type Contest } from "#domain/contests/contest.ts";
import { closedRounds } from "#domain/contests/rounds.ts";
import { CommandError, type Command } from "../../db/command.ts";
import type { Db } from "../../db/database.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import { contestEntrants, contests, contestVotes } from "../../db/schema/contests.ts";
import { databaseNow, lockContest } from "../../db/sql/locks.ts";
import { auditContest, AuditSchema, type Audit } from "./auditContest.ts";
import { parseBracket, createContest } from "./bracketFile.ts";
import { contestTimes, type ContestRow } from "./contestRow.ts";
import { readContest, readContests } from "./readContest.ts";

const YearSchema = v.object({ year: v.number() });

const OutcomeSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("created"), entrants: v.number() }),
  v.object({
    outcome: v.literal("refused"),
    remarks: v.array(v.object({ row: v.nullable(v.number()), reason: v.string() })),
  }),
]);
export type CreateOutcome = v.InferOutput<typeof OutcomeSchema>;

const NewContestSchema = v.object({
  year: v.number(),
  title: v.string(),
  /** Epoch milliseconds. */
  opensAt: v.number(),
  roundMs: v.number(),
  /** The file's bytes in base 64. */
  content: v.string(),
});

/** Creates a contest from a bracket file. A file that cannot be used is an answer, not a failure. */
export const createContestCommand: Command<
  v.InferOutput<typeof NewContestSchema>,
  CreateOutcome
> = {
  name: "contest.create",
  input: NewContestSchema,
  output: OutcomeSchema,
  async run({ db, now }, { year, title, opensAt, roundMs, content }) {
    const bracket = parseBracket(Buffer.from(content, "base64"));
    if (Array.isArray(bracket)) return { outcome: "refused", remarks: bracket };
    const times = { opensAt: new Date(opensAt), roundMs };
    await createContest(db, { ...bracket, ...times, year, title }, now());
    return { outcome: "created", entrants: bracket.entrants.length };
  },
};

/** All contests that visitors see, newest first. */
export const listContests: Command<null, v.InferOutput<typeof ContestsSchema>> = {
  name: "contest.list",
  input: v.null(),
  output: ContestsSchema,
  run: ({ db }) => readContests(db),
};

/** A contest as visitors see it. */
export const showContest: Command<{ year: number }, Contest> = {
  name: "contest.show",
  input: YearSchema,
  output: ContestSchema,
  async run({ db }, { year }) {
    const contest = await readContest(db, year);
    if (contest === null) throw new UnknownContestError(year);
    return contest;
  },
};

/** When votes came, and from accounts of which age. */
export const auditContestCommand: Command<{ year: number }, Audit> = {
  name: "contest.audit",
  input: YearSchema,
  output: AuditSchema,
  async run({ db }, { year }) {
    if ((await readContest(db, year)) === null) throw new UnknownContestError(year);
    return await auditContest(db, year);
  },
};

/** Withdraws an entrant: the other side wins from the round on that is open, or opens next. */
export const withdrawEntrant: Command<
  { year: number; entrant: string },
  { name: string; round: number }
> = {
  name: "contest.withdraw",
  input: v.object({ year: v.number(), entrant: v.string() }),
  output: v.object({ name: v.string(), round: v.number() }),
  run: ({ db }, { year, entrant }) =>
    db.transaction(async (tx) => {
      const contest = await holdAlone(tx, year);
      const round = closedRounds(contestTimes(contest), await databaseNow(tx)) + 1;
      if (round > ROUND_NAMES.length) throw new CommandError("This contest is over.");
      const is = or(
        eq(contestEntrants.id, entrant),
        ilike(contestEntrants.name, entrant.replace(/[\\%_]/g, "\\$&")),
      );
      const [found] = await tx
        .update(contestEntrants)
        .set({ withdrawnFrom: round })
        .where(and(eq(contestEntrants.year, year), is, isNull(contestEntrants.withdrawnFrom)))
        .returning();
      if (found === undefined) {
        throw new CommandError(
          `${entrant} is no entrant of ${String(year)}, or withdrawn already.`,
        );
      }
      await bumpDataVersion(tx, "contests");
      return { name: found.name, round };
    }),
};

/** Removes a contest for good. Refused once anybody has voted. */
export const removeContest: Command<{ year: number }, { year: number }> = {
  name: "contest.remove",
  input: YearSchema,
  output: YearSchema,
  run: ({ db }, { year }) =>
    db.transaction(async (tx) => {
      const { sample } = await holdAlone(tx, year);
      const voted = await tx
        .select({ voter: contestVotes.voter })
        .from(contestVotes)
        .where(eq(contestVotes.year, year))
        .limit(1);
      if (voted.length > 0 && !sample) {
        throw new CommandError(`${String(year)} has votes, which nobody can take back.`);
      }
      await tx.delete(contests).where(eq(contests.year, year));
      await bumpDataVersion(tx, "contests");
      return { year };
    }),
};

async function holdAlone(tx: Db, year: number): Promise<ContestRow> {
  await lockContest(tx, year, "alone");
  const [contest] = await tx.select().from(contests).where(eq(contests.year, year));
  if (contest === undefined) throw new UnknownContestError(year);
  return contest;
}

class UnknownContestError extends CommandError {
  constructor(year: number) {
    super(`There is no contest of ${String(year)}.`);
  }
}
