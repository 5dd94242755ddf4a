import type { EventSeats } from "#domain/events/event.ts";
import { seatsWords } from "#domain/reservations/reservationWords.ts";

/** "12 of 40 seats left.", or that newcomers wait. */
export function leftWords({ seats, left, waiting }: EventSeats): string {
  const queue = waiting === 1 ? "1 party waits" : `${String(waiting)} parties wait`;
  if (waiting > 0) return `${left === 0 ? "Full" : `${seatsWords(left)} left`}, ${queue}.`;
  return left === 0 ? "Full." : `${String(left)} of ${seatsWords(seats)} left.`;
}
