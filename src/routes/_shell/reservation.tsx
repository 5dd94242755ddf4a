import { createFileRoute } from "@tanstack/react-router";
import { ReservationScreen } from "#features/reservation/ReservationScreen.tsx";
import { ReservationSearchSchema } from "#features/reservation/reservationSearch.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/reservation")({
  validateSearch: ReservationSearchSchema,
  head: () => screenHead("/reservation"),
  component: ReservationRoute,
});

function ReservationRoute() {
  const navigate = Route.useNavigate();
  return (
    <ReservationScreen
      search={Route.useSearch()}
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
