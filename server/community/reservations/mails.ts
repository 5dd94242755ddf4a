import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { identityAccounts } from "../../db/schema/accounts.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { reservationMails, reservations } from "../../db/schema/reservations.ts";
import type { Log } from "../../log.ts";
import { composeMail, withLink, type MailFacts } from "./composeMail.ts";

/** Sends one message. Rejects when the mail server does not take it. */
export type SendMail = (mail: {
  to: string;
  subject: string;
  text: string;
  link: string;
}) => Promise<void>;

/** What sending takes. */
export interface MailDeps {
  db: Db;
  sendMail: SendMail;
  /** Where visitors reach the site. */
  siteOrigin: () => string;
  /** Epoch milliseconds. */
  now: () => number;
  log: Log;
}

/** Longer than a mail server may take: afterwards another process takes it. */
const LEASE_MS = 2 * MINUTE_MS;

/** How many are taken at a time; they are sent one after the other. */
const AT_ONCE = 5;

/** A mail server that is away longer is not waited for: the phone has told by then. */
const GIVEN_UP_AFTER_MS = DAY_MS;

type MailRow = typeof reservationMails.$inferSelect;

/**
 * Sends the mails that are due, once over, beside other processes that do the same.
 *
 * @param isClosing stops before the next one
 * @returns how many there were
 */
export async function sendDueMails(deps: MailDeps, isClosing: () => boolean): Promise<number> {
  let sent = 0;
  for (;;) {
    if (isClosing()) return sent;
    const claimed = await claim(deps.db, deps.now());
    if (claimed.length === 0) return sent;
    for (const mail of claimed) {
      await sendOne(deps, mail);
      sent += 1;
    }
  }
}

async function claim(db: Db, now: number): Promise<MailRow[]> {
  const moment = new Date(now);
  const { claimedUntil, dueAt, id, settledAt } = reservationMails;
  const isDue = and(
    isNull(settledAt),
    lte(dueAt, moment),
    or(isNull(claimedUntil), lte(claimedUntil, moment)),
  );
  // There is mostly none, and a transaction for that would cost three times as much.
  if ((await db.select({ id }).from(reservationMails).where(isDue).limit(1)).length === 0)
    return [];
  return await db.transaction(async (tx) => {
    const due = await tx
      .select({ id })
      .from(reservationMails)
      .where(isDue)
      .orderBy(asc(dueAt), asc(id))
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    if (due.length === 0) return [];
    return await tx
      .update(reservationMails)
      .set({
        claimedUntil: new Date(now + AT_ONCE * LEASE_MS),
        attempts: sql`${reservationMails.attempts} + 1`,
      })
      .where(
        inArray(
          id,
          due.map((each) => each.id),
        ),
      )
      .returning();
  });
}

async function sendOne({ db, sendMail, siteOrigin, now, log }: MailDeps, mail: MailRow) {
  const ours = and(
    eq(reservationMails.id, mail.id),
    eq(reservationMails.claimedUntil, mail.claimedUntil ?? mail.dueAt),
  );
  const settle = async () => {
    await db
      .update(reservationMails)
      .set({ settledAt: new Date(now()), claimedUntil: null })
      .where(ours);
  };
  const found = await factsOf(db, mail, now());
  if (found === null) return await settle();
  try {
    const link = `${siteOrigin()}/Reservation`;
    const { subject, text } = composeMail(found.facts);
    await sendMail({ to: found.to, subject, text: withLink(text, link), link });
  } catch (error) {
    // What a mail server says may repeat addresses.
    const reason = error instanceof Error ? error.name : "unknown";
    log.warn({ attempts: mail.attempts, reason }, "a mail about a reservation was not taken");
    const dueAt = new Date(now() + waitAfter(mail.attempts));
    await db.update(reservationMails).set({ dueAt, claimedUntil: null }).where(ours);
    return;
  }
  await settle();
}

/** Half a minute after the first failure, then twice as long each time, up to an hour. */
const waitAfter = (attempts: number) =>
  Math.min(60 * MINUTE_MS, (MINUTE_MS / 2) * 2 ** Math.min(attempts - 1, 10));

/** What to say, from the reservation as it is now; `null` when it is no longer true, or to nobody. */
async function factsOf(
  db: Db,
  { kind, reservationId, createdAt }: MailRow,
  now: number,
): Promise<{ to: string; facts: MailFacts } | null> {
  if (now - createdAt.getTime() > GIVEN_UP_AFTER_MS) return null;
  const [row] = await db
    .select({ reservation: reservations, event: events, to: identityAccounts.email })
    .from(reservations)
    .innerJoin(events, eq(events.id, reservations.eventId))
    .innerJoin(identityAccounts, eq(identityAccounts.uid, reservations.uid))
    .where(and(eq(reservations.id, reservationId), isNull(identityAccounts.disabledAt)));
  if (row === undefined) return null;
  const { reservation, event, to } = row;
  const isTrue =
    kind === "promoted"
      ? reservation.status === "confirmed" && now < event.endsAt.getTime()
      : reservation.cancelledBy === "event";
  if (!isTrue) return null;
  const { code, seats, heldUntil } = reservation;
  const { title, startsAt, allDay, place, statusNote } = event;
  const facts = { kind, code, seats, title, startsAt, allDay, place, statusNote, heldUntil };
  return { to, facts };
}
