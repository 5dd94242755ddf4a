import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { Button } from "#design/controls/Button.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { media } from "#design/tokens.ts";
import { matchupTitle } from "#domain/contests/matchupWords.ts";
import type { Entrant, Matchup } from "#domain/contests/contest.ts";
import { countsIfWords } from "#domain/contests/voteWords.ts";
import { useMedia } from "#platform/media.ts";
import { openMatchups, type Ballot } from "../roundWords.ts";
import { nextUndecided } from "./nextUndecided.ts";
import {
  aboveBracket,
  bench,
  choices,
  keysHint,
  lastVote,
  progress,
  queue as queueStyle,
  queueHead,
  said,
} from "./queue.css.ts";
import { RoundList } from "./RoundList.tsx";
import { VoteChoice } from "./VoteChoice.tsx";

interface VoteQueueProps {
  ballot: Ballot;
  /** What is to be done before the first vote, or before what was chosen counts. */
  gate: ReactNode;
  /** Where the keys 1 and 2 vote while the focus is in there. */
  keysOn: RefObject<HTMLElement | null>;
  /** Shows all of the visitor's picks. */
  onPicks: () => void;
  /** In less height, and without the list of the round, which the bracket shows. */
  isAboveBracket: boolean;
}

/** How long a vote is seen before the next matchup comes by itself. */
const ADVANCE_MS = 400;

/** A vote that was just given, as long as it can be undone. */
interface LastVote {
  matchup: Matchup;
  /** What was voted there before. */
  before: Entrant | null;
  /** The server has it, so that it can be changed and not be taken back. */
  stands: boolean;
}

