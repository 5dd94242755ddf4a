import { Fold } from "#design/surfaces/Fold.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { championOf } from "#domain/contests/finishOf.ts";
import { currentRound } from "#domain/contests/roundState.ts";
import { type Ballot, roundWords, standWords } from "./roundWords.ts";
import {
  head,
  rounds as roundsStyle,
  champion as championStyle,
  championName,
  laurel,
  other,
} from "./marchMadness.css.ts";
import { ContestTitle } from "./ContestTitle.tsx";
import Share2 from "~icons/share-2";
import Trophy from "~icons/trophy";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { useStrainLabels } from "#data/strainLabels.ts";
import { Link } from "@tanstack/react-router";
import { button } from "#design/controls/button.css.ts";
import { Button } from "#design/controls/Button.tsx";
import type { Contest, Entrant } from "#domain/contests/contest.ts";
import { shareAddress } from "#platform/share.ts";

interface ContestHeadProps {
  ballot: Ballot;
  years: readonly number[];
  openYear: number | null;
}

/** Which contest this is, and how it stands. */
export function ContestHead({ ballot, years, openYear }: ContestHeadProps) {
  const { contest, states } = ballot;
  const champion = championOf(contest);
  return (
    <Stack className="no-print">
      <div className={head}>
        <div>
          <ContestTitle contest={contest} hasChoice={years.length > 1} />
          {openYear === null ? (
            <p role="status">{standWords(contest, states)}</p>
          ) : (
            <div className={other}>
              <p role="status">
                {currentRound(contest) === null
                  ? `The ${String(contest.year)} contest is over.`
                  : standWords(contest, states)}
              </p>
              <Link
                to="/march-madness"
                search={{ year: openYear }}
                className={button({ kind: "primary" })}
              >
                Vote in {openYear}’s
              </Link>
            </div>
          )}
        </div>
      </div>
      {champion === null ? null : <Champion contest={contest} champion={champion} />}
    </Stack>
  );
}

interface ContestNotesProps {
  ballot: Ballot;
  copiedAt: number;
  now: number;
}

/** When the rounds are, how they are counted, and how old this copy is: below what there is to do. */
export function ContestNotes({ ballot, copiedAt, now }: ContestNotesProps) {
  const { contest, states } = ballot;
  return (
    <div className="no-print">
      <Fold summary="The six rounds">
        <ol className={roundsStyle}>
          {contest.rounds.map((round, index) => (
            <li key={round.round}>
              <strong>{round.name}</strong>
              <span>{roundWords(contest, round, states[index] ?? "upcoming")}</span>
            </li>
          ))}
        </ol>
        <Text tone="quiet" size="sm">
          64 strains face off in six rounds, and you have one vote in each matchup. You see a
          round’s votes and winners once it closes. Most votes win. On a tie, or with no votes, the
          better ranked wins; with equal ranks, the one with more votes in all closed rounds; then
          the first by name.
        </Text>
      </Fold>
      {currentRound(contest) === null ? null : (
        <Text tone="quiet" size="sm">
          <Freshness observedAt={new Date(copiedAt).toISOString()} now={now} />
          {contest.sample ? " · A made-up contest, to try it out." : ""}
        </Text>
      )}
    </div>
  );
}

/** Who has won it all. */
function Champion({ contest, champion }: { contest: Contest; champion: Entrant }) {
  const { year } = contest;
  const labels = useStrainLabels(champion.strain);
  const share = () =>
    shareAddress(
      `${champion.name} has won March Madness ${String(year)}`,
      new URL(`/march-madness?year=${String(year)}`, location.origin).href,
      "The address of this contest has been copied.",
    );
  return (
    <section aria-label="Champion" className={`${championStyle} dark-surface`}>
      <StrainStamp
        size={96}
        name={champion.strain ?? champion.name}
        terpenes={labels?.terpenes ?? null}
      />
      <div>
        <p className={laurel}>
          <Trophy aria-hidden="true" /> Champion {year}
        </p>
        <p className={championName}>
          {champion.strain === null ? (
            <bdi>{champion.name}</bdi>
          ) : (
            <Link to="/strain-genetics/$genetic" params={{ genetic: champion.strain }}>
              <bdi>{champion.name}</bdi>
            </Link>
          )}
        </p>
        <p>
          Ranked {champion.seed} in {champion.division}
        </p>
      </div>
      <Button onClick={() => void share()}>
        <Share2 aria-hidden="true" /> Share
      </Button>
    </section>
  );
}
