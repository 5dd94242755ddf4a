import { STORAGE } from "#state/storage.ts";
import * as v from "valibot";
import { createPhoneStore } from "#data/phoneRecord.ts";
import { ReservationRequestSchema, ReservationSchema } from "#domain/events/reservation.ts";
import { currentSession, onSessionChange } from "#platform/session/session.ts";

const PLACE = { database: `${STORAGE}-reservations`, store: "parts" };

const SeatReminderSchema = v.object({ event: v.string(), title: v.string(), seats: v.number() });
/** What somebody wanted to reserve without a connection. Nothing of it is ever sent by itself. */
export type SeatReminder = v.InferOutput<typeof SeatReminderSchema>;

const MineSchema = v.object({
  /** The account that all of this belongs to: no other one sees it. */
  uid: v.string(),
  /** When the server last said so, epoch milliseconds; `null`: never. */
  confirmedAt: v.nullable(v.number()),
  /** Newest first. */
  reservations: v.fallback(v.array(ReservationSchema), []),
  /** Requests without an answer: tried again under the same id, one for each event. */
  unanswered: v.fallback(v.array(ReservationRequestSchema), []),
  wanted: v.fallback(v.array(SeatReminderSchema), []),
});
export type Mine = v.InferOutput<typeof MineSchema>;

/** What this phone keeps of an account's reservations. */
export const mineStore = createPhoneStore<Mine | null>(
  { location: PLACE, part: "mine", channel: PLACE.database, unstored: "shown" },
  (stored) => {
    const mine = v.safeParse(MineSchema, stored);
    return mine.success ? mine.output : null;
  },
);

/** Changes what is kept of an account; what was of another one is gone then. */
export async function changeMine(uid: string, to: (mine: Mine) => Mine): Promise<void> {
  await mineStore.change((mine) =>
    to(
      mine?.uid === uid
        ? mine
        : { uid, confirmedAt: null, reservations: [], unanswered: [], wanted: [] },
    ),
  );
}

/** Signing out takes an account's reservations off the phone; a visit that begins signed out, too. */
export function startReservations(): void {
  const leave = () => {
    if (currentSession().state === "unknown") return;
    // Storage takes its time: who is signed in is asked when it is its turn.
    void mineStore.change((mine) => (mine === null || isOfSession(mine) ? mine : null));
  };
  onSessionChange(leave);
  leave();
}

/** As long as it is not known who is signed in, nothing is taken away. */
function isOfSession({ uid }: Mine): boolean {
  const session = currentSession();
  return session.state === "unknown" || (session.state === "signed-in" && session.user.uid === uid);
}
