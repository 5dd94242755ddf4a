import { Link } from "@tanstack/react-router";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { RefreshFailed } from "#design/states/RefreshFailed.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Skeleton } from "#design/states/Skeleton.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import type { Ballot } from "../ballot.ts";
import { picks as picksStyle } from "../marchMadness.css.ts";
import { PickLine } from "./PickLine.tsx";
import { scoreOf } from "./scoreOf.ts";
import type { OwnPicks } from "./usePicks.ts";

interface MyPicksProps {
  ballot: Ballot;
  /** `null` while nobody is signed in. */
  own: OwnPicks | null;
  now: number;
}

/** What the visitor has voted, round by round, and how that went. */
export function MyPicks({ ballot, own, now }: MyPicksProps) {
  const { contest } = ballot;
  if (own === null) {
    return (
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
        Your picks belong to your account.
      </EmptyState>
    );
  }
  if (own.isPending && !own.isError && own.picks.size === 0)
    return <Skeleton title="Loading your picks" />;
  const { right, decided } = scoreOf(contest, own.picks);
  return (
    <Stack gap={5}>
      <PrintTitle title={`My picks: ${contest.title}`} />
      {own.isError && own.confirmedAt !== null ? (
        <RefreshFailed savedAt={own.confirmedAt} now={now} onRetry={own.retry} />
      ) : null}
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
      {contest.rounds.map(({ round, name }) => {
        const voted = contest.matchups.filter(
          (each) => each.round === round && own.picks.has(each.id),
        );
        return voted.length === 0 ? null : (
          <Section key={round} title={name}>
            <ul className={picksStyle}>
              {voted.map((matchup) => (
                <PickLine key={matchup.id} ballot={ballot} matchup={matchup} />
              ))}
            </ul>
          </Section>
        );
      })}
    </Stack>
  );
}
