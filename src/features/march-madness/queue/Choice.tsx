import Check from "lucide-react/icons/check";
import type { BracketSide } from "#domain/contests/matchupWords.ts";
import { choice, choiceName, digit as digitStyle } from "./queue.css.ts";

interface ChoiceProps {
  side: Extract<BracketSide, { is: "known" }>;
  /** The key that votes for it. */
  digit: number;
  isPicked: boolean;
  /** `null` for whoever may not vote. */
  onVote: (() => void) | null;
}

/** One of the two that can be voted for, as large as a thumb likes it. */
export function Choice({ side: { entrant, isWithdrawn }, digit, isPicked, onVote }: ChoiceProps) {
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
        {isWithdrawn ? ". Withdrawn: the other side wins." : ""}
      </span>
    </button>
  );
}
