import Check from "~icons/check";
import { awaitedWords, type BracketSide } from "#domain/contests/matchupWords.ts";
import { awaited, count, name, pickMark, seed, side as sideStyle } from "./matchup.css.ts";

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
export function SideRow(props: SideRowProps) {
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
