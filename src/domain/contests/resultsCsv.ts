import { csvLine } from "../text/csvLine.ts";
import type { Contest } from "./contest.ts";

const HEADER =
  "round,matchup,division,entrant_a,seed_a,votes_a,entrant_b,seed_b,votes_b,winner,turnout";

/** The results of a contest's closed rounds as CSV (RFC 4180), a matchup a line. */
export function writeResultsCsv({ entrants, matchups, turnout }: Contest): string {
  const byId = new Map(entrants.map((entrant) => [entrant.id, entrant]));
  const find = (id: string | null) => (id === null ? undefined : byId.get(id));
  const lines = matchups.flatMap(({ id, round, division, a, b, winner, votes }) => {
    if (votes === null) return [];
    const [one, other] = [find(a), find(b)];
    return [
      csvLine([
        round,
        id,
        division ?? "",
        one?.name ?? "",
        one?.seed ?? "",
        votes[0],
        other?.name ?? "",
        other?.seed ?? "",
        votes[1],
        find(winner)?.name ?? "",
        turnout[round - 1] ?? "",
      ]),
    ];
  });
  return [HEADER, ...lines].map((line) => `${line}\r\n`).join("");
}
