import { takeBack } from "#data/outbox/outbox.ts";
import { Banner } from "#design/states/Banner.tsx";
import type { Sides } from "#domain/contests/matchupWords.ts";
import { refused as refusedStyle } from "../marchMadness.css.ts";
import type { RefusedVote } from "./pick.ts";

interface RefusedVotesProps {
  votes: readonly RefusedVote[];
  sides: Sides;
}

/** Votes that the server did not take, until the visitor has seen it. */
export function RefusedVotes({ votes, sides }: RefusedVotesProps) {
  if (votes.length === 0) return null;
  const forget = async () => {
    for (const { id } of votes) await takeBack(id);
  };
  return (
    <div className="no-print">
      <Banner kind="warning" role="status" onClose={() => void forget()}>
        <ul className={refusedStyle}>
          {votes.map(({ id, entrant, sentence }) => (
            <li key={id}>
              <bdi>{sides.find(entrant)?.name}</bdi>: {sentence}.
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
