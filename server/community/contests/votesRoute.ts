import { Hono, type Context } from "hono";
import { describeRoute } from "hono-openapi";
import { OwnVotesSchema, VoteSchema, type OwnVotes } from "#domain/contests/contest.ts";
import { earlyWords, isHeldBack, lateWords, UNVERIFIED_WORDS } from "#domain/contests/voteWords.ts";
import type { SiteConfig } from "#domain/site/siteConfig.ts";
import { castVote, type VoteAnswer } from "./castVote.ts";
import { findContest } from "./contestRow.ts";
import type { Db } from "../../db/database.ts";
import {
  BEARER,
  DONE,
  PROBLEMS,
  jsonAnswer,
  jsonBody,
  pathPart,
  problemAnswer,
} from "../../web/describe.ts";
import { privateAnswer } from "../../web/guards.ts";
import { readBody } from "../../web/input.ts";
import { createLimitFactory } from "../../web/attemptLimits.ts";
import { problem, unauthorized } from "../../web/problem.ts";
import {
  type Identity,
  askSession,
  heldSession,
  limited,
  requireAccount,
} from "../../accounts/identity.ts";
import type { VerifiedToken } from "../../accounts/verifyToken.ts";
import { NO_CONTEST, readYear, YEAR } from "./contestsRoute.ts";
import { and, asc, eq } from "drizzle-orm";
import { contestVoters, contestVotes } from "../../db/schema/contests.ts";

interface VotesRouteDeps {
  db: Db;
  identity: Identity;
  siteConfig: SiteConfig;
}

/** Calls of an account an hour, by all its phones: a bracket takes 63, and opinions change. */
const CALLS = { name: "contest-votes", points: 1_000, seconds: 3_600 };

const VOTE_PROBLEMS = {
  ...PROBLEMS,
  429: problemAnswer("There were too many calls"),
};

/** `/api/contests/:year/votes`: the account's own votes. */
export function votesRoute(deps: VotesRouteDeps): Hono {
  const { db, identity } = deps;
  const calls = createLimitFactory(db).limit(CALLS);
  const account = requireAccount(identity);
  const route = new Hono();
  route.use("/contests/:year/votes/*", privateAnswer);
  route.get(
    "/contests/:year/votes",
    describeRoute({
      summary: "The account's own votes in a contest",
      security: BEARER,
      parameters: [YEAR],
      responses: {
        200: jsonAnswer("The votes", OwnVotesSchema),
        ...NO_CONTEST,
        ...VOTE_PROBLEMS,
      },
    }),
    account,
    limited(calls),
    heldSession(identity, db),
    async (c) => {
      const { token } = c.var;
      const year = readYear(c.req.param("year"));
      if (year === null || (await findContest(db, year)) === undefined) return problem(c, 404);
      return c.json(await readOwnVotes(db, year, token.uid));
    },
  );
  route.put(
    "/contests/:year/votes/:matchup",
    describeRoute({
      summary: "Votes in a matchup, or changes the vote",
      description: "It counts if it is there before the round closes by the database's clock.",
      security: BEARER,
      parameters: [YEAR, pathPart("matchup", "r1-d1-1 to r6-1")],
      requestBody: jsonBody(VoteSchema),
      responses: {
        204: DONE,
        400: problemAnswer("The entrant does not stand in this matchup"),
        ...VOTE_PROBLEMS,
        403: problemAnswer("The account's e-mail is not verified, or another site's page asks"),
        404: problemAnswer("There is no such contest or matchup"),
        409: problemAnswer("The round is not open; the title says since when or until when"),
      },
    }),
    account,
    limited(calls),
    async (c) => {
      const { token } = c.var;
      const body = await readBody(c, VoteSchema);
      if (body instanceof Response) return body;
      const year = readYear(c.req.param("year"));
      if (year === null) return problem(c, 404);
      const { matchup } = c.req.param();
      return await answerVote(c, deps, token, { year, matchup, entrant: body.entrant });
    },
  );
  return route;
}

async function answerVote(
  c: Context,
  { db, identity, siteConfig }: VotesRouteDeps,
  token: VerifiedToken,
  vote: { year: number; matchup: string; entrant: string },
): Promise<Response> {
  const attempt = (mayBegin: boolean) =>
    castVote(db, {
      uid: token.uid,
      ...vote,
      mayBegin,
      mayWrite: (tx) => identity.holdSession(tx, token),
    });
  const voted = await attempt(false);
  if (voted.kind !== "first") return toResponse(c, voted);
  // Who has voted before was asked then.
  const asked = await askSession(c, identity);
  if (asked instanceof Response) return asked;
  if (asked.state.kind !== "live") return unauthorized(c);
  if (isHeldBack(siteConfig, asked.state.account)) {
    return problem(c, 403, UNVERIFIED_WORDS);
  }
  return toResponse(c, await attempt(true));
}

function toResponse(c: Context, voted: VoteAnswer): Response {
  switch (voted.kind) {
    case "counted":
      return c.body(null, 204);
    case "ended":
    case "first":
      return unauthorized(c);
    case "unknown":
      return problem(c, 404);
    case "not-in-it":
      return problem(c, 400, "This entrant does not stand in this matchup");
    case "early":
      return problem(c, 409, earlyWords(voted.opensAt));
    case "late":
      return problem(c, 409, lateWords(voted.closedAt));
  }
}

/** An account's own votes in a contest, by matchup. */
async function readOwnVotes(db: Db, year: number, uid: string): Promise<OwnVotes> {
  const rows = await db
    .select({
      matchup: contestVotes.matchup,
      entrant: contestVotes.entrant,
      votedAt: contestVotes.votedAt,
    })
    .from(contestVotes)
    .innerJoin(contestVoters, eq(contestVoters.id, contestVotes.voter))
    .where(and(eq(contestVoters.year, year), eq(contestVoters.uid, uid)))
    .orderBy(asc(contestVotes.round), asc(contestVotes.matchup));
  return rows.map(({ matchup, entrant, votedAt }) => ({
    matchup,
    entrant,
    votedAt: votedAt.toISOString(),
  }));
}
