import { createFileRoute } from "@tanstack/react-router";
import { SavedOnPhone } from "#features/shell/notices/SavedOnPhone.tsx";
import { HighlightsSearchSchema } from "#features/highlights/highlightsSearch.ts";
import { openYear } from "#features/highlights/queries.ts";
import { YearlyHighlightsScreen } from "#features/highlights/YearlyHighlightsScreen.tsx";
import { changeSearch } from "../-changeSearch.ts";
import { screenHead } from "../-screenHead.ts";
import { waitFor } from "../-waitFor.ts";

/** Longest wait for a copy from storage, in milliseconds. */
const COPY_PATIENCE_MS = 300;

export const Route = createFileRoute("/_shell/yearly-highlights")({
  validateSearch: HighlightsSearchSchema,
  loaderDeps: ({ search: { year } }) => ({ year }),
  loader: ({ context: { queryClient }, deps: { year } }) =>
    waitFor(openYear(queryClient, year), COPY_PATIENCE_MS),
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
