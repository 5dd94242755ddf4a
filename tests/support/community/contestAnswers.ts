import { BRACKET, ROUND_NAMES, SEEDS } from "#domain/contests/bracket.ts";
import type { Contest, Entrant, Matchup } from "#domain/contests/contest.ts";
import { DAY_MS } from "#domain/time/spans.ts";

const DIVISION_NAMES = ["East", "West", "South", "Midwest"];

interface ContestParts {
  year?: number;
  /** Rounds that are closed. */
  settled?: number;
  /** When the first round opens, epoch milliseconds. */
  opensAt: number;
  status?: Contest["status"];
  entrant?: (entrant: Entrant) => Partial<Entrant>;
}

/** A contest as the server gives it: the first of each matchup has 60 votes and wins, the other 40. */
export function contestAnswer({
  year = 2026,
  settled = 0,
  opensAt,
  status = settled === 6 ? "closed" : "open",
  entrant: more = () => ({}),
}: ContestParts): Contest {
  const entrants = DIVISION_NAMES.flatMap((division, index) =>
    Array.from({ length: SEEDS }, (_, place): Entrant => {
      const id = `${String(index)}-${String(place + 1)}`;
      const entrant = {
        id,
        name: `${division} ${String(place + 1)}`,
        division,
        seed: place + 1,
        strain: null,
      };
      return { ...entrant, ...more(entrant) };
    }),
  );
  const matchups: Matchup[] = [];
  const winnerOf = (id: string) => matchups.find((matchup) => matchup.id === id)?.winner ?? null;
  for (const { id, round, division, from } of BRACKET) {
    const [a, b] =
      "seeds" in from
        ? from.seeds.map((seed) => `${String(division)}-${String(seed)}`)
        : from.winners.map(winnerOf);
    const isClosed = round <= settled;
    matchups.push({
      id,
      round,
      division: division === null ? null : (DIVISION_NAMES[division] ?? null),
      a: a ?? null,
      b: b ?? null,
      winner: isClosed ? (a ?? null) : null,
      votes: isClosed ? [60, 40] : null,
    });
  }
  return {
    year,
    title: `March Madness ${String(year)}`,
    status,
    divisions: DIVISION_NAMES,
    rounds: ROUND_NAMES.map((name, index) => ({
      round: index + 1,
      name,
      opensAt: new Date(opensAt + index * DAY_MS).toISOString(),
      closesAt: new Date(opensAt + (index + 1) * DAY_MS).toISOString(),
    })),
    entrants,
    matchups,
    turnout: ROUND_NAMES.map((_, index) => (index < settled ? 120 : null)),
    sample: false,
  };
}

/** What a server with these contests answers, newest first. */
export const contestAnswers = (...contests: readonly Contest[]) => ({
  "/api/contests": Response.json(
    contests.map(({ year, title, status }) => ({ year, title, status })),
  ),
  ...Object.fromEntries(
    contests.map((contest) => [`/api/contests/${String(contest.year)}`, Response.json(contest)]),
  ),
});
