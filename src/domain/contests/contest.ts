import * as v from "valibot";
import { InstantSchema } from "../time/instant.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A year's contest goes from `upcoming` over `open` to `closed`, by its rounds' times. */
const CONTEST_STATUSES = ["upcoming", "open", "closed"] as const;

const ContestHeadSchema = v.object({
  year: v.pipe(v.number(), v.integer()),
  title: v.string(),
  status: v.picklist(CONTEST_STATUSES),
});

/** `GET /api/contests`, newest first. */
export const ContestsSchema = v.array(ContestHeadSchema);
export type ContestHead = v.InferOutput<typeof ContestHeadSchema>;

const EntrantSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Of {@link ContestSchema}'s `divisions`. */
  division: v.string(),
  /** 1–16. */
  seed: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Slug of a strain that genetics knows. */
  strain: v.nullable(v.string()),
  /** Withdrawn: the first round in which the other side wins whatever the votes say. */
  withdrawnFrom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type Entrant = v.InferOutput<typeof EntrantSchema>;

const MatchupSchema = v.object({
  /** `r1-d1-1` … `r6-1`, as in `BRACKET`. */
  id: v.string(),
  round: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** `null` in the last two rounds, in which divisions meet. */
  division: v.nullable(v.string()),
  /** Ids of entrants; `null` while the round before it is not closed. */
  a: v.nullable(v.string()),
  b: v.nullable(v.string()),
  winner: v.nullable(v.string()),
  /** Of `a` and `b`; `null` until the round is closed. */
  votes: v.nullable(v.tuple([count, count])),
});
export type Matchup = v.InferOutput<typeof MatchupSchema>;

const RoundSchema = v.object({
  round: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: v.string(),
  opensAt: InstantSchema,
  closesAt: InstantSchema,
});

/** `GET /api/contests/:year`: nothing in it depends on a vote of a round that is not closed. */
export const ContestSchema = v.object({
  ...ContestHeadSchema.entries,
  /** In the order in which they meet: the first two, and the last two. */
  divisions: v.array(v.string()),
  rounds: v.array(RoundSchema),
  entrants: v.array(EntrantSchema),
  /** In the order of `BRACKET`. */
  matchups: v.array(MatchupSchema),
  /** Accounts that voted, by round; `null` until it is closed. */
  turnout: v.array(v.nullable(count)),
  /** Made up, as everything of it. */
  sample: v.optional(v.boolean(), false),
});
export type Contest = v.InferOutput<typeof ContestSchema>;

/** `PUT /api/contests/:year/votes/:matchup`. */
export const VoteSchema = v.object({ entrant: v.string() });

/** `GET /api/contests/:year/votes`: an account's own. */
export const OwnVotesSchema = v.array(
  v.object({ matchup: v.string(), entrant: v.string(), votedAt: InstantSchema }),
);
export type OwnVotes = v.InferOutput<typeof OwnVotesSchema>;
