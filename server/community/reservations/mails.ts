import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { identityAccounts } from "../../db/schema/accounts.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { reservationMails, reservations } from "../../db/schema/reservations.ts";
import type { Log } from "../../log.ts";
import { SITE } from "#domain/site/site.ts";
import { formatTime } from "#domain/time/age.ts";

/** Sends one message. Rejects when the mail server does not take it. */
type SendMail = (mail: {
  to: string;
  subject: string;
  text: string;
  link: string;
}) => Promise<void>;

/** What sending takes. */
interface MailDeps {
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

/** What to say, from the reservation as it is now; `null` when it is no longer true, or has no receiver. */
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

/** What a mail about a reservation is made of. */
interface MailFacts {
  kind: "promoted" | "cancelled";
  code: string;
  seats: number;
  title: string;
  startsAt: Date;
  allDay: boolean;
  place: string | null;
  /** Why it was cancelled. */
  statusNote: string | null;
  /** Until when the seats are held for an account that has to confirm its e-mail. */
  heldUntil: Date | null;
}

/** Subject and text, without the link. */
function composeMail(facts: MailFacts): { subject: string; text: string } {
  const { kind, seats, statusNote, heldUntil } = facts;
  const title = oneLine(facts.title);
  const when = `${momentText(facts)}${facts.place === null ? "" : `, ${oneLine(facts.place)}`}`;
  if (kind === "cancelled") {
    const why = statusNote === null ? [] : ["", oneLine(statusNote)];
    return {
      subject: `Cancelled: ${title}`,
      text: [
        `${title} (${when}) has been cancelled, and your reservation ${facts.code} with it.`,
        ...why,
      ].join("\n"),
    };
  }
  const many = seats === 1 ? "1 seat is" : `${String(seats)} seats are`;
  return {
    subject: `You have moved up: ${title}`,
    text: [
      heldUntil === null
        ? `${many} yours now. You were on the waiting list of ${title}.`
        : `${many} held for you until ${timeText(heldUntil)}: confirm your e-mail on the page below to keep them. You were on the waiting list of ${title}.`,
      "",
      `When: ${when}`,
      `Code: ${facts.code}`,
      "",
      "If you cannot come, please give the seats back, so that others can.",
    ].join("\n"),
  };
}

/** The whole text, which ends with the way to the reservation. */
const withLink = (text: string, link: string) => `${text}\n\n${link}\n\n${SITE.community}\n`;

function momentText({ startsAt, allDay }: MailFacts): string {
  const time = allDay ? {} : ({ hour: "numeric", minute: "2-digit" } as const);
  const text = new Intl.DateTimeFormat("en-US", {
    timeZone: SITE.timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    ...time,
  }).format(startsAt);
  return allDay ? text : `${text} ${SITE.zoneName}`;
}

const timeText = (moment: Date) => `${formatTime(moment.getTime())} ${SITE.zoneName}`;

/** A title comes from a file: no line of its own may look like one of ours. */
const oneLine = (text: string) => text.replace(/[\p{Control}\s]+/gu, " ").trim();

/** Sends mails about reservations as they become due, until it is closed. */
interface MailWorker {
  /** Finishes the mail that is under way; the rest is sent after the next start. */
  close: () => Promise<void>;
}

/** Other processes, and the operator's commands, queue without a signal to this one. */
const LOOK_EVERY_MS = 5_000;

/** Starts looking for mails, in this process and beside others. */
export function startMailWorker(deps: MailDeps): MailWorker {
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  let round = look();

  async function look(): Promise<void> {
    try {
      await sendDueMails(deps, () => isClosing);
    } catch (error) {
      const reason = error instanceof Error ? error.name : "unknown";
      deps.log.error({ reason }, "mails about reservations could not be sent");
    }
    if (isClosing) return;
    timer = setTimeout(() => {
      round = look();
    }, LOOK_EVERY_MS);
  }

  return {
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await round;
    },
  };
}
