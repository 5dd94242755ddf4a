import { Link } from "@tanstack/react-router";
import type { CommunityEvent } from "#domain/events/event.ts";
import { monthSheet } from "#domain/events/monthSheet.ts";
import { wallTime } from "#domain/events/wallTime.ts";
import { dayLink, sheet as sheetStyle, sheetDay } from "./monthOfEvents.css.ts";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

interface MonthOfEventsProps {
  /** "November 2026". */
  title: string;
  /** Those that begin in it. */
  events: readonly CommunityEvent[];
  now: number;
}

/** The month as a sheet of a wall calendar, for a desk: days with events are the ways to them. */
export function MonthOfEvents({ title, events, now }: MonthOfEventsProps) {
  const sheet = monthSheet(events);
  if (sheet === null) return null;
  const today = wallTime(now).day - sheet.firstDay + 1;
  return (
    <table className={`${sheetStyle} no-print`}>
      <caption className="visually-hidden">Days with events in {title}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              <span aria-hidden="true">{weekday.charAt(0)}</span>
              <span className="visually-hidden">{weekday}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.weeks.map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (
              <td key={column}>
                {day === null ? null : (
                  <Day day={day} isToday={day === today} events={sheet.byDay.get(day) ?? []} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: number;
  isToday: boolean;
  events: readonly CommunityEvent[];
}

function Day({ day, isToday, events }: DayProps) {
  const [first] = events;
  const current = isToday ? ("date" as const) : undefined;
  if (first === undefined)
    return (
      <span className={sheetDay} aria-current={current}>
        {day}
      </span>
    );
  const titles = events.map(({ title }) => title).join(", ");
  return (
    <Link
      to="/events"
      search={(before) => ({ ...before, event: first.slug })}
      className={`${sheetDay} ${dayLink}`}
      aria-label={`${String(day)}: ${titles}`}
      aria-current={current}
      title={titles}
      data-cancelled={events.every(({ status }) => status === "cancelled")}
    >
      {day}
    </Link>
  );
}
