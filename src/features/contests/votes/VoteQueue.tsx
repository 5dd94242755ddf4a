import { useEffect, useRef, useState, type RefObject } from "react";
import { Button } from "#design/controls/Button.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { matchupTitle, type BracketSide } from "#domain/contests/matchupWords.ts";
import { openMatchups, type Ballot } from "../roundWords.ts";
import { nextUndecided } from "./nextUndecided.ts";
import {
  choices,
  keysHint,
  queue as queueStyle,
  choice,
  choiceName,
  digit as digitStyle,
} from "./queue.css.ts";
import type { Matchup } from "#domain/contests/contest.ts";
import { countsIfWords } from "#domain/contests/voteWords.ts";
import Check from "~icons/check";

interface VoteQueueProps {
  ballot: Ballot;
  /** Where the keys 1 and 2 vote while the focus is in there. */
  keysOn: RefObject<HTMLElement | null>;
  /** Shows all of the visitor's picks. */
  onPicks: () => void;
}

/** The matchups of the open round, one after the other. */
export function VoteQueue({ ballot, keysOn, onPicks }: VoteQueueProps) {
  const { contest, sides, picks, vote } = ballot;
  const queue = openMatchups(ballot);
  // Fixed when it is first shown, or a vote of another tab would change it under the finger.
  const [wanted, setPlace] = useState(() => Math.max(0, nextUndecided(queue, picks, -1)));
  const place = Math.min(queue.length - 1, wanted);
  const heading = useRef<HTMLHeadingElement>(null);
  const matchup = queue[place];
  useEffect(() => {
    const area = keysOn.current;
    const byKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || vote === null) return;
      if (event.target instanceof HTMLSelectElement || matchup === undefined) return;
      const id = event.key === "1" ? matchup.a : event.key === "2" ? matchup.b : null;
      const entrant = sides.find(id);
      if (entrant === null) return;
      event.preventDefault();
      vote(matchup, entrant);
    };
    // Keys work while the focus is on the contest, and nowhere else.
    area?.addEventListener("keydown", byKey);
    return () => area?.removeEventListener("keydown", byKey);
  });
  if (matchup === undefined) return <EmptyState>No matchup takes votes now.</EmptyState>;
  const pick = picks.get(matchup.id);
  const voted = queue.filter(({ id }) => picks.has(id)).length;
  const both = sides.of(matchup);
  const areBothOut = both.every((side) => side.is === "known" && side.isWithdrawn);
  const go = (to: number) => {
    setPlace(to);
    heading.current?.focus();
  };
  const next = nextUndecided(queue, picks, place);
  return (
    <div className={queueStyle}>
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {matchupTitle(contest, matchup)}
        </h3>
        <Text tone="quiet" size="sm">
          Matchup {place + 1} of {queue.length}.
          {vote === null ? "" : ` You have voted in ${String(voted)}.`}
        </Text>
      </div>
      <div className={choices}>
        {both.map((side, index) =>
          side.is === "known" ? (
            <Choice
              key={side.entrant.id}
              side={side}
              digit={index + 1}
              isPicked={pick?.entrant === side.entrant.id}
              otherWins={side.isWithdrawn && !areBothOut}
              onVote={vote === null ? null : () => vote(matchup, side.entrant)}
            />
          ) : null,
        )}
      </div>
      <p role="status">{pickWords(ballot, matchup)}</p>
      <Stack row className="no-print">
        {place === 0 ? null : <Button onClick={() => go(place - 1)}>Back</Button>}
        {next === -1 ? (
          <Button kind="primary" onClick={onPicks}>
            See my picks
          </Button>
        ) : (
          <Button kind={pick ? "primary" : "secondary"} onClick={() => go(next)}>
            {pick ? "Next" : "Skip"}
          </Button>
        )}
      </Stack>
      {vote === null ? null : (
        <Text tone="quiet" size="sm" className="no-print">
          You can change a vote until the round closes.
          <span className={keysHint}> With the focus on the contest, keys 1 and 2 vote.</span>
        </Text>
      )}
    </div>
  );
}

/** The visitor's choice in an open matchup, and whether the server has it; "" without a vote. */
function pickWords({ contest, sides, picks }: Ballot, { id, round }: Matchup): string {
  const pick = picks.get(id);
  const entrant = sides.find(pick?.entrant ?? null);
  if (pick === undefined || entrant === null) return "";
  const own = `Your vote: ${entrant.name}.`;
  const closesAt = contest.rounds[round - 1]?.closesAt;
  return pick.is === "counted" || closesAt === undefined
    ? own
    : `${own} Saved on this phone, ${countsIfWords(Date.parse(closesAt))}.`;
}

interface ChoiceProps {
  side: Extract<BracketSide, { is: "known" }>;
  /** The key that votes for it. */
  digit: number;
  isPicked: boolean;
  /** Because this one is withdrawn, and the other is not. */
  otherWins: boolean;
  /** `null` for visitors who may not vote. */
  onVote: (() => void) | null;
}

/** One of the two that can be voted for, as large as a thumb likes it. */
function Choice(props: ChoiceProps) {
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
