import { useEffect, useRef } from "react";
import { Section } from "#design/surfaces/Section.tsx";
import type { EventMonth } from "#domain/events/listEvents.ts";
import { EventEntry } from "./EventEntry.tsx";
import { entries } from "./events.css.ts";

interface EventMonthsProps {
  months: readonly EventMonth[];
  /** Slug of the event that the address means; it is brought into sight. */
  target: string | null;
  now: number;
}

export function EventMonths({ months, target, now }: EventMonthsProps) {
  const meant = useRef<HTMLElement>(null);
  const isHere = months.some(({ events }) => events.some(({ slug }) => slug === target));
  const shown = isHere ? target : null;
  useEffect(() => {
    if (shown !== null) meant.current?.scrollIntoView({ block: "start" });
  }, [shown]);
  return months.map(({ title, events }) => (
    <Section key={title} title={title}>
      <ul className={entries}>
        {events.map((event) => (
          <li key={event.slug}>
            <EventEntry
              event={event}
              now={now}
              ref={event.slug === target ? meant : null}
              isMeant={event.slug === target}
            />
          </li>
        ))}
      </ul>
    </Section>
  ));
}
