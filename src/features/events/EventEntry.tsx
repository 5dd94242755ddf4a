import type { Ref } from "react";
import { Tag } from "#design/words/Tag.tsx";
import { Text } from "#design/words/Text.tsx";
import type { CommunityEvent } from "#domain/events/event.ts";
import { localWhenWords, whenWords } from "#domain/events/eventWords.ts";
import { isPast } from "#domain/events/listEvents.ts";
import { seatWords } from "#domain/events/reservationWords.ts";
import { dayOfEvent } from "./dayOfEvent.ts";
import { EventActions } from "./EventActions.tsx";
import {
  day,
  entry,
  entryTitle,
  facts as factsStyle,
  monthDay,
  summary as summaryStyle,
} from "./events.css.ts";

interface EventEntryProps {
  event: CommunityEvent;
  now: number;
  /** The address means this one. */
  isMeant: boolean;
  ref: Ref<HTMLElement>;
}

export function EventEntry({ event, now, isMeant, ref }: EventEntryProps) {
  const { slug, title, summary, statusNote, status } = event;
  const isCancelled = status === "cancelled";
  const { weekday, days } = dayOfEvent(event);
  const headingId = `title-${slug}`;
  return (
    <article ref={ref} aria-labelledby={headingId} className={entry} data-meant={isMeant}>
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
  const local = localWhenWords(event, now, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <div>
      <p>
        <strong>
          <time dateTime={event.startsAt}>{whenWords(event, now)}</time>
        </strong>
      </p>
      {local === null ? null : (
        <Text tone="quiet" size="sm">
          Where you are: {local}
        </Text>
      )}
    </div>
  );
}

function Place({ event: { place, street, city, county, region } }: Pick<EventEntryProps, "event">) {
  const where = [place, street, city, county === null ? null : `${county} County`].filter(
    (each) => each !== null,
  );
  if (where.length === 0) return null;
  return (
    <p>
      <bdi>{where.join(", ")}</bdi>
      {region === null ? null : ` · ${region}`}
    </p>
  );
}
