import { useRef, useState, type KeyboardEvent } from "react";
import { Button } from "#design/button/Button.tsx";
import { EmptyState } from "#design/emptyState/EmptyState.tsx";
import { Stack } from "#design/stack/Stack.tsx";
import { Text } from "#design/text/Text.tsx";
import type { Entrant } from "#domain/contests/contest.ts";
import { matchupTitle } from "#domain/contests/matchupWords.ts";
import { openMatchups, type Ballot } from "../ballot.ts";
import { Choice } from "./Choice.tsx";
import { pickWords } from "../picks/pickWords.ts";
import { nextUndecided } from "./nextUndecided.ts";
import { choices, queue as queueStyle } from "./queue.css.ts";

interface VoteQueueProps {
  ballot: Ballot;
  /** Shows all of the visitor's picks. */
  onPicks: () => void;
}

/** The matchups of the open round, one after the other. */
export function VoteQueue({ ballot, onPicks }: VoteQueueProps) {
  const { contest, sides, picks, vote } = ballot;
  const queue = openMatchups(ballot);
  // Until the visitor does something, the first without a vote: picks come from storage and server.
  const [chosen, setPlace] = useState<number | null>(null);
  const place = Math.min(queue.length - 1, chosen ?? Math.max(0, nextUndecided(queue, picks, -1)));
  const heading = useRef<HTMLHeadingElement>(null);
  const matchup = queue[place];
  if (matchup === undefined) return <EmptyState>No matchup takes votes now.</EmptyState>;
  const pick = picks.get(matchup.id);
  const voted = queue.filter(({ id }) => picks.has(id)).length;
  const both = sides.of(matchup);
  const entrants = both.flatMap((side) => (side.is === "known" ? [side.entrant] : []));
  const go = (to: number) => {
    setPlace(to);
    heading.current?.focus();
  };
  const next = nextUndecided(queue, picks, place);
  const voteFor = (entrant: Entrant) => {
    setPlace(place);
    vote?.(matchup, entrant);
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const entrant = event.key === "1" ? entrants[0] : event.key === "2" ? entrants[1] : undefined;
    if (entrant === undefined || vote === null) return;
    event.preventDefault();
    voteFor(entrant);
  };
  return (
    // Keys work while the focus is in here, and nowhere else.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={queueStyle} onKeyDown={byKey}>
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {matchupTitle(contest, matchup)}
        </h3>
        <Text tone="quiet" size="md">
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
              onVote={vote === null ? null : () => voteFor(side.entrant)}
            />
          ) : null,
        )}
      </div>
      <p role="status">{pickWords(ballot, matchup)}</p>
      <Stack row>
        <Button disabled={place === 0} onClick={() => go(place - 1)}>
          Back
        </Button>
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
        <Text tone="quiet" size="sm">
          Keys 1 and 2 vote. You can change a vote until the round closes.
        </Text>
      )}
    </div>
  );
}
