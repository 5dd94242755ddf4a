import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmail } from "#features/accounts/VerifyEmail.tsx";
import { ReservationScreen } from "#features/reservations/ReservationScreen.tsx";
import { largeQueries } from "#data/queries.ts";
import { ReservationSearchSchema } from "#features/reservations/reservationSearch.ts";
import { screenHead } from "../-screenHead.ts";
import { loadSoon } from "../-waitFor.ts";

export const Route = createFileRoute("/_shell/reservation")({
  validateSearch: ReservationSearchSchema,
  loader: ({ context: { queryClient } }) =>
    loadSoon(queryClient.prefetchQuery(largeQueries.events)),
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
