import Check from "~icons/check";
import type { BracketSide } from "#domain/contests/matchupWords.ts";
import { choice, choiceName, digit as digitStyle } from "./queue.css.ts";

interface ChoiceProps {
  side: Extract<BracketSide, { is: "known" }>;
  /** The key that votes for it. */
  digit: number;
  isPicked: boolean;
  /** Because this one is withdrawn, and the other is not. */
  otherWins: boolean;
  /** `null` for whoever may not vote. */
  onVote: (() => void) | null;
}

/** One of the two that can be voted for, as large as a thumb likes it. */
export function Choice(props: ChoiceProps) {
  const { side, digit, isPicked, otherWins, onVote } = props;
  const { entrant, isWithdrawn } = side;
  return (
    <button
      type="button"
      className={choice({ picked: isPicked })}
      aria-pressed={isPicked}
      aria-keyshortcuts={String(digit)}
      disabled={onVote === null}
      onClick={onVote ?? undefined}
    >
      <span className={digitStyle} aria-hidden="true">
        {isPicked ? <Check size={20} /> : digit}
      </span>
      <span className={choiceName}>
        <bdi>{entrant.name}</bdi>
      </span>
      <span>
        Seed {entrant.seed}
        {isWithdrawn ? ". Withdrawn" : ""}
        {otherWins ? ": the other side wins." : isWithdrawn ? "." : ""}
      </span>
    </button>
  );
}
