import { ApiError } from "#data/api/apiClient.ts";
import { reserve, type Refusal } from "./reservationsClient.ts";
import type { Reservation, ReservationRequest } from "#domain/events/reservation.ts";
import { changeMine, mineStore } from "./mineStore.ts";

/** What an attempt came to. `silent`: the server may have it, and the next try asks under the same id. */
export type Tried = { kind: "reserved"; reservation: Reservation } | Refusal | { kind: "silent" };

interface Account {
  uid: string;
  token: (isRenewed?: boolean) => Promise<string>;
}

/**
 * Reserves. The request is kept until the server has answered it; as long as it has not, further
 * tries for the event are that same request, so that none of them can be a second one.
 */
export async function tryToReserve(
  { uid, token }: Account,
  wanted: Omit<ReservationRequest, "id">,
): Promise<Tried> {
  const kept = await mineStore.read();
  const same = kept?.uid === uid ? kept.unanswered.find(isFor(wanted.event)) : undefined;
  const request = { ...wanted, id: same?.id ?? crypto.randomUUID() };
  await changeMine(uid, (mine) => ({
    ...mine,
    unanswered: [...mine.unanswered.filter((each) => !isFor(wanted.event)(each)), request],
  }));
  try {
    const changed = await reserve(token, request);
    // Too many calls, or a session that has ended, decide nothing about an earlier try.
    const isDecided = changed.kind === "done" || (changed.status !== 401 && changed.status !== 429);
    if (isDecided) await settle(uid, wanted.event);
    if (changed.kind === "refused") return changed;
    const { value: reservation } = changed;
    await changeMine(uid, (mine) => ({
      ...mine,
      confirmedAt: Date.now(),
      reservations: [
        reservation,
        ...mine.reservations.filter(({ code }) => code !== reservation.code),
      ],
      wanted: mine.wanted.filter(({ event }) => event !== wanted.event),
    }));
    return { kind: "reserved", reservation };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: "silent" };
  }
}

async function settle(uid: string, event: string): Promise<void> {
  await changeMine(uid, (mine) => ({
    ...mine,
    unanswered: mine.unanswered.filter((each) => !isFor(event)(each)),
  }));
}

const isFor = (slug: string) => (request: ReservationRequest) => request.event === slug;
