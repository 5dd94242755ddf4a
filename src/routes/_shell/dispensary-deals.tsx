import { createFileRoute } from "@tanstack/react-router";
import { DealsSearchSchema } from "#features/dispensary-deals/dealsSearch.ts";
import { DispensaryDealsScreen } from "#features/dispensary-deals/DispensaryDealsScreen.tsx";
import { dealQueries } from "#features/dispensary-deals/queries.ts";
import { SavedOnPhone } from "#features/shell/SavedOnPhone.tsx";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/dispensary-deals")({
  validateSearch: DealsSearchSchema,
  // Only begun here; the screen shows how it goes on.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(dealQueries.deals),
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
