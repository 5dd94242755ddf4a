import Check from "~icons/check";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { useStrainLabels } from "#data/strainLabels.ts";
import { SEEDS } from "#domain/contests/bracket.ts";
import type { BracketSide } from "#domain/contests/matchupWords.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import {
  choice,
  choiceFacts,
  choiceName,
  digit as digitStyle,
  picture,
  seedLine,
  voted,
} from "./queue.css.ts";

/** The list of strains is large, and only who votes needs it. */
const StrainFacts = lazyPart(() => import("./StrainFacts.tsx"));

interface VoteChoiceProps {
  side: Extract<BracketSide, { is: "known" }>;
  /** The key that votes for it. */
  digit: number;
  isPicked: boolean;
  /** Because this one is withdrawn, and the other is not. */
  otherWins: boolean;
  /** `null` for visitors who may not vote. */
  onChoose: (() => void) | null;
}

/** One of the two that can be voted for, with what there is to know of it, as large as a thumb likes it. */
export function VoteChoice(props: VoteChoiceProps) {
  const { side, digit, isPicked, otherWins, onChoose } = props;
  const { entrant, isWithdrawn } = side;
  const labels = useStrainLabels(entrant.strain);
  return (
    <button
      type="button"
      className={choice({ picked: isPicked })}
      aria-pressed={isPicked}
      aria-keyshortcuts={String(digit)}
      disabled={onChoose === null}
      onClick={onChoose ?? undefined}
    >
      <span className={picture}>
        <StrainStamp
          size={160}
          name={entrant.strain ?? entrant.name}
          terpenes={labels?.terpenes ?? null}
        />
        {isPicked ? (
          <span className={voted} aria-hidden="true">
            <Check size={28} />
          </span>
        ) : null}
      </span>
      <span className={choiceName}>
        <bdi>{entrant.name}</bdi>
      </span>
      <span className={seedLine}>
        <span>
          Ranked {entrant.seed} of {SEEDS}
          {isWithdrawn ? ". Withdrawn" : ""}
          {otherWins ? ": the other side wins." : isWithdrawn ? "." : ""}
        </span>
        <span className={digitStyle} aria-hidden="true">
          {digit}
        </span>
      </span>
      {entrant.strain === null ? null : (
        <span className={choiceFacts}>
          <StrainFacts slug={entrant.strain} labels={labels} />
        </span>
      )}
    </button>
  );
}
