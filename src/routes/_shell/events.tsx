import { createFileRoute } from "@tanstack/react-router";
import { EventsScreen } from "#features/events/EventsScreen.tsx";
import { EventsSearchSchema } from "#features/events/eventsSearch.ts";
import { largeQueries } from "#data/queries.ts";
import { SavedOnPhone } from "#features/shell/notices/SavedOnPhone.tsx";
import { changeSearch } from "../-changeSearch.ts";
import { screenHead } from "../-screenHead.ts";
import { loadSoon } from "../-waitFor.ts";

export const Route = createFileRoute("/_shell/events")({
  validateSearch: EventsSearchSchema,
  loader: ({ context: { queryClient } }) =>
    loadSoon(queryClient.prefetchQuery(largeQueries.events)),
  head: () => screenHead("/events"),
  component: EventsRoute,
});

function EventsRoute() {
  const navigate = Route.useNavigate();
  return (
    <EventsScreen
      search={Route.useSearch()}
      change={changeSearch(navigate)}
      saved={<SavedOnPhone />}
    />
  );
}
