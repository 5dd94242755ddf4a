import { SITE } from "#domain/site/site.ts";
import { Link } from "@tanstack/react-router";
import { button } from "#design/controls/button.css.ts";
import { LateSpot } from "#design/drawings/LateSpot.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { ToCome } from "#design/states/ToCome.tsx";
import { Button } from "#design/controls/Button.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { ResultCount } from "#design/surfaces/ResultCount.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Tabs } from "#design/controls/Tabs.tsx";
import { Text } from "#design/words/Text.tsx";
import type { CommunityEvent, Events } from "#domain/events/event.ts";
import {
  filterEvents,
  groupByMonth,
  isPast,
  splitEvents,
  type EventMonth,
} from "#domain/events/listEvents.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import type { EventsSearchProps } from "./eventsSearch.ts";
import { yearChoice, filters, entries } from "./events.css.ts";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { type Region, REGION_OPTIONS } from "#domain/stores/regions.ts";
import { useEffect, useRef, type ReactNode } from "react";
import { Section } from "#design/surfaces/Section.tsx";
import { EventEntry } from "./EventEntry.tsx";
import { MonthOfEvents } from "./MonthOfEvents.tsx";
import { month } from "./monthOfEvents.css.ts";

interface EventsViewProps extends EventsSearchProps {
  answer: Events;
  /** When the answer came, epoch milliseconds. */
  answeredAt: number;
  /** Slug of the event that the address means. */
  target: string | null;
  now: number;
}

const RECENT = "recent";

/** The events that are to come, and those that are over. */
export function EventsView(props: EventsViewProps) {
  const { answer, answeredAt, search, change, target, now } = props;
  const { upcoming, past } = splitEvents(answer.events, now);
  const isOver = past.some(({ slug }) => slug === target);
  const view = search.view ?? (isOver || search.year !== undefined ? "past" : "upcoming");
  const list = (events: readonly CommunityEvent[], empty: ReactNode) => (
    <EventList
      all={events}
      shown={filterEvents(events, search)}
      empty={empty}
      answeredAt={answeredAt}
      target={target}
      now={now}
      onClear={() => change({ region: undefined, free: undefined, age21: undefined })}
    />
  );
  const thisYear = Number(calendarDay(now).slice(0, 4));
  // One that a link names is a choice, too, also where nothing happened.
  const years = [...new Set([...answer.years, ...(search.year === undefined ? [] : [search.year])])]
    .filter((year) => year <= thisYear)
    .sort((one, other) => other - one)
    .map((year) => ({ value: String(year), label: String(year) }));
  return (
    <>
      {target !== null && !answer.events.some(({ slug }) => slug === target) ? (
        <Text role="status">
          The event in this link isn’t on this list. If it’s long over, look under Past, in its
          year.
        </Text>
      ) : null}
      {/* Of nothing there is nothing to pick. */}
      {answer.events.length === 0 ? null : <EventFilters search={search} change={change} />}
      <Tabs
        label="Which events"
        chosen={view}
        onChoose={(id) =>
          change({ view: id === "past" ? id : undefined, year: undefined, event: undefined })
        }
        tabs={[
          {
            id: "upcoming",
            title: "Upcoming",
            content: list(upcoming, <NothingPlanned />),
          },
          {
            id: "past",
            title: "Past",
            content: (
              <Stack>
                <div className={`${yearChoice} no-print`}>
                  <Select
                    label="When"
                    options={[{ value: RECENT, label: "The last 90 days" }, ...years]}
                    value={search.year === undefined ? RECENT : String(search.year)}
                    onChange={(year) =>
                      change({
                        view: "past",
                        year: year === RECENT ? undefined : Number(year),
                        event: undefined,
                      })
                    }
                  />
                </div>
                {list(
                  past,
                  <EmptyState drawing="emptyList">There were no events then.</EmptyState>,
                )}
              </Stack>
            ),
          },
        ]}
      />
    </>
  );
}

