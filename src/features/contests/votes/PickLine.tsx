import { Tag } from "#design/words/Tag.tsx";
import type { Matchup } from "#domain/contests/contest.ts";
import { countsIfWords } from "#domain/contests/voteWords.ts";
import type { Ballot } from "../ballot.ts";

/** One vote: for whom, against whom, and what came of it. */
export function PickLine({ ballot, matchup }: { ballot: Ballot; matchup: Matchup }) {
  const { contest, sides, picks } = ballot;
  const pick = picks.get(matchup.id);
  const chosen = sides.find(pick?.entrant ?? null);
  const other = sides.find(matchup.a === chosen?.id ? matchup.b : matchup.a);
  if (pick === undefined || chosen === null) return null;
  const closesAt = contest.rounds[matchup.round - 1]?.closesAt;
  return (
    <li>
      <strong>
        <bdi>{chosen.name}</bdi>
      </strong>{" "}
      over <bdi>{other?.name}</bdi>{" "}
      {matchup.winner === null ? null : matchup.winner === chosen.id ? (
        <Tag tone="good">Won</Tag>
      ) : (
        <Tag>Lost</Tag>
      )}
      {pick.is === "waiting" && closesAt !== undefined ? (
        <small>Saved on this phone, {countsIfWords(Date.parse(closesAt))}.</small>
      ) : null}
    </li>
  );
}
