import { SITE } from "#domain/site/site.ts";
import { formatTime } from "#domain/time/age.ts";

/** What a mail about a reservation is made of. */
export interface MailFacts {
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
export function composeMail(facts: MailFacts): { subject: string; text: string } {
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
export const withLink = (text: string, link: string) => `${text}\n\n${link}\n\n${SITE.community}\n`;

function momentText({ startsAt, allDay }: MailFacts): string {
  const time = allDay ? {} : ({ hour: "numeric", minute: "2-digit" } as const);
  const text = new Intl.DateTimeFormat("en-US", {
    timeZone: SITE.timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    ...time,
  }).format(startsAt);
  return allDay ? text : `${text} Eastern`;
}

const timeText = (moment: Date) => `${formatTime(moment.getTime())} Eastern`;

/** A title comes from a file: no line of its own may look like one of ours. */
const oneLine = (text: string) => text.replace(/[\p{Control}\s]+/gu, " ").trim();
