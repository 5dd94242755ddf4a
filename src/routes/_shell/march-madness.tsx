import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmail } from "#features/accounts/VerifyEmail.tsx";
import { MarchMadnessScreen } from "#features/contests/MarchMadnessScreen.tsx";
import { MarchMadnessSearchSchema } from "#features/contests/marchMadnessSearch.ts";
import { largeQueries } from "#data/queries.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import { changeSearch } from "../-changeSearch.ts";
import { screenHead } from "../-screenHead.ts";
import { loadSoon } from "../-waitFor.ts";

/** Where a contest is shown nobody loads it. */
const MostAvailable = lazyPart(() => import("#features/strains/MostAvailable.tsx"));

export const Route = createFileRoute("/_shell/march-madness")({
  validateSearch: MarchMadnessSearchSchema,
  loader: ({ context: { queryClient } }) =>
    loadSoon(queryClient.prefetchQuery(largeQueries.contests)),
  head: () => screenHead("/march-madness"),
  component: MarchMadnessRoute,
});

function MarchMadnessRoute() {
  const navigate = Route.useNavigate();
  return (
    <MarchMadnessScreen
      search={Route.useSearch()}
      change={changeSearch(navigate)}
      verification={<VerifyEmail />}
      field={<MostAvailable />}
    />
  );
}
