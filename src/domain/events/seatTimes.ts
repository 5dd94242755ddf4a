import type { CommunityEvent } from "./event.ts";

/** What decides when seats of an event can be had and given back; epoch milliseconds. */
export interface SeatTimes {
  status: "planned" | "cancelled";
  startsAt: number;
  endsAt: number;
  opensAt: number | null;
  closesAt: number | null;
  cancelUntil: number | null;
}

/** Whether seats can be reserved. */
export type SeatState = "open" | "not-yet" | "closed" | "over" | "cancelled";

/** Whether seats of an event can be reserved at a moment. @param now epoch milliseconds */
export function seatState(times: SeatTimes, now: number): SeatState {
  if (times.status === "cancelled") return "cancelled";
  if (now >= times.endsAt) return "over";
  if (now >= reservingEnds(times)) return "closed";
  return times.opensAt !== null && now < times.opensAt ? "not-yet" : "open";
}

/** From then on seats can neither be reserved nor passed on to the waiting list. */
const reservingEnds = ({ closesAt, startsAt }: SeatTimes) => closesAt ?? startsAt;

/** Until then a reservation may be given back. */
export const givingBackEnds = ({ cancelUntil, startsAt }: SeatTimes) => cancelUntil ?? startsAt;

/** Whether people still move up from the waiting list, which they also do before seats are open to all. */
export function isMovingUp(times: SeatTimes, now: number): boolean {
  const state = seatState(times, now);
  return state === "open" || state === "not-yet";
}

/** The times of an event as phones have it; `null` when nothing is reserved there. */
export function seatTimesOf(event: CommunityEvent): SeatTimes | null {
  const { reservation, status, startsAt, endsAt } = event;
  if (reservation === null) return null;
  const { opensAt, closesAt, cancelUntil } = reservation;
  return {
    status,
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    opensAt: momentOf(opensAt),
    closesAt: momentOf(closesAt),
    cancelUntil: momentOf(cancelUntil),
  };
}

const momentOf = (time: string | null) => (time === null ? null : Date.parse(time));
