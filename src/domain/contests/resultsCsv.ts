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
      [
        String(round),
        id,
        division ?? "",
        one?.name ?? "",
        String(one?.seed ?? ""),
        String(votes[0]),
        other?.name ?? "",
        String(other?.seed ?? ""),
        String(votes[1]),
        find(winner)?.name ?? "",
        String(turnout[round - 1] ?? ""),
      ]
        .map(cell)
        .join(","),
    ];
  });
  return [HEADER, ...lines].map((line) => `${line}\r\n`).join("");
}

/** A spreadsheet would take a cell that begins so for a formula, and run it. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
