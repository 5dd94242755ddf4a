import { DAY_MS } from "#domain/time/spans.ts";
import { RefusedEntry } from "./draft.ts";
import { momentOfTime, readTime, type IcsTime } from "./icsTime.ts";
import type { Component } from "./jcal.ts";
import { occurrences, readRule } from "./recurrence.ts";

/** Events that repeat are taken from and to here, and at most so many dates of each. */
const BACK_MS = 90 * DAY_MS;
const AHEAD_MS = 400 * DAY_MS;
const MOST_DATES = 100;

/**
 * The dates of an event that repeats; `null` for one that does not.
 *
 * @param now epoch milliseconds
 * @param warn is told when there are more
 * @throws RefusedEntry when there are none, or its rule is of a kind that is not supported
 */
export function datesOf(
  component: Component,
  start: IcsTime,
  now: number,
  warn: (reason: string) => void,
): IcsTime[] | null {
  const rules = component.properties.filter(({ name }) => name === "rrule");
  const more = listed(component, "rdate");
  if (rules.length === 0 && more.length === 0) return null;
  if (rules.length > 1) throw new RefusedEntry("rrule", "is there more than once");
  const window = { from: now - BACK_MS, to: now + AHEAD_MS, most: MOST_DATES };
  const rule = readRule(rules[0]?.values[0] ?? { freq: "DAILY", count: 1 });
  const { times, goesOn } = occurrences(start, rule, window);
  const left = new Set(listed(component, "exdate").map(momentOfTime));
  const extra = more.filter((time) => {
    const moment = momentOfTime(time);
    return moment >= window.from && moment <= window.to;
  });
  const all = new Map([...times, ...extra].map((time) => [momentOfTime(time), time]));
  const dates = [...all].filter(([moment]) => !left.has(moment)).map(([, time]) => time);
  if (dates.length === 0) {
    throw new RefusedEntry("rrule", "has no date from 90 days ago to 400 days ahead");
  }
  if (goesOn) {
    warn(`repeats without end or for long; its next ${String(dates.length)} dates are taken`);
  }
  return dates.slice(0, MOST_DATES);
}

function listed(component: Component, name: string): IcsTime[] {
  return component.properties
    .filter((property) => property.name === name)
    .flatMap((property) => property.values.map((value) => ({ property, value })))
    .slice(0, 10 * MOST_DATES)
    .map(({ property, value }) => readTime(property, value));
}
