import { SITE } from "#domain/site/site.ts";
import {
  RefusedEntry,
  type EventDraft,
  type EventDrafts,
  type EventFacts,
  MOST_EVENTS,
  UnusableEventsError,
  type EventRemark,
} from "./draft.ts";
import { later, momentOfTime, readTime, type IcsTime } from "./icsTime.ts";
import { propertyOf, readComponents, valueOf, type Component } from "./jcal.ts";
import { CITIES } from "#state/cities.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { occurrences, readRule } from "./recurrence.ts";

/** More than this in one file are made to keep a server busy. */
const MOST_SERIES = 500;

interface Entry {
  entry: number;
  uid: string;
  component: Component;
  start: IcsTime;
  /** Of an exception: the date of the series whose place it takes, epoch milliseconds. */
  replaces: number | null;
}

/**
 * Reads the events of a calendar file. One that repeats becomes an event for each date, from 90
 * days ago to 400 days ahead.
 *
 * @param now epoch milliseconds
 * @throws UnusableEventsError when it is damaged or holds no events
 */
export function readIcs(text: string, now: number): EventDrafts {
  const events = readComponents(text).flatMap(({ name, components }) =>
    name === "vcalendar" ? components.filter((each) => each.name === "vevent") : [],
  );
  if (events.length === 0) throw new UnusableEventsError("holds no events");
  refuseTooMany(events);
  const rejected: EventRemark[] = [];
  const warnings: EventRemark[] = [];
  /** What is made of an entry; nothing when it is refused. */
  const attempt = <Made>(entry: number, make: () => Made): Made[] => {
    try {
      return [make()];
    } catch (error) {
      if (!(error instanceof RefusedEntry)) throw error;
      rejected.push({ entry, field: error.field, reason: error.message });
      return [];
    }
  };
  const entries = events.flatMap((component, index) =>
    attempt(index + 1, () => readEntry(component, index + 1)),
  );
  const replaced = new Set(entries.map(({ uid, replaces }) => `${String(replaces)} ${uid}`));
  const drafts: EventDraft[] = [];
  for (const entry of entries) {
    const made = attempt(entry.entry, () => draftsOf(entry, replaced, now, warnings)).flat();
    drafts.push(...made);
    refuseMoreThan(MOST_EVENTS, drafts.length, "events");
  }
  return { format: "ics", read: events.length, drafts, rejected, warnings };
}

function refuseTooMany(events: readonly Component[]): void {
  const series = events.filter(({ properties }) =>
    properties.some(({ name }) => name === "rrule" || name === "rdate"),
  );
  refuseMoreThan(MOST_EVENTS, events.length, "events");
  refuseMoreThan(MOST_SERIES, series.length, "events that repeat");
}

function refuseMoreThan(most: number, count: number, what: string): void {
  if (count > most) throw new UnusableEventsError(`holds more than ${String(most)} ${what}`);
}

function readEntry(component: Component, entry: number): Entry {
  const uid = valueOf(component, "uid");
  if (typeof uid !== "string" || uid.trim() === "") {
    throw new RefusedEntry("uid", "is missing; a changed file would make a second event of it");
  }
  const start = timeOf(component, "dtstart");
  if (start === null) throw new RefusedEntry("dtstart", "is missing");
  const replaced = timeOf(component, "recurrence-id");
  const replaces = replaced === null ? null : momentOfTime(replaced);
  return { entry, uid: uid.trim(), component, start, replaces };
}

function timeOf(component: Component, name: string): IcsTime | null {
  const property = propertyOf(component, name);
  return property === undefined ? null : readTime(property, property.values[0]);
}

function draftsOf(
  { entry, uid, component, start, replaces }: Entry,
  replaced: ReadonlySet<string>,
  now: number,
  warnings: EventRemark[],
): EventDraft[] {
  const end = endOf(component, start);
  const common = { entry, slug: null, sequence: sequenceOf(component), facts: factsOf(component) };
  const draftAt = (time: IcsTime, ownUid: string): EventDraft => ({
    ...common,
    uid: ownUid,
    startsAt: momentOfTime(time),
    endsAt: endAt(time, start, end),
    allDay: time.isDate,
  });
  if (replaces !== null) return [draftAt(start, uidOf(uid, replaces))];
  const times = datesOf(component, start, now, (reason) => {
    warnings.push({ entry, field: "rrule", reason });
  });
  if (times === null) return [draftAt(start, uid)];
  return times
    .filter((time) => !replaced.has(`${String(momentOfTime(time))} ${uid}`))
    .map((time) => draftAt(time, uidOf(uid, momentOfTime(time))));
}

