import type { Context } from "hono";
import { readCode } from "#domain/events/code.ts";
import { reservationTime } from "#domain/events/reservationWords.ts";
import { givingBackEnds } from "#domain/events/seatTimes.ts";
import type { Db } from "../../db/database.ts";
import type { AttemptLimit } from "../../web/attemptLimits.ts";
import { problem, unauthorized, tooMany } from "../../web/problem.ts";
import type { Identity, AccountVariables } from "../../accounts/identity.ts";
import type { Changed, cancelReservation } from "./changeReservation.ts";
import { seatTimes, type QueueAlerts } from "./seats.ts";
import { readReservation } from "./readReservations.ts";

export interface ReservationRouteDeps {
  db: Db;
  identity: Identity;
  /** Epoch milliseconds. */
  now: () => number;
  queueAlerts: QueueAlerts;
  /** Has what was queued be sent at once. */
  wake: () => void;
  /** Told that seats have changed hands. */
  onSeatsChanged: () => void;
}

type Change = Parameters<typeof cancelReservation>[1];

/** Changes a reservation of the account, and answers it, or nothing when it is gone. */
export async function answerChange(
  c: Context<{ Variables: AccountVariables }>,
  { db, identity, now, queueAlerts, wake, wrong }: ReservationRouteDeps & { wrong: AttemptLimit },
  typed: string,
  attempt: (change: Change) => Promise<Changed>,
): Promise<Response> {
  const { token } = c.var;
  const { uid } = token;
  const wait = await wrong.countOrWait(uid);
  if (wait !== null) return tooMany(c, wait);
  const mayWrite = (tx: Db) => identity.holdSession(tx, token);
  // What cannot be a code is looked for all the same: first of all the session must hold.
  const code = readCode(typed) ?? "";
  const changed = await attempt({ uid, code, now: now(), mayWrite, queueAlerts });
  if (changed.kind !== "unknown") await wrong.giveBack(uid);
  switch (changed.kind) {
    case "done": {
      wake();
      const reservation = await readReservation(db, uid, changed.id, now());
      if (reservation === null) return unauthorized(c);
      return reservation.status === "cancelled" ? c.body(null, 204) : c.json(reservation);
    }
    case "ended":
      return unauthorized(c);
    case "unknown":
      return problem(c, 404, "You have no reservation with this code");
    case "not-fewer":
      return problem(c, 400, "A reservation can only get fewer seats than it has");
    case "checked-in":
      return problem(c, 409, "This reservation has been used at the door");
    case "too-late": {
      const until = reservationTime(givingBackEnds(seatTimes(changed.event)));
      return problem(c, 409, `Seats could be given back until ${until}`);
    }
  }
}