interface EventListProps {
  all: readonly CommunityEvent[];
  shown: readonly CommunityEvent[];
  /** What stands there where none is. */
  empty: ReactNode;
  answeredAt: number;
  target: string | null;
  now: number;
  onClear: () => void;
}

function EventList({ all, shown, empty, answeredAt, target, now, onClear }: EventListProps) {
  if (all.length === 0) return empty;
  const isSample = all.some(({ sample }) => sample);
  return (
    <Stack>
      <ResultCount count={shown.length} one="event" many="events">
        <Freshness observedAt={new Date(answeredAt).toISOString()} now={now} />
      </ResultCount>
      {isSample ? (
        <Text tone="quiet" size="sm">
          These are made-up sample events.
        </Text>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState drawing="emptyList" action={<Button onClick={onClear}>Clear filters</Button>}>
          No events match these filters.
        </EmptyState>
      ) : (
        <EventMonths months={groupByMonth(shown)} target={target} now={now} />
      )}
    </Stack>
  );
}

function NothingPlanned() {
  return (
    <ToCome
      title="Nothing is planned right now."
      steps={[
        "Know of a meetup, a market or a class? Suggest it.",
        "Once it is checked, it is listed here.",
        "If it has seats, you can reserve them here.",
      ]}
      actions={
        <Link to="/feedback" search={{ kind: "event" }} className={button({ kind: "primary" })}>
          Suggest an event
        </Link>
      }
      drawing={<LateSpot of="emptyList" />}
    />
  );
}

const ANY = "";

const REGION_CHOICES: { value: Region | typeof ANY; label: string }[] = [
  { value: ANY, label: `All of ${SITE.state}` },
  ...REGION_OPTIONS,
];

const AGE_CHOICES = [
  { value: ANY, label: "Any age" },
  { value: "true", label: "21+ only" },
  { value: "false", label: "All ages" },
] as const;

/** What kind of event one looks for. */
function EventFilters({ search, change }: EventsSearchProps) {
  const { region, free, age21 } = search;
  return (
    <div className={`${filters} no-print`}>
      <Select
        label="Region"
        hidesLabel
        options={REGION_CHOICES}
        value={region ?? ANY}
        onChange={(chosen) => change({ region: chosen === ANY ? undefined : chosen })}
      />
      <Select
        label="Age"
        hidesLabel
        options={AGE_CHOICES}
        value={age21 === undefined ? ANY : age21 ? "true" : "false"}
        onChange={(chosen) => change({ age21: chosen === ANY ? undefined : chosen === "true" })}
      />
      <Checkbox
        checked={free === true}
        onChange={({ target }) => change({ free: target.checked ? true : undefined })}
      >
        Free
      </Checkbox>
    </div>
  );
}

interface EventMonthsProps {
  months: readonly EventMonth[];
  /** Slug of the event that the address means; it is brought into sight. */
  target: string | null;
  now: number;
}

function EventMonths({ months, target, now }: EventMonthsProps) {
  const meant = useRef<HTMLElement>(null);
  const isHere = months.some(({ events }) => events.some(({ slug }) => slug === target));
  const shown = isHere ? target : null;
  const next = months
    .flatMap(({ events }) => events)
    .find((event) => event.status !== "cancelled" && !isPast(event, now));
  useEffect(() => {
    if (shown !== null) meant.current?.scrollIntoView({ block: "start" });
  }, [shown]);
  return months.map(({ title, events }) => (
    <Section key={title} title={title}>
      <div className={month}>
        <ul className={entries}>
          {events.map((event) => (
            <li key={event.slug}>
              <EventEntry
                event={event}
                now={now}
                ref={event.slug === target ? meant : null}
                isMeant={event.slug === target}
                isNext={event === next}
              />
            </li>
          ))}
        </ul>
        <MonthOfEvents title={title} events={events} now={now} />
      </div>
    </Section>
  ));
}
