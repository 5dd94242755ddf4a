import * as v from "valibot";
import { BRACKET } from "#domain/contests/bracket.ts";
import { OwnVotesSchema } from "#domain/contests/contest.ts";
import type { Random } from "../../../../../server/operations/sample/random.ts";
import { entrantAt, YEAR } from "../../../../support/community/contests.ts";
import type { Reached } from "../site/reached.ts";
import { Ledger } from "./ledger.ts";
import { together, type Stream } from "./stream.ts";

/** As many act between two kills; an account has a limit of calls. */
const ACTING = 3;

/** Matchups of the first round, and who stands in them. */
const MATCHUPS = BRACKET.flatMap(({ id, division, from }) =>
  "seeds" in from && division !== null
    ? [{ id, sides: from.seeds.map((seed) => entrantAt(division, seed)) }]
    : [],
);

interface Vote {
  matchup: string;
  entrant: string;
}

function voter(token: string, random: Random, ledger: Ledger) {
  const path = `/api/contests/${String(YEAR)}/votes`;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const kept = new Map<string, string>();
  let open: Vote | null = null;

  const newVote = (): Vote => {
    const { id, sides } = random.pick(MATCHUPS);
    return { matchup: id, entrant: random.pick(sides) };
  };
  async function send(site: Reached, over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      const vote = (open ??= newVote());
      const body = JSON.stringify({ entrant: vote.entrant });
      const answer = await site.call({
        path: `${path}/${vote.matchup}`,
        init: { method: "PUT", headers, body },
      });
      if (answer === null) {
        ledger.unanswered += 1;
        return;
      }
      if (answer.status === 429) return;
      ledger.expect(answer.status === 204, "odd", () => `vote: ${JSON.stringify(answer)}`);
      ledger.acknowledged += 1;
      kept.set(vote.matchup, vote.entrant);
      open = null;
    }
  }

  async function look(site: Reached): Promise<void> {
    const answer = await site.call({ path, init: { method: "GET", headers } });
    if (answer?.status !== 200) {
      ledger.expect(answer?.status === 429, "odd", () => `votes: ${JSON.stringify(answer)}`);
      return;
    }
    const votes = v.parse(OwnVotesSchema, JSON.parse(answer.text));
    const found = new Map(votes.map(({ matchup, entrant }) => [matchup, entrant]));
    ledger.expect(found.size === votes.length, "doubled", () => "two votes in one matchup");
    for (const [matchup, entrant] of kept) {
      const now = found.get(matchup);
      const isThere = now === entrant || (matchup === open?.matchup && now === open.entrant);
      ledger.expect(isThere, "lost", () => `${matchup} is ${String(now)}, not ${entrant}`);
    }
    for (const matchup of found.keys()) {
      const isKnown = kept.has(matchup) || matchup === open?.matchup;
      ledger.expect(isKnown, "torn", () => `a vote in ${matchup} that nobody has given`);
    }
  }
  return { send, look };
}

/** Votes of accounts, given and changed while a round is open. */
export function voteStream(tokens: readonly string[], random: Random): Stream {
  const ledger = new Ledger();
  const voters = tokens.map((token) => voter(token, random, ledger));
  let acting = voters;
  return {
    name: "votes",
    ledger,
    async send(...how) {
      acting = random.shuffled(voters).slice(0, ACTING);
      await together(acting, ...how);
    },
    // Of the others nothing was under way.
    look: (site) => lookAt(acting, site),
    settle: (site) => lookAt(voters, site),
  };
}

async function lookAt(voters: readonly ReturnType<typeof voter>[], site: Reached): Promise<void> {
  for (const one of voters) await one.look(site);
}
