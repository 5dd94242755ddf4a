import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { timestampColumn } from "../timestampColumn.ts";

/**
 * Contests of 64 strains. Who votes and who settles a round wait for each other by an advisory
 * lock of the year: see `lockContest`.
 */

const ofContest = () =>
  integer()
    .notNull()
    .references(() => contests.year, { onDelete: "cascade" });

/** A year's contest: six rounds of equal length, one after the other. */
export const contests = pgTable("contests", {
  year: integer().primaryKey(),
  title: text().notNull(),
  opensAt: timestampColumn("opens_at").notNull(),
  roundMs: integer().notNull(),
  /** Names of the four, in the order in which they meet. */
  divisions: text().array().notNull(),
  /** How many rounds have been settled. */
  settled: integer().notNull().default(0),
  sample: boolean().notNull().default(false),
  createdAt: timestampColumn("created_at").notNull(),
});

/** The 64 that stand in the bracket. */
export const contestEntrants = pgTable(
  "contest_entrants",
  {
    year: ofContest(),
    id: text().notNull(),
    name: text().notNull(),
    /** 0–3. */
    division: integer().notNull(),
    seed: integer().notNull(),
    /** Slug of a strain that genetics knows. */
    strain: text(),
    /** The first round in which it has lost whatever the votes say. */
    withdrawnFrom: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.year, table.id] }),
    unique("contest_entrants_place").on(table.year, table.division, table.seed),
  ],
);

/** An account in one contest. Without `uid` it is not known any more whose votes they are. */
export const contestVoters = pgTable(
  "contest_voters",
  { id: serial().primaryKey(), year: ofContest(), uid: text() },
  (table) => [
    unique("contest_voters_account").on(table.year, table.uid),
    index("contest_voters_uid").on(table.uid),
  ],
);

/** One vote per account and matchup, which is the key. No public answer reads these. */
export const contestVotes = pgTable(
  "contest_votes",
  {
    voter: integer()
      .notNull()
      .references(() => contestVoters.id, { onDelete: "cascade" }),
    matchup: text().notNull(),
    year: integer().notNull(),
    round: integer().notNull(),
    entrant: text().notNull(),
    votedAt: timestampColumn("voted_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.voter, table.matchup] }),
    index("contest_votes_round").on(table.year, table.round),
  ],
);

/** A round that has been settled. */
export const contestRounds = pgTable(
  "contest_rounds",
  {
    year: ofContest(),
    round: integer().notNull(),
    /** Accounts that voted in it. */
    turnout: integer().notNull(),
    settledAt: timestampColumn("settled_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.round] })],
);

/** The result of a matchup; it stays when the votes are anonymous. */
export const contestResults = pgTable(
  "contest_results",
  {
    year: ofContest(),
    matchup: text().notNull(),
    a: text().notNull(),
    b: text().notNull(),
    winner: text().notNull(),
    votesA: integer().notNull(),
    votesB: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.matchup] })],
);
