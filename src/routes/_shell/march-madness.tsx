import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmail } from "#features/accounts/VerifyEmail.tsx";
import { MarchMadnessScreen } from "#features/contests/MarchMadnessScreen.tsx";
import { MarchMadnessSearchSchema } from "#features/contests/marchMadnessSearch.ts";
import { contestQueries } from "#data/contests.ts";
import { changeSearch } from "../-changeSearch.ts";
import { screenHead } from "../-screenHead.ts";
import { waitFor } from "../-waitFor.ts";

/** Longest wait for a copy from storage, in milliseconds. */
const COPY_PATIENCE_MS = 300;

export const Route = createFileRoute("/_shell/march-madness")({
  validateSearch: MarchMadnessSearchSchema,
  loader: ({ context: { queryClient } }) =>
    waitFor(queryClient.prefetchQuery(contestQueries.list), COPY_PATIENCE_MS),
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
    />
  );
}
