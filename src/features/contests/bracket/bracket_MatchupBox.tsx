import { matchupTitle, sideWords, type BracketSide } from "#domain/contests/matchupWords.ts";
import type { Matchup } from "#domain/contests/contest.ts";
import { stateOf, type Ballot } from "../ballot.ts";
import { box } from "./matchup.css.ts";
import { SideRow } from "./MatchupBox.tsx";

interface MatchupBoxProps {
  ballot: Ballot;
  matchup: Matchup;
  /** Where there is little room, only that an opponent is awaited. */
  brief?: boolean;
}

/** Two that meet: with their votes when the round has closed, to be voted on while it is open. */
export function MatchupBox({ ballot, matchup, brief = false }: MatchupBoxProps) {
  const { contest, sides, picks, vote } = ballot;
  const both = sides.of(matchup);
  const pick = picks.get(matchup.id)?.entrant;
  const isOpen = stateOf(ballot, matchup) === "open" && both.every(({ is }) => is === "known");
  return (
    <div className={box}>
      {both.map((side, index) => {
        const other = both[1 - index];
        const isKnown = side.is === "known";
        const against = other ? ` against ${sideWords(other)}` : "";
        return (
          <SideRow
            key={isKnown ? side.entrant.id : index}
            side={side}
            brief={brief}
            isLater={matchup.round > 1}
            votes={matchup.votes?.[index] ?? null}
            hasWon={isKnown && matchup.winner === side.entrant.id}
            isPicked={isKnown && pick === side.entrant.id}
            ballotWords={`${visibleWords(side)}${matchupTitle(contest, matchup)}. ${sideWords(side)},${against}`}
            onVote={isOpen && vote !== null && isKnown ? () => vote(matchup, side.entrant) : null}
          />
        );
      })}
    </div>
  );
}

/** What stands on a ballot begins its name, for those who speak to it. */
const visibleWords = (side: BracketSide) =>
  side.is === "known" ? `${String(side.entrant.seed)} ${side.entrant.name}: ` : "";
