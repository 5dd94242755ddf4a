import { takeBack } from "#data/outbox/outbox.ts";
import { Banner } from "#design/banner/Banner.tsx";
import { Stack } from "#design/stack/Stack.tsx";
import type { RefusedVote } from "./pick.ts";

/** Votes that the server did not take, until the visitor has seen it. */
export function RefusedVotes({ votes }: { votes: readonly RefusedVote[] }) {
  if (votes.length === 0) return null;
  return (
    <Stack className="no-print">
      {votes.map(({ id, title, sentence }) => (
        <Banner key={id} kind="warning" role="status" onClose={() => void takeBack(id)}>
          <bdi>{title}</bdi>: {sentence}.
        </Banner>
      ))}
    </Stack>
  );
}
