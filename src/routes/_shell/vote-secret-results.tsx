import { createFileRoute } from "@tanstack/react-router";
import { VoteResultsScreen } from "#features/contests/VoteResultsScreen.tsx";
import { VoteResultsSearchSchema } from "#features/contests/voteResultsSearch.ts";
import { largeQueries } from "#data/queries.ts";
import { changeSearch } from "../-changeSearch.ts";
import { screenHead } from "../-screenHead.ts";
import { loadSoon } from "../-waitFor.ts";

export const Route = createFileRoute("/_shell/vote-secret-results")({
  validateSearch: VoteResultsSearchSchema,
  loader: ({ context: { queryClient } }) =>
    loadSoon(queryClient.prefetchQuery(largeQueries.contests)),
  head: () => screenHead("/vote-secret-results"),
  component: VoteResultsRoute,
});

function VoteResultsRoute() {
  const navigate = Route.useNavigate();
  return <VoteResultsScreen search={Route.useSearch()} change={changeSearch(navigate)} />;
}
