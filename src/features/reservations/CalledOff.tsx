import { Banner } from "#design/states/Banner.tsx";
import { whenWords } from "#domain/events/eventWords.ts";
import type { Reservation } from "#domain/events/reservation.ts";
import { seatsWords } from "#domain/events/reservationWords.ts";
import type { EventOfReservation } from "./eventOfReservation.ts";

interface CalledOffProps {
  reservation: Reservation;
  event: EventOfReservation;
  now: number;
}

/** An event with seats of the account does not take place, and why. */
export function CalledOff({ reservation, event, now }: CalledOffProps) {
  const note = event.statusNote;
  return (
    <li>
      <Banner>
        <strong>
          Cancelled: <bdi>{event.title}</bdi>
        </strong>
        , {whenWords(event, now)}. Your {seatsWords(reservation.seats)} went with it.
        {note === null ? null : (
          <>
            {" "}
            <bdi>{note}</bdi>
          </>
        )}
      </Banner>
    </li>
  );
}
