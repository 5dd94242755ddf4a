import { Link } from "@tanstack/react-router";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Skeleton } from "#design/states/Skeleton.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import type { Ballot } from "../roundWords.ts";
import { picks as picksStyle } from "../marchMadness.css.ts";
import type { OwnPicks } from "./usePicks.ts";
import { Tag } from "#design/words/Tag.tsx";
import type { Matchup, Contest } from "#domain/contests/contest.ts";
import { countsIfWords } from "#domain/contests/voteWords.ts";
import type { Pick } from "./pick.ts";

interface MyPicksProps {
  ballot: Ballot;
  /** `null` while signed out. */
  own: OwnPicks | null;
}

/** What the visitor has voted, round by round, and how that went; signed out, what they have chosen to vote. */
export function MyPicks({ ballot, own }: MyPicksProps) {
  const { contest, picks } = ballot;
  if (own === null) {
    return (
      <Stack gap={5}>
        <EmptyState
          action={
            <Link
              to="/signin"
              search={{ redirect: `/march-madness?year=${String(contest.year)}&view=picks` }}
              className={button({ kind: "primary" })}
            >
              Sign in
            </Link>
          }
        >
          {picks.size === 0
            ? "Your picks belong to your account."
            : "These are on this device. They count once you sign in and cast them."}
        </EmptyState>
        <PicksByRound ballot={ballot} />
      </Stack>
    );
  }
  if (own.isPending && !own.isError && own.picks.size === 0)
    return <Skeleton title="Loading your picks" />;
  const { right, decided } = scoreOf(contest, own.picks);
  return (
    <Stack gap={5}>
      <PrintTitle title={`My picks: ${contest.title}`} />
      {own.isError && own.confirmedAt === null ? (
        <p role="alert">
          Your picks could not be loaded. <Button onClick={own.retry}>Retry</Button>
        </p>
      ) : null}
      {decided > 0 ? (
        <p>
          <strong>
            {right} of {decided} right
          </strong>{" "}
          in the rounds that have closed.
        </p>
      ) : null}
      {own.picks.size === 0 && !own.isError ? (
        <EmptyState>You have not voted in this contest.</EmptyState>
      ) : null}
      <PicksByRound ballot={ballot} />
    </Stack>
  );
}

function PicksByRound({ ballot }: { ballot: Ballot }) {
  const { contest, picks } = ballot;
  return contest.rounds.map(({ round, name }) => {
    const chosen = contest.matchups.filter((each) => each.round === round && picks.has(each.id));
    return chosen.length === 0 ? null : (
      <Section key={round} title={name}>
        <ul className={picksStyle}>
          {chosen.map((matchup) => (
            <PickLine key={matchup.id} ballot={ballot} matchup={matchup} />
          ))}
        </ul>
      </Section>
    );
  });
}

/** One vote: the choice, its opponent and the result. */
function PickLine({ ballot, matchup }: { ballot: Ballot; matchup: Matchup }) {
  const { contest, sides, picks } = ballot;
  const pick = picks.get(matchup.id);
  const chosen = sides.find(pick?.entrant ?? null);
  const other = sides.find(matchup.a === chosen?.id ? matchup.b : matchup.a);
  if (pick === undefined || chosen === null) return null;
  const closesAt = contest.rounds[matchup.round - 1]?.closesAt;
  return (
    <li>
      <strong>
        <bdi>{chosen.name}</bdi>
      </strong>{" "}
      over <bdi>{other?.name}</bdi>{" "}
      {matchup.winner === null ? null : matchup.winner === chosen.id ? (
        <Tag tone="good">Won</Tag>
      ) : (
        <Tag>Lost</Tag>
      )}
      {pick.is === "waiting" && closesAt !== undefined ? (
        <small>Saved on this device, {countsIfWords(Date.parse(closesAt))}.</small>
      ) : null}
    </li>
  );
}

/** How many of the visitor's votes in closed rounds were for who won. */
function scoreOf({ matchups }: Contest, picks: ReadonlyMap<string, Pick>) {
  const decided = matchups.filter(({ id, winner }) => winner !== null && picks.has(id));
  const right = decided.filter(({ id, winner }) => picks.get(id)?.entrant === winner);
  return { right: right.length, decided: decided.length };
}
