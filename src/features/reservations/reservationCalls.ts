import { apiCall } from "#domain/api/apiCall.ts";
import type { ReservationRequest } from "#domain/events/reservation.ts";

/** Asks for the account's reservations, newest first. @param token ID token of the account */
export const readReservationsCall = (token: string) =>
  apiCall("GET", "/api/reservations", { token });

/** Reserves. Answered 201, or 200 when the server has had this id already; 409 says why not. */
export const reserveCall = (token: string, body: ReservationRequest) =>
  apiCall("POST", "/api/reservations", { token, body });

/** Gives some of the seats back. Answered 200 with the reservation. */
export const fewerSeatsCall = (token: string, code: string, seats: number) =>
  apiCall("PATCH", `/api/reservations/${code}`, { token, body: { seats } });

/** Gives a reservation back. Answered 204; 404 when that has happened already, 409 when it is too late. */
export const cancelCall = (token: string, code: string) =>
  apiCall("DELETE", `/api/reservations/${code}`, { token });
