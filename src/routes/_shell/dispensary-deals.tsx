import { createFileRoute } from "@tanstack/react-router";
import { DealsSearchSchema } from "#features/dispensary-deals/dealsSearch.ts";
import { DispensaryDealsScreen } from "#features/dispensary-deals/DispensaryDealsScreen.tsx";
import { dealQueries } from "#features/dispensary-deals/queries.ts";
import { SavedOnPhone } from "#features/shell/SavedOnPhone.tsx";
import { screenHead } from "../-screenHead.ts";
import { waitFor } from "../-waitFor.ts";

/** Longest wait for a copy from storage, in milliseconds. */
const COPY_PATIENCE_MS = 300;

export const Route = createFileRoute("/_shell/dispensary-deals")({
  validateSearch: DealsSearchSchema,
  loader: ({ context: { queryClient } }) =>
    waitFor(queryClient.prefetchQuery(dealQueries.deals), COPY_PATIENCE_MS),
  head: () => screenHead("/dispensary-deals"),
  component: DealsRoute,
});

function DealsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DispensaryDealsScreen
      search={search}
      change={(changes) =>
        void navigate({
          search: (now) => ({ ...now, ...changes }),
          replace: true,
          resetScroll: false,
        })
      }
      saved={<SavedOnPhone />}
    />
  );
}
