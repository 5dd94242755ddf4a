import * as fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/time/spans.ts";
import { occurrences, readRule } from "./recurrence.ts";

const DAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;
const day = fc.constantFrom(...DAYS);
const places = fc.constantFrom("", "1", "2", "4", "-1", "-2");
const interval = fc.integer({ min: 1, max: 4 });

/** Rules as calendars of people write them, that hold on some day. */
const anyRule = fc.oneof(
  interval.map((n) => `FREQ=DAILY;INTERVAL=${String(n)}`),
  fc
    .tuple(
      interval,
      fc.uniqueArray(day, { minLength: 1, maxLength: 4 }),
      fc.constantFrom("SU", "MO"),
    )
    .map(
      ([n, days, wkst]) => `FREQ=WEEKLY;INTERVAL=${String(n)};WKST=${wkst};BYDAY=${days.join(",")}`,
    ),
  fc
    .tuple(interval, places, day)
    .map(([n, place, name]) => `FREQ=MONTHLY;INTERVAL=${String(n)};BYDAY=${place}${name}`),
  fc
    .tuple(interval, fc.constantFrom(1, 13, 28, 31, -1, -3))
    .map(([n, date]) => `FREQ=MONTHLY;INTERVAL=${String(n)};BYMONTHDAY=${String(date)}`),
  fc
    .tuple(fc.constantFrom(1, 2, -1), fc.uniqueArray(day, { minLength: 2, maxLength: 5 }))
    .map(([place, days]) => `FREQ=MONTHLY;BYDAY=${days.join(",")};BYSETPOS=${String(place)}`),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, date]) => `FREQ=YEARLY;BYMONTH=${String(month)};BYMONTHDAY=${String(date)}`),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), places, day)
    .map(([month, place, name]) => `FREQ=YEARLY;BYMONTH=${String(month)};BYDAY=${place}${name}`),
);

/** A rule as the reader gives it. */
const parsed = (rule: string): unknown => ICAL.parse.property(`RRULE:${rule}`)[3];
const dateOf = (shown: number) => new Date(shown).toISOString().slice(0, 10);

/** The first dates of a rule from a day on, as the referee has them. */
function byReferee(rule: string, from: string, most: number): string[] {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(from));
  const dates: string[] = [];
  for (let next = iterator.next(); next !== null && dates.length < most; next = iterator.next())
    dates.push(next.toString());
  return dates;
}

function byOurs(rule: string, from: string, most: number) {
  const start = { shown: Date.parse(from), zone: "UTC", isDate: true };
  const window = { from: 0, to: Date.parse(from) + 8_000 * DAY_MS, most };
  return occurrences(start, readRule(parsed(rule)), window);
}

describe("a rule by which an event repeats", () => {
  it("has the dates that another reader finds", () => {
    fc.assert(
      fc.property(anyRule, fc.integer({ min: 0, max: 1_500 }), (rule, offset) => {
        const any = dateOf(Date.UTC(2024, 0, 1) + offset * DAY_MS);
        // An event first takes place on a day of its own rule.
        const [first = any] = byReferee(rule, any, 1);
        const dates = byOurs(rule, first, 12).times.map(({ shown }) => dateOf(shown));
        expect([rule, dates]).toEqual([rule, byReferee(rule, first, 12)]);
      }),
      { numRuns: 200 },
    );
  });

  it("ends after a number of dates, and on a day, that one included", () => {
    const dates = (rule: string) =>
      byOurs(rule, "2026-11-28", 50).times.map(({ shown }) => dateOf(shown));
    expect(dates("FREQ=WEEKLY;COUNT=2")).toEqual(["2026-11-28", "2026-12-05"]);
    expect(dates("FREQ=WEEKLY;UNTIL=20261205")).toEqual(["2026-11-28", "2026-12-05"]);
    expect(dates("FREQ=WEEKLY;UNTIL=20261204T235959Z")).toEqual(["2026-11-28"]);
  });

  it.each([
    "FREQ=HOURLY",
    "FREQ=SECONDLY;INTERVAL=1",
    "FREQ=DAILY;BYHOUR=9,12",
    "FREQ=YEARLY;BYYEARDAY=100",
    "FREQ=YEARLY;BYWEEKNO=20",
    "FREQ=YEARLY;BYDAY=20MO",
    "FREQ=WEEKLY;BYDAY=2MO",
    "FREQ=WEEKLY;BYSETPOS=1;BYDAY=MO",
  ])("is refused when it is of another kind: %s", (rule) => {
    expect(() => readRule(parsed(rule))).toThrow("not supported");
  });

  it("that never holds comes to its end", () => {
    const { times } = byOurs("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "2026-11-28", 50);
    expect(times).toHaveLength(1);
  });
});
