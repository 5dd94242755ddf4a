import { createFileRoute } from "@tanstack/react-router";
import { EventsScreen } from "#features/events/EventsScreen.tsx";
import { EventsSearchSchema } from "#features/events/eventsSearch.ts";
import { eventQueries } from "#features/events/queries.ts";
import { SavedOnPhone } from "#features/shell/notices/SavedOnPhone.tsx";
import { changeSearch } from "../-changeSearch.ts";
import { screenHead } from "../-screenHead.ts";
import { waitFor } from "../-waitFor.ts";

/** Longest wait for a copy from storage, in milliseconds. */
const COPY_PATIENCE_MS = 300;

export const Route = createFileRoute("/_shell/events")({
  validateSearch: EventsSearchSchema,
  loader: ({ context: { queryClient } }) =>
    waitFor(queryClient.prefetchQuery(eventQueries.near), COPY_PATIENCE_MS),
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
