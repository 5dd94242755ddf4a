import { createFileRoute } from "@tanstack/react-router";
import { regionCalled } from "#domain/stores/regions.ts";
import { SavedOnPhone } from "#features/shell/notices/SavedOnPhone.tsx";
import { largeQueries } from "#data/queries.ts";
import { TrendsScreen } from "#features/trends/TrendsScreen.tsx";
import { TrendsSearchSchema } from "#features/trends/trendsSearch.ts";
import { changeSearch } from "../-changeSearch.ts";
import { screenHead } from "../-screenHead.ts";
import { loadSoon } from "../-waitFor.ts";

export const Route = createFileRoute("/_shell/trends")({
  validateSearch: TrendsSearchSchema,
  loaderDeps: ({ search: { region } }) => ({ region: regionCalled(region) }),
  loader: ({ context: { queryClient }, deps: { region } }) =>
    loadSoon(queryClient.prefetchQuery(largeQueries.trends(region))),
  head: () => screenHead("/trends"),
  component: TrendsRoute,
});

function TrendsRoute() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const region = regionCalled(search.region);
  return (
    <TrendsScreen
      search={{ ...search, region }}
      noRegion={region === undefined ? search.region : undefined}
      change={changeSearch(navigate)}
      saved={<SavedOnPhone />}
    />
  );
}
