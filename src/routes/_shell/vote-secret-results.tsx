import { createFileRoute } from "@tanstack/react-router";
import { VoteResultsScreen } from "#features/contests/VoteResultsScreen.tsx";
import { VoteResultsSearchSchema } from "#features/contests/voteResultsSearch.ts";
import { contestQueries } from "#data/contests.ts";
import { changeSearch } from "../-changeSearch.ts";
import { screenHead } from "../-screenHead.ts";
import { waitFor } from "../-waitFor.ts";

/** Longest wait for a copy from storage, in milliseconds. */
const COPY_PATIENCE_MS = 300;

export const Route = createFileRoute("/_shell/vote-secret-results")({
  validateSearch: VoteResultsSearchSchema,
  loader: ({ context: { queryClient } }) =>
    waitFor(queryClient.prefetchQuery(contestQueries.list), COPY_PATIENCE_MS),
  head: () => screenHead("/vote-secret-results"),
  component: VoteResultsRoute,
});

function VoteResultsRoute() {
  const navigate = Route.useNavigate();
  return <VoteResultsScreen search={Route.useSearch()} change={changeSearch(navigate)} />;
}