/** One date of a series is an event of its own, and always the same one. */
const uidOf = (uid: string, moment: number) =>
  `${uid}/${new Date(moment).toISOString().replace(/[-:]|\.\d+/g, "")}`;

/** The end as it is worded; a day lasts until the next, and a moment no time, unless said otherwise. */
function endOf(component: Component, start: IcsTime): IcsTime {
  const end = timeOf(component, "dtend");
  if (end !== null) {
    if (end.isDate !== start.isDate) throw new RefusedEntry("dtend", "is not of dtstart's kind");
    return end;
  }
  const duration = valueOf(component, "duration");
  if (duration !== undefined) return later(start, textOf(duration));
  return start.isDate ? later(start, "P1D") : start;
}

/** The end of one date of a series: days stay days, and hours are hours also when clocks change. */
function endAt(time: IcsTime, start: IcsTime, end: IcsTime): number {
  if (time.isDate) return momentOfTime({ ...time, shown: time.shown + end.shown - start.shown });
  return momentOfTime(time) + momentOfTime(end) - momentOfTime(start);
}

function factsOf(component: Component): EventFacts {
  const said = (name: string) => textOf(valueOf(component, name)) ?? null;
  const status = said("status")?.toUpperCase();
  const title = said("summary");
  const location = said("location");
  const point = valueOf(component, "geo");
  // Few calendars have points: that there is none says nothing.
  const [lat, lon] = Array.isArray(point) ? [Number(point[0]), Number(point[1])] : [];
  const isCancelled = status === "CANCELLED";
  return {
    title: isCancelled ? title?.replace(/^cancell?ed:\s*/i, "") : title,
    summary: said("description"),
    ...(location === null ? { place: null, street: null, city: null } : readLocation(location)),
    lat,
    lon,
    url: said("url"),
    status: isCancelled ? "cancelled" : "planned",
  };
}

function sequenceOf(component: Component): number {
  const value = Number(valueOf(component, "sequence") ?? 0);
  return Number.isInteger(value) && value >= 0 && value < 1_000_000_000 ? value : 0;
}

/** A value as text; the reader has classes of its own for some. */
function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : undefined;
}

/** The end of an address as calendars write it: "…, Kent, OH 44240, USA". */
const CITY = new RegExp(
  String.raw`^(.*?)(?:,\s*|\n\s*|^)([^,\n]+),\s*(?:${SITE.abbreviation}|${SITE.state})\.?(?:\s+\d{5}(?:-\d{4})?)?(?:,\s*(?:USA|United States))?$`,
  "is",
);

const LONGEST = 500;

/** What a calendar's one line about the place says: place, street, city, and the county where the city says it. */
function readLocation(location: string): Pick<EventFacts, "place" | "street" | "city" | "county"> {
  const text = location.trim();
  // A longer text is no address, and to look for one in it would take long.
  const [, before, city] = text.length > LONGEST ? [] : (CITY.exec(text) ?? []);
  const rest = (before ?? (city === undefined ? text : "")).trim();
  const [place, street] = splitStreet(rest);
  return { place, street, city: city?.trim() ?? null, county: countyOf(city) };
}

/** "Park Hall, 12 Main St" → place and street; a text that begins with a number is a street. */
function splitStreet(text: string): [place: string | null, street: string | null] {
  if (text === "") return [null, null];
  if (/^\d/.test(text)) return [null, text];
  const [, place, street] = /^(.*?)(?:,\s*|\n\s*)(\d.*)$/s.exec(text) ?? [];
  return place === undefined || street === undefined ? [text, null] : [place.trim(), street.trim()];
}

/** The county of a city, where its name alone says it. */
function countyOf(city: string | undefined): string | undefined {
  const wanted = city?.trim().toLowerCase();
  return CITIES.find(({ name }) => name.toLowerCase() === wanted)?.county;
}

/** Events that repeat are taken from and to here, and at most so many dates of each. */
const BACK_MS = 90 * DAY_MS;

const AHEAD_MS = 400 * DAY_MS;

const MOST_DATES = 100;

/**
 * The dates of an event that repeats; `null` for one that does not.
 *
 * @param now epoch milliseconds
 * @param warn called when there are more
 * @throws RefusedEntry when there are none, or its rule is of a kind that is not supported
 */
function datesOf(
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
