import { EmptyState } from "#design/states/EmptyState.tsx";
import { Button } from "#design/controls/Button.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { ResultCount } from "#design/surfaces/ResultCount.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Tabs } from "#design/controls/Tabs.tsx";
import { Text } from "#design/words/Text.tsx";
import type { CommunityEvent, Events } from "#domain/events/event.ts";
import { filterEvents, groupByMonth, splitEvents } from "#domain/events/listEvents.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { EventFilters } from "./EventFilters.tsx";
import { EventMonths } from "./EventMonths.tsx";
import type { EventsSearchProps } from "./eventsSearch.ts";
import { yearChoice } from "./events.css.ts";

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
  const list = (events: readonly CommunityEvent[], empty: string) => (
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
          The event of this link is not in this list. If it is long over, look under Past, in its
          year.
        </Text>
      ) : null}
      <EventFilters search={search} change={change} />
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
            content: list(upcoming, "Nothing is planned right now."),
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
                {list(past, "There were no events then.")}
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
  empty: string;
  answeredAt: number;
  target: string | null;
  now: number;
  onClear: () => void;
}

function EventList({ all, shown, empty, answeredAt, target, now, onClear }: EventListProps) {
  if (all.length === 0) return <EmptyState>{empty}</EmptyState>;
  const isSample = all.some(({ sample }) => sample);
  return (
    <Stack gap={5}>
      <ResultCount count={shown.length} one="event" many="events">
        <Freshness observedAt={new Date(answeredAt).toISOString()} now={now} />
      </ResultCount>
      {isSample ? (
        <Text tone="quiet" size="sm">
          These are made-up sample events.
        </Text>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState action={<Button onClick={onClear}>Clear filters</Button>}>
          No event passes these filters. What an event does not say passes none.
        </EmptyState>
      ) : (
        <EventMonths months={groupByMonth(shown)} target={target} now={now} />
      )}
    </Stack>
  );
}
