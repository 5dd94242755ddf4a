import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmail } from "#features/accounts/VerifyEmail.tsx";
import { ReservationScreen } from "#features/reservations/ReservationScreen.tsx";
import { eventsQuery } from "#features/reservations/queries.ts";
import { ReservationSearchSchema } from "#features/reservations/reservationSearch.ts";
import { screenHead } from "../-screenHead.ts";
import { waitFor } from "../-waitFor.ts";

/** Longest wait for a copy from storage, in milliseconds. */
const COPY_PATIENCE_MS = 300;

export const Route = createFileRoute("/_shell/reservation")({
  validateSearch: ReservationSearchSchema,
  loader: ({ context: { queryClient } }) =>
    waitFor(queryClient.prefetchQuery(eventsQuery), COPY_PATIENCE_MS),
  head: () => screenHead("/reservation"),
  component: ReservationRoute,
});

function ReservationRoute() {
  const navigate = Route.useNavigate();
  return (
    <ReservationScreen
      search={Route.useSearch()}
      verification={<VerifyEmail />}
      onChoose={(event) =>
        void navigate({
          search: event === null ? {} : { event },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
