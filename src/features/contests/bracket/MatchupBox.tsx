import Check from "~icons/check";
import {
  awaitedWords,
  type BracketSide,
  matchupTitle,
  sideWords,
} from "#domain/contests/matchupWords.ts";
import { awaited, count, name, pickMark, seed, side as sideStyle, box } from "./matchup.css.ts";
import type { Matchup } from "#domain/contests/contest.ts";
import { stateOf, type Ballot } from "../roundWords.ts";

interface SideRowProps {
  side: BracketSide;
  brief: boolean;
  /** After the first round, whose seeds stand beside it. */
  isLater: boolean;
  /** Once the round is closed. */
  votes: number | null;
  hasWon: boolean;
  isPicked: boolean;
  /** What a vote for this side is, for those who do not see the bracket. */
  ballotWords: string;
  /** `null` where no vote can be given. */
  onVote: (() => void) | null;
}

/** One side of a matchup: a button while it can be voted for. */
function SideRow(props: SideRowProps) {
  const { side, brief, isLater, votes, hasWon, isPicked, ballotWords, onVote } = props;
  if (side.is === "awaited") {
    return (
      <div className={`${sideStyle({})} ${awaited}`}>
        {brief ? (
          <span className="visually-hidden">{awaitedWords(side.candidates)}</span>
        ) : (
          <span>{awaitedWords(side.candidates)}</span>
        )}
      </div>
    );
  }
  const { entrant, isWithdrawn } = side;
  const outcome = votes === null ? "open" : hasWon ? "won" : "lost";
  const content = (
    <>
      <span className={seed({ repeated: brief && isLater })}>{entrant.seed}</span>{" "}
      <span className={name}>
        <bdi>{entrant.name}</bdi>
        {isWithdrawn ? <small> withdrawn</small> : null}
      </span>
      {isPicked ? (
        <span className={pickMark}>
          <Check size={16} aria-hidden="true" />
          {onVote === null ? <span className="visually-hidden">your vote</span> : null}
        </span>
      ) : null}
      {votes === null ? null : (
        <span className={count}>
          {votes.toLocaleString("en-US")}
          <span className="visually-hidden">
            {votes === 1 ? " vote" : " votes"}
            {hasWon ? ", won" : ""}
          </span>
        </span>
      )}
    </>
  );
  return onVote === null ? (
    <div className={sideStyle({ outcome, picked: isPicked })}>{content}</div>
  ) : (
    <button
      type="button"
      className={sideStyle({ outcome, picked: isPicked, votable: true })}
      aria-pressed={isPicked}
      aria-label={ballotWords}
      onClick={onVote}
    >
      {content}
    </button>
  );
}

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
