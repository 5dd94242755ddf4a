import { createFileRoute } from "@tanstack/react-router";
import { SavedOnPhone } from "#features/shell/notices/SavedOnPhone.tsx";
import { HighlightsSearchSchema } from "#features/highlights/highlightsSearch.ts";
import { openYear } from "#features/highlights/openYear.ts";
import { YearlyHighlightsScreen } from "#features/highlights/YearlyHighlightsScreen.tsx";
import { changeSearch } from "../-changeSearch.ts";
import { screenHead } from "../-screenHead.ts";
import { loadSoon } from "../-waitFor.ts";

export const Route = createFileRoute("/_shell/yearly-highlights")({
  validateSearch: HighlightsSearchSchema,
  loaderDeps: ({ search: { year } }) => ({ year }),
  loader: ({ context: { queryClient }, deps: { year } }) => loadSoon(openYear(queryClient, year)),
  head: () => screenHead("/yearly-highlights"),
  component: HighlightsRoute,
});

function HighlightsRoute() {
  const navigate = Route.useNavigate();
  return (
    <YearlyHighlightsScreen
      search={Route.useSearch()}
      change={changeSearch(navigate)}
      saved={<SavedOnPhone />}
    />
  );
}
