import type { Context } from "hono";
import { fullWords, seatsWords, shutWords } from "#domain/reservations/reservationWords.ts";
import { problem, unauthorized } from "../../web/problem.ts";
import { readReservation } from "./readReservations.ts";
import type { Reserved } from "./reserve.ts";
import type { ReservationRouteDeps } from "./answerChange.ts";

/** Answers an attempt to reserve. */
export async function answerAttempt(
  c: Context,
  { db, now }: Pick<ReservationRouteDeps, "db" | "now">,
  uid: string,
  reserved: Reserved,
): Promise<Response> {
  switch (reserved.kind) {
    case "made":
    case "known": {
      const reservation = await readReservation(db, uid, reserved.id, now());
      // The account was deleted at this moment.
      if (reservation === null) return unauthorized(c);
      c.header("cache-control", "no-store");
      return c.json(reservation, reserved.kind === "made" ? 201 : 200);
    }
    case "ended":
      return unauthorized(c);
    case "no-event":
      return problem(c, 404, "There is no such event");
    case "foreign":
      return problem(c, 409, "This id is taken; reserve again");
    case "too-many":
      return problem(c, 400, `At most ${seatsWords(reserved.most)} for one person`);
    case "second": {
      const { code } = reserved;
      return problem(c, 409, "You have a reservation for this event already", { code });
    }
    case "shut": {
      const opensAt = reserved.event.opensAt?.getTime() ?? null;
      return problem(c, 409, shutWords(reserved.state, opensAt));
    }
    case "full": {
      const { left, waiting } = reserved;
      return problem(c, 409, fullWords(left, waiting), { left });
    }
  }
}
