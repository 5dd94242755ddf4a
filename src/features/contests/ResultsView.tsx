import Download from "~icons/download";
import Printer from "~icons/printer";
import { Button } from "#design/controls/Button.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { Sides, percentOf, tieWords, type BracketSide } from "#domain/contests/matchupWords.ts";
import { writeResultsCsv } from "#domain/contests/resultsCsv.ts";
import { formatDate } from "#domain/time/age.ts";
import { handOver } from "#platform/download.ts";
import { statesOf, roundWords, standWords } from "./roundWords.ts";
import type { KnownContest } from "./ContestPage.tsx";
import { ContestTitle } from "./ContestTitle.tsx";
import { head } from "./marchMadness.css.ts";
import { results, bar, entry, figures, fill, line, name, where, wonMark } from "./results.css.ts";
import Check from "~icons/check";
import type { Matchup } from "#domain/contests/contest.ts";

/** All closed rounds, the last one first. */
export function ResultsView({ contest, copiedAt, years, now }: KnownContest) {
  const sides = new Sides(contest);
  const states = statesOf(contest, { now, copiedAt });
  const closed = contest.rounds.filter((_, index) => states[index] === "closed").toReversed();
  const save = () =>
    void handOver(
      `march-madness-${String(contest.year)}.csv`,
      "text/csv;charset=utf-8",
      writeResultsCsv(contest),
    );
  return (
    <Stack gap={5}>
      <PrintTitle title={`Vote results: ${contest.title}`}>
        {standWords(contest, states)} Printed {formatDate(now)}.
      </PrintTitle>
      <div className={`${head} no-print`}>
        <div>
          <ContestTitle contest={contest} hasChoice={years.length > 1} />
          <p role="status">{standWords(contest, states)}</p>
          <Text tone="quiet" size="sm" className="no-print">
            <Freshness observedAt={new Date(copiedAt).toISOString()} now={now} />
          </Text>
        </div>
      </div>
      {closed.length === 0 ? (
        <EmptyState>Results show up once the first round closes.</EmptyState>
      ) : (
        <Stack row className="no-print">
          <Button onClick={save}>
            <Download aria-hidden="true" /> CSV
          </Button>
          <Button onClick={() => print()}>
            <Printer aria-hidden="true" /> Print
          </Button>
        </Stack>
      )}
      {closed.map((round) => (
        <Section key={round.round} title={round.name}>
          <Text tone="quiet">{roundWords(contest, round, "closed")}</Text>
          <ul className={results}>
            {contest.matchups
              .filter((matchup) => matchup.round === round.round)
              .map((matchup) => (
                <ResultEntry
                  key={matchup.id}
                  matchup={matchup}
                  sides={sides.of(matchup)}
                  why={tieWords(contest, matchup)}
                  turnout={contest.turnout[round.round - 1] ?? 0}
                />
              ))}
          </ul>
        </Section>
      ))}
      {contest.status === "closed" ? <Archive year={contest.year} /> : null}
    </Stack>
  );
}

/** How anybody can count a contest again that is over. */
function Archive({ year }: { year: number }) {
  return (
    <Section title="Count again" className="no-print">
      <Text>
        The{" "}
        <a href={`/api/contests/${String(year)}/archive.json`} download>
          archive of this contest
        </a>{" "}
        has its rules, its entrants, all votes by matchup, and a SHA-256 over them. The program that
        recounts it lies in the site's repository: server/cli/recount.ts.
      </Text>
    </Section>
  );
}

interface ResultEntryProps {
  matchup: Matchup;
  sides: readonly [BracketSide, BracketSide];
  /** Why its winner has won where both have as many votes. */
  why: string | null;
  /** Accounts that voted in this round, in any of its matchups. */
  turnout: number;
}

/** How one matchup went: votes, shares, and out of how many. */
function ResultEntry({ matchup, sides, why, turnout }: ResultEntryProps) {
  const { votes, winner, division } = matchup;
  if (votes === null) return null;
  const percent = percentOf(votes);
  const all = votes[0] + votes[1];
  return (
    <li className={entry}>
      {division === null ? null : (
        <p className={where}>
          <bdi>{division}</bdi>
        </p>
      )}
      {sides.map((side, index) => {
        if (side.is === "awaited") return null;
        const { id, seed, name: words } = side.entrant;
        const hasWon = id === winner;
        const count = votes[index] ?? 0;
        const share = percent?.[index];
        return (
          <div key={id} className={line({ won: hasWon })}>
            <p className={name}>
              {seed} <bdi>{words}</bdi>
              {side.isWithdrawn ? " (withdrawn)" : ""}
              {hasWon ? (
                <span className={wonMark}>
                  <Check size={16} aria-hidden="true" />
                  <span className="visually-hidden">won</span>
                </span>
              ) : null}
            </p>
            <p className={figures}>
              {count.toLocaleString("en-US")}
              {share === undefined ? "" : ` (${String(share)}%)`}
              {hasWon && why !== null ? `, ${why}` : ""}
            </p>
            <div className={bar} aria-hidden="true">
              <span
                className={fill({ won: hasWon })}
                style={{ inlineSize: `${String(share ?? 0)}%` }}
              />
            </div>
          </div>
        );
      })}
      <p className={where}>
        {all.toLocaleString("en-US")} of {turnout.toLocaleString("en-US")} accounts that voted in
        this round
      </p>
    </li>
  );
}
