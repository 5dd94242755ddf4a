import Download from "~icons/download";
import Printer from "~icons/printer";
import { Button } from "#design/controls/Button.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { Sides } from "#domain/contests/matchupWords.ts";
import { writeResultsCsv } from "#domain/contests/resultsCsv.ts";
import { formatDate } from "#domain/time/age.ts";
import { download } from "#platform/download.ts";
import { statesOf } from "./ballot.ts";
import type { KnownContest } from "./ContestPage.tsx";
import { ContestTitle } from "./head_ContestTitle.tsx";
import { roundWords, standWords } from "./roundWords.ts";
import { YearChoice } from "./ContestTitle.tsx";
import { head } from "./marchMadness.css.ts";
import { Archive } from "./Archive.tsx";
import { ResultEntry } from "./ResultEntry.tsx";
import { results } from "./results.css.ts";

interface ResultsViewProps extends KnownContest {
  onYear: (year: number) => void;
}

/** All closed rounds, the last one first. */
export function ResultsView({ contest, copiedAt, years, now, onYear }: ResultsViewProps) {
  const sides = new Sides(contest);
  const states = statesOf(contest, { now, copiedAt });
  const closed = contest.rounds.filter((_, index) => states[index] === "closed").toReversed();
  const save = () =>
    download(
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
          <ContestTitle contest={contest} />
          <p role="status">{standWords(contest, states)}</p>
          <Text tone="quiet" size="sm" className="no-print">
            <Freshness observedAt={new Date(copiedAt).toISOString()} now={now} />
          </Text>
        </div>
        <YearChoice years={years} year={contest.year} onChoose={onYear} />
      </div>
      {closed.length === 0 ? (
        <EmptyState>Results appear when the first round has closed.</EmptyState>
      ) : (
        <Stack row className="no-print">
          <Button onClick={save}>
            <Download size={18} aria-hidden="true" /> CSV
          </Button>
          <Button onClick={() => print()}>
            <Printer size={18} aria-hidden="true" /> Print
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
