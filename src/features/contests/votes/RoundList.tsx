import Check from "~icons/check";
import { Heading } from "#design/words/Heading.tsx";
import type { Matchup } from "#domain/contests/contest.ts";
import type { Ballot } from "../roundWords.ts";
import { roundEntry, roundList, roundMark, roundRows } from "./queue.css.ts";

interface RoundListProps {
  ballot: Pick<Ballot, "sides" | "picks">;
  /** The open matchups. */
  queue: readonly Matchup[];
  /** The one that is shown. */
  place: number;
  onGo: (place: number) => void;
}

/** On a desk, beside what is voted on: all that there is to vote on in the round, with what was chosen, one click away. */
export function RoundList({ ballot: { sides, picks }, queue, place, onGo }: RoundListProps) {
  return (
    <section aria-label="This round" className={`${roundList} no-print`}>
      <Heading level={3}>This round</Heading>
      <ol className={roundRows}>
        {queue.map((matchup, index) => {
          const chosen = picks.get(matchup.id)?.entrant;
          const names = sides
            .of(matchup)
            .flatMap((side) => (side.is === "known" ? [side.entrant] : []));
          return (
            <li key={matchup.id}>
              <button
                type="button"
                className={roundEntry}
                aria-current={index === place ? "true" : undefined}
                onClick={() => onGo(index)}
              >
                <span>
                  {names.map(({ id, name }, at) => (
                    <span key={id}>
                      {at === 0 ? "" : " – "}
                      {id === chosen ? (
                        <strong>
                          <bdi>{name}</bdi>
                        </strong>
                      ) : (
                        <bdi>{name}</bdi>
                      )}
                    </span>
                  ))}
                </span>
                {chosen === undefined ? null : (
                  <span className={roundMark}>
                    <Check size={18} aria-hidden="true" />
                    <span className="visually-hidden">voted</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
