import * as v from "valibot";
import type { ApiCall } from "#domain/api/apiCall.ts";
import { SILENCE_PATIENCE_MS } from "#domain/network/weakSignal.ts";
import {
  ReservationSchema,
  ReservationsSchema,
  type Reservation,
  type ReservationRequest,
} from "#domain/reservations/reservation.ts";
import {
  cancelCall,
  fewerSeatsCall,
  readReservationsCall,
  reserveCall,
} from "#domain/reservations/reservationCalls.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { ApiError } from "./apiClient.ts";
import { mayCall } from "./signal.ts";

/** Gives the ID token of the account; a new one where the last was refused. */
type Token = (isRenewed?: boolean) => Promise<string>;

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
  const response = await send(readReservationsCall, token);
  if (!response.ok) throw new ApiError("refused", response.status);
  return await bodyOf(response, ReservationsSchema);
}

/** Reserves; the same request again is the same reservation. @throws ApiError when nothing was answered */
export async function reserve(
  token: Token,
  request: ReservationRequest,
): Promise<Changed<Reservation>> {
  return await outcome(await send((proof) => reserveCall(proof, request), token), (response) =>
    bodyOf(response, ReservationSchema),
  );
}

/** Gives some of the seats back. @throws ApiError when nothing was answered */
export async function giveSeatsBack(
  token: Token,
  code: string,
  seats: number,
): Promise<Changed<Reservation>> {
  return await outcome(
    await send((proof) => fewerSeatsCall(proof, code, seats), token),
    (response) => bodyOf(response, ReservationSchema),
  );
}

/** Gives a reservation back; one that is gone already is gone. @throws ApiError when nothing was answered */
export async function cancelReservation(token: Token, code: string): Promise<Changed<null>> {
  const response = await send((proof) => cancelCall(proof, code), token);
  if (response.status === 204) return { kind: "done", value: null };
  // Of another success nothing is known.
  const refused = await outcome<null>(response, () =>
    Promise.reject(new ApiError("unreadable", response.status)),
  );
  return refused.kind === "refused" && refused.status === 404
    ? { kind: "done", value: null }
    : refused;
}

async function send(call: (proof: string) => ApiCall, token: Token): Promise<Response> {
  const first = await answer(call(await proofOf(token)));
  return first.status === 401 ? await answer(call(await proofOf(token, true))) : first;
}

/** Without a connection there may be no token to be had. */
async function proofOf(token: Token, isRenewed = false): Promise<string> {
  return await token(isRenewed).catch((cause: unknown) => {
    throw new ApiError("unreachable", null, { cause });
  });
}

async function answer({ path, init }: ApiCall): Promise<Response> {
  if (!mayCall()) throw new ApiError("unreachable", null);
  return await withTimeLimit(SILENCE_PATIENCE_MS, async (signal) => {
    const response = await fetch(path, { ...init, signal });
    // With its body, which may break off as well as never begin.
    return new Response(response.status === 204 ? null : await response.blob(), response);
  }).catch((cause: unknown) => {
    throw new ApiError("unreachable", null, { cause });
  });
}

async function outcome<Done>(
  response: Response,
  read: (response: Response) => Promise<Done>,
): Promise<Changed<Done>> {
  if (response.ok) return { kind: "done", value: await read(response) };
  const { title, status, left, code } = await bodyOf(response, ProblemSchema);
  // It could not tell: nothing has been decided.
  if (status >= 500) throw new ApiError("refused", status);
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
