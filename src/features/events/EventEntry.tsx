import type { Ref } from "react";
import { Tag } from "#design/words/Tag.tsx";
import { Text } from "#design/words/Text.tsx";
import type { CommunityEvent } from "#domain/events/event.ts";
import { dayBefore, localWhenWords, whenWords } from "#domain/events/eventWords.ts";
import { isPast } from "#domain/events/listEvents.ts";
import { seatWords, type SeatWords } from "#domain/events/reservationWords.ts";
import {
  day,
  entry,
  entryTitle,
  facts as factsStyle,
  monthDay,
  nextEntry,
  summary as summaryStyle,
  actions,
  mainAction,
  seatsLeft,
  way,
  wayMore,
  waysRow,
  wayWord,
} from "./events.css.ts";
import { Link } from "@tanstack/react-router";
import CalendarPlus from "~icons/calendar-plus";
import ExternalLink from "~icons/external-link";
import Navigation from "~icons/navigation";
import Share2 from "~icons/share-2";
import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import { eventFilePath } from "#domain/events/calendar.ts";
import { wayTo } from "#platform/mapApplication.ts";
import { useSession } from "#platform/session/session.ts";
import { shareAddress } from "#platform/share.ts";
import { daysOfEvent } from "#domain/events/monthSheet.ts";

interface EventEntryProps {
  event: CommunityEvent;
  now: number;
  /** The address means this one. */
  isMeant: boolean;
  /** It is the first that is still to come. */
  isNext: boolean;
  ref: Ref<HTMLElement>;
}

export function EventEntry({ event, now, isMeant, isNext, ref }: EventEntryProps) {
  const { slug, title, summary, statusNote, status } = event;
  const isCancelled = status === "cancelled";
  const { weekday, days } = dayOfEvent(event);
  const headingId = `title-${slug}`;
  return (
    <article
      ref={ref}
      aria-labelledby={headingId}
      className={isNext ? `${entry} ${nextEntry}` : entry}
      data-meant={isMeant}
    >
      <p className={day} aria-hidden="true" data-cancelled={isCancelled}>
        {weekday}
        <b className={monthDay}>{days}</b>
      </p>
      <div className={factsStyle}>
        <h3 id={headingId} className={entryTitle}>
          {isCancelled ? <span className="visually-hidden">Cancelled: </span> : null}
          {isCancelled ? <s>{title}</s> : <bdi>{title}</bdi>}
        </h3>
        <EventTags event={event} />
        <EventTimes event={event} now={now} />
        {isCancelled && statusNote !== null ? (
          <Text tone="danger">
            <bdi>{statusNote}</bdi>
          </Text>
        ) : null}
        <Place event={event} />
        {summary === null ? null : (
          <Text className={summaryStyle} dir="auto">
            {summary}
          </Text>
        )}
      </div>
      <EventActions event={event} seats={seatWords(event, now)} isOver={isPast(event, now)} />
    </article>
  );
}

function EventTags({ event: { status, free, age21, priceText } }: Pick<EventEntryProps, "event">) {
  const tags = [
    status === "cancelled" ? (
      <Tag key="status" tone="warning">
        Cancelled
      </Tag>
    ) : null,
    free === true ? (
      <Tag key="free" tone="good">
        Free
      </Tag>
    ) : null,
    priceText === null ? null : (
      <Tag key="price">
        <bdi>{priceText}</bdi>
      </Tag>
    ),
    age21 === null ? null : <Tag key="age">{age21 ? "21+" : "All ages"}</Tag>,
  ].filter((tag) => tag !== null);
  return tags.length === 0 ? null : (
    <p>{tags.flatMap((tag, index) => (index === 0 ? [tag] : [" ", tag]))}</p>
  );
}

function EventTimes({ event, now }: Pick<EventEntryProps, "event" | "now">) {
  const words = whenWords(event, now);
  // The sheet beside it has the day, for the eye.
  const seenDay = dayBefore(event, now) ?? "";
  const local = localWhenWords(event, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <div>
      <p>
        <strong>
          <time dateTime={event.startsAt}>
            <span className="visually-hidden">{seenDay}</span>
            {unbroken(words.slice(seenDay.length))}
          </time>
        </strong>
      </p>
      {local === null ? null : (
        <Text tone="quiet" size="sm">
          {unbroken(local)}
        </Text>
      )}
    </div>
  );
}

