import * as v from "valibot";
import {
  ReservationSchema,
  ReservationsSchema,
  type Reservation,
  type ReservationRequest,
} from "#domain/events/reservation.ts";
import { accountCall, type Token } from "#data/api/accountCall.ts";
import { ApiError, refusal } from "#data/api/apiClient.ts";
import { apiCall } from "#domain/api/apiCall.ts";

/** The server says no, and why. Only problem documents count: a login page of a café says anything. */
export interface Refusal {
  kind: "refused";
  status: number;
  sentence: string;
  /** Free seats, where there are too few. */
  left: number | null;
  /** Of the account's other reservation for the event. */
  code: string | null;
}

/** What a change came to. */
export type Changed<Done> = { kind: "done"; value: Done } | Refusal;

const ProblemSchema = v.object({
  title: v.string(),
  status: v.number(),
  left: v.fallback(v.nullable(v.number()), null),
  code: v.fallback(v.nullable(v.string()), null),
});

/** The account's reservations, newest first. @throws ApiError */
export async function readReservations(token: Token): Promise<Reservation[]> {
  const response = await accountCall(readReservationsCall, token);
  if (!response.ok) throw refusal(response);
  return await bodyOf(response, ReservationsSchema);
}

/** Reserves; the same request again is the same reservation. @throws ApiError when nothing was answered */
export async function reserve(
  token: Token,
  request: ReservationRequest,
): Promise<Changed<Reservation>> {
  return await outcome(
    await accountCall((proof) => reserveCall(proof, request), token),
    (response) => bodyOf(response, ReservationSchema),
  );
}

/** Gives some of the seats back. @throws ApiError when nothing was answered */
export async function giveSeatsBack(
  token: Token,
  code: string,
  seats: number,
): Promise<Changed<Reservation>> {
  return await outcome(
    await accountCall((proof) => fewerSeatsCall(proof, code, seats), token),
    (response) => bodyOf(response, ReservationSchema),
  );
}

/** Gives a reservation back; one that is gone already is gone. @throws ApiError when nothing was answered */
export async function cancelReservation(token: Token, code: string): Promise<Changed<null>> {
  const response = await accountCall((proof) => cancelCall(proof, code), token);
  if (response.status === 204) return { kind: "done", value: null };
  // Of another success nothing is known.
  const refused = await outcome<null>(response, () =>
    Promise.reject(new ApiError("unreadable", response.status)),
  );
  return refused.kind === "refused" && refused.status === 404
    ? { kind: "done", value: null }
    : refused;
}

async function outcome<Done>(
  response: Response,
  read: (response: Response) => Promise<Done>,
): Promise<Changed<Done>> {
  if (response.ok) return { kind: "done", value: await read(response) };
  const { title, status, left, code } = await bodyOf(response, ProblemSchema);
  // It could not tell: nothing has been decided.
  if (status >= 500) throw refusal(response);
  return { kind: "refused", status, sentence: title, left, code };
}

async function bodyOf<Output>(
  response: Response,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new ApiError("unreadable", response.status, { cause });
  });
  const read = v.safeParse(schema, body);
  if (!read.success) throw new ApiError("unreadable", response.status);
  return read.output;
}

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