/** The matchups of the open round, one after the other: a vote leads on to the next by itself. */
export function VoteQueue(props: VoteQueueProps) {
  const { ballot, gate, keysOn, onPicks, isAboveBracket } = props;
  const { contest, sides, picks, isDraft, vote, undo } = ballot;
  const queue = openMatchups(ballot);
  // Fixed when it is first shown, or a vote of another tab would change it under the finger.
  const [wanted, setPlace] = useState(() => Math.max(0, nextUndecided(queue, picks, -1)));
  const place = Math.min(queue.length - 1, wanted);
  const heading = useRef<HTMLHeadingElement>(null);
  const [last, setLast] = useState<LastVote | null>(null);
  /** Votes given here: each leads on. */
  const [given, noteGiven] = useState(0);
  const lastId = useId();
  const matchup = queue[place];
  const hasRoom = useMedia(media.rail);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = (to: number) => {
    clearTimeout(timer.current);
    setPlace(to);
    heading.current?.focus();
  };
  // When it is time, what has been voted in the meantime counts as well.
  const goOn = useEffectEvent(() => {
    const to = nextUndecided(queue, picks, place);
    if (to !== -1) go(to);
  });
  useEffect(() => {
    if (given === 0) return;
    timer.current = setTimeout(() => goOn(), ADVANCE_MS);
  }, [given]);
  const cast = (chosen: Matchup, entrant: Entrant) => {
    vote?.(chosen, entrant);
    setLast({
      matchup: chosen,
      before: sides.find(picks.get(chosen.id)?.entrant ?? null),
      stands: false,
    });
    clearTimeout(timer.current);
    noteGiven((count) => count + 1);
  };
  const takeBack = async ({ matchup: voted, before }: LastVote) => {
    setLast(null);
    go(queue.indexOf(voted));
    const isUndone = (await undo?.(voted, before)) ?? false;
    if (!isUndone) setLast({ matchup: voted, before, stands: true });
  };
  useEffect(() => {
    const area = keysOn.current;
    const byKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || vote === null) return;
      if (event.target instanceof HTMLSelectElement || matchup === undefined) return;
      const id = event.key === "1" ? matchup.a : event.key === "2" ? matchup.b : null;
      const entrant = sides.find(id);
      if (entrant === null) return;
      event.preventDefault();
      cast(matchup, entrant);
    };
    // Keys work while the focus is on the contest, and nowhere else.
    area?.addEventListener("keydown", byKey);
    return () => area?.removeEventListener("keydown", byKey);
  });
  if (matchup === undefined)
    return <EmptyState>No matchup is open for votes right now.</EmptyState>;
  const pick = picks.get(matchup.id);
  const voted = queue.filter(({ id }) => picks.has(id)).length;
  const both = sides.of(matchup);
  const areBothOut = both.every((side) => side.is === "known" && side.isWithdrawn);
  const next = nextUndecided(queue, picks, place);
  // Once is enough: it stands below already.
  const isOfLast = last?.matchup.id === matchup.id;
  return (
    <div className={isAboveBracket ? `${aboveBracket} no-print` : bench}>
      <div className={queueStyle}>
        <div className={queueHead}>
          <h3 ref={heading} tabIndex={-1}>
            {matchupTitle(contest, matchup)}
          </h3>
          {/* What is to be done stands above what it is done with. */}
          {vote === null ? null : (
            <p>Pick the one you like better. Ranks pair them and break ties.</p>
          )}
          <div className={progress}>
            <Text tone="quiet" size="sm">
              Matchup {place + 1} of {queue.length}
              {vote === null ? "" : `, ${String(voted)} ${isDraft ? "chosen" : "voted"}`}
            </Text>
            {/* What makes choices count stands before they are made. */}
            {isDraft ? gate : null}
          </div>
        </div>
        <div className={choices}>
          {both.map((side, index) =>
            side.is === "known" ? (
              <VoteChoice
                key={side.entrant.id}
                side={side}
                digit={index + 1}
                isPicked={pick?.entrant === side.entrant.id}
                otherWins={side.isWithdrawn && !areBothOut}
                onChoose={vote === null ? null : () => cast(matchup, side.entrant)}
              />
            ) : null,
          )}
        </div>
        <div className={said}>
          {vote === null ? gate : <p>{isOfLast ? null : pickWords(ballot, matchup)}</p>}
          <Stack row gap={2} className="no-print">
            {/* Above the line that says what it takes back: there a phone shows it whole. */}
            {last === null || last.stands ? null : (
              <Button aria-describedby={lastId} onClick={() => void takeBack(last)}>
                Undo
              </Button>
            )}
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
        </div>
        {vote === null ? null : (
          <div className={`${lastVote} no-print`}>
            {/* There before it has anything to say, or it would not be read out. */}
            <p role="status" id={lastId}>
              {last === null ? "" : lastWords(ballot, last)}
            </p>
            {last === null ? (
              <p>
                You can change a vote until the round closes.
                <span className={keysHint}> On a keyboard, keys 1 and 2 vote.</span>
              </p>
            ) : null}
          </div>
        )}
        {vote === null || isDraft ? null : gate}
      </div>
      {hasRoom && !isAboveBracket ? (
        <RoundList ballot={ballot} queue={queue} place={place} onGo={go} />
      ) : null}
    </div>
  );
}

/** What was voted last, in words that are true beside another pair. */
function lastWords(ballot: Ballot, { matchup, stands }: LastVote): string {
  const { sides, picks } = ballot;
  const chosen = picks.get(matchup.id)?.entrant ?? null;
  const winner = sides.find(chosen);
  const other = sides.find(chosen === matchup.a ? matchup.b : matchup.a);
  if (winner === null || other === null) return "";
  const state = stands
    ? "It has arrived: choose the other one to change it."
    : stateWords(ballot, matchup);
  return `You chose ${winner.name} over ${other.name}. ${state}`.trim();
}

/** The visitor's choice in an open matchup, and whether the server has it; "" without a vote. */
function pickWords(ballot: Ballot, matchup: Matchup): string {
  const pick = ballot.picks.get(matchup.id);
  const entrant = ballot.sides.find(pick?.entrant ?? null);
  if (pick === undefined || entrant === null) return "";
  const what = pick.is === "draft" ? "Your choice" : "Your vote";
  return `${what}: ${entrant.name}. ${stateWords(ballot, matchup)}`.trim();
}

/** What a vote waits for; "" where the server has it. */
function stateWords({ contest, picks }: Ballot, { id, round }: Matchup): string {
  const pick = picks.get(id);
  if (pick?.is === "draft") return "On this device: sign in to cast it.";
  const closesAt = contest.rounds[round - 1]?.closesAt;
  return pick === undefined || pick.is === "counted" || closesAt === undefined
    ? ""
    : `Saved on this device, ${countsIfWords(Date.parse(closesAt))}.`;
}