/** No line breaks before its AM. */
const unbroken = (words: string) => words.replace(/ (?=[AP]M\b)/g, "\u00A0");

function Place({ event: { place, street, city, county, region } }: Pick<EventEntryProps, "event">) {
  const town = city ?? (county === null ? null : `${county} County`);
  const where = [place, street, town].filter((each) => each !== null);
  if (where.length === 0) return null;
  return (
    <p>
      <bdi>{where.join(", ")}</bdi>
      {region === null ? null : `\u00A0· ${region}`}
    </p>
  );
}

interface EventActionsProps {
  event: CommunityEvent;
  /** `null` where nothing is reserved. */
  seats: SeatWords | null;
  isOver: boolean;
}

/** What one may do about an event; each button says which, for those who hear them in a row. */
function EventActions({ event, seats, isOver }: EventActionsProps) {
  const session = useSession();
  const { slug, title, url, place, street } = event;
  // Where there is no street, the name of the place is what a map can look for.
  const spot = { ...event, name: place ?? title, street: street ?? place, zip: null };
  const directions = event.city === null && street === null ? null : wayTo(spot);
  const of = <span className="visually-hidden">: {title}</span>;
  return (
    <div className={`${actions} no-print`}>
      {seats?.isOpen === true ? (
        <Link
          to="/reservation"
          search={{ event: slug }}
          className={`${button({ kind: "primary" })} ${mainAction}`}
        >
          {seats.isFull ? "Join the waiting list" : "Reserve"}
          {of}
        </Link>
      ) : null}
      {seats === null ? null : (
        <Text as="span" size="sm" className={seatsLeft}>
          {seats.text}
          {/* Said before the tap, and not to whoever has one. */}
          {seats.isOpen && session.state !== "signed-in" ? <span> · needs an account</span> : null}
        </Text>
      )}
      <div className={waysRow}>
        {isOver || event.status === "cancelled" ? null : (
          // Without `download`, with which Chromium asks the network past the worker; the answer says that it is a file.
          <a href={eventFilePath(slug)} className={`${button()} ${way}`}>
            <CalendarPlus aria-hidden="true" />{" "}
            <span className={wayWord}>
              <span className={wayMore}>Add to </span>
              calendar
            </span>
            {of}
          </a>
        )}
        {directions === null ? null : (
          <a {...directions} className={`${button()} ${way}`}>
            <Navigation aria-hidden="true" /> <span className={wayWord}>Directions</span>
            {of}
          </a>
        )}
        {url === null ? null : (
          <a href={url} target="_blank" rel="noopener noreferrer" className={`${button()} ${way}`}>
            <ExternalLink aria-hidden="true" /> <span className={wayWord}>Website</span>
            {of}
          </a>
        )}
        <Button className={way} aria-label={`Share: ${title}`} onClick={() => void share(event)}>
          <Share2 aria-hidden="true" /> <span className={wayWord}>Share</span>
        </Button>
      </div>
    </div>
  );
}

async function share({ slug, title }: CommunityEvent): Promise<void> {
  const url = new URL(`/events?event=${encodeURIComponent(slug)}`, location.origin).href;
  await shareAddress(title, url, "The address of this event has been copied.");
}

/**
 * What stands on an event's calendar sheet: "Sat", "28"; for several days "Fri–Sun", "27–29". A
 * night that ends in the morning belongs to its evening.
 */
function dayOfEvent(event: CommunityEvent) {
  const { from, last } = daysOfEvent(event);
  if (from.day === last.day) return { weekday: from.weekday, days: String(from.dayOfMonth) };
  return {
    weekday: `${from.weekday}–${last.weekday}`,
    days: `${String(from.dayOfMonth)}–${String(last.dayOfMonth)}`,
  };
}
