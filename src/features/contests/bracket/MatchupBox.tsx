import Check from "~icons/check";
import { useStrainLabels } from "#data/strainLabels.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import {
  awaitedWords,
  marginWords,
  type BracketSide,
  matchupTitle,
  percentOf,
  sideWords,
  tieWords,
} from "#domain/contests/matchupWords.ts";
import {
  awaited,
  count,
  name,
  pickMark,
  picture,
  seed,
  side as sideStyle,
  box,
  votes as votesStyle,
  why as whyStyle,
} from "./matchup.css.ts";
import type { Entrant, Matchup } from "#domain/contests/contest.ts";
import { stateOf, type Ballot } from "../roundWords.ts";

interface SideRowProps {
  side: BracketSide;
  brief: boolean;
  /** After the first round, whose seeds stand beside it. */
  isLater: boolean;
  /** Once the round is closed; its share is `null` where nobody voted. `why`: of a winner with no larger share. */
  result: { votes: number; percent: number | null; why: string | null } | null;
  hasWon: boolean;
  isPicked: boolean;
  /** Takes votes now, if not everybody's. */
  isOpen: boolean;
  /** What a vote for this side is, for those who do not see the bracket. */
  ballotWords: string;
  /** `null` where no vote can be given. */
  onVote: (() => void) | null;
}

/** One side of a matchup: a button while it can be voted for. */
function SideRow(props: SideRowProps) {
  const { side, brief, isLater, result, hasWon, isPicked, isOpen, ballotWords, onVote } = props;
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
  const outcome = result === null ? "open" : hasWon ? "won" : "lost";
  const content = (
    <>
      <span className={seed({ repeated: brief && isLater })}>{entrant.seed}</span>{" "}
      <span className={picture}>
        <EntrantStamp entrant={entrant} />
      </span>
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
      {result === null ? null : (
        <span className={count}>
          {result.percent === null ? null : <b>{result.percent}%</b>}
          {result.percent === null || brief ? (
            <span className="visually-hidden"> {votesWords(result.votes)}</span>
          ) : (
            <span className={votesStyle}> {votesWords(result.votes)}</span>
          )}
          {result.why === null ? null : <Why words={result.why} brief={brief} />}
          {hasWon ? <span className="visually-hidden">, won</span> : null}
        </span>
      )}
    </>
  );
  return onVote === null ? (
    <div className={sideStyle({ outcome, picked: isPicked, open: isOpen })}>{content}</div>
  ) : (
    <button
      type="button"
      className={sideStyle({ outcome, picked: isPicked, open: isOpen, votable: true })}
      aria-pressed={isPicked}
      aria-label={ballotWords}
      onClick={onVote}
    >
      {content}
    </button>
  );
}

/** Why a winner has won whose share is no larger. On paper "better seed" is "seed", so that names keep their room. */
function Why({ words, brief }: { words: string; brief: boolean }) {
  const [first = "", ...rest] = words.split(" ");
  const isShorter = brief && first !== "by";
  return (
    <span className={whyStyle({ brief })}>
      {" "}
      <span className={isShorter ? "no-print" : ""}>{first} </span>
      {rest.join(" ")}
    </span>
  );
}

/** Until the colors of strains are known, one in one color. */
function EntrantStamp({ entrant: { name: its, strain } }: { entrant: Entrant }) {
  const labels = useStrainLabels(strain);
  return <StrainStamp size={24} name={strain ?? its} terpenes={labels?.terpenes ?? null} />;
}

const votesWords = (votes: number) =>
  votes === 1 ? "1 vote" : `${votes.toLocaleString("en-US")} votes`;

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
  const percent = matchup.votes === null ? null : percentOf(matchup.votes);
  const isOpen = stateOf(ballot, matchup) === "open" && both.every(({ is }) => is === "known");
  return (
    <div className={box}>
      {both.map((side, index) => {
        const other = both[1 - index];
        const isKnown = side.is === "known";
        const hasWon = isKnown && matchup.winner === side.entrant.id;
        const against = other ? ` against ${sideWords(other)}` : "";
        return (
          <SideRow
            key={isKnown ? side.entrant.id : index}
            side={side}
            brief={brief}
            isLater={matchup.round > 1}
            result={
              matchup.votes === null
                ? null
                : {
                    votes: matchup.votes[index] ?? 0,
                    percent: percent?.[index] ?? null,
                    why: hasWon ? (tieWords(contest, matchup) ?? marginWords(matchup)) : null,
                  }
            }
            hasWon={hasWon}
            isPicked={isKnown && pick === side.entrant.id}
            isOpen={isOpen}
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
