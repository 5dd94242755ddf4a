import { SITE } from "#domain/site/site.ts";
import * as v from "valibot";
import { EventsSchema, type Events } from "#domain/events/event.ts";
import {
  CALENDAR_TYPE,
  eventFileDisposition,
  writeEvent,
  writeFeed,
} from "#domain/events/calendar.ts";
import type { PublicAnswer } from "../../web/answers/publicAnswer.ts";
import {
  readEvent,
  readEvents,
  readEventSlugs,
  readEventsOfYear,
  readEventYears,
} from "./readEvents.ts";
import { readName } from "../../web/input.ts";
import { jsonAnswer, pathPart, problemAnswer } from "../../web/describe.ts";
import { problem } from "../../web/problem.ts";

const YEAR_PARAMETER = {
  name: "year",
  in: "query",
  required: false,
  description: `Four digits: the events that began in this year, ${SITE.zoneName} time`,
  schema: { type: "string", pattern: "^\\d{4}$" },
} as const;

const calendarAnswer = (description: string) =>
  jsonAnswer(description, v.string(), "text/calendar");

/** `GET /api/events`, `/api/events.ics` and `/api/events/:slug.ics` */
export const EVENTS: readonly PublicAnswer[] = [
  {
    path: "/events",
    summary: "Events, by their beginning",
    description:
      "Those to come and those that ended within 90 days, or those of one year. `left` are " +
      "the seats without a confirmed reservation, `waiting` the parties in the queue.",
    parameters: [YEAR_PARAMETER],
    answer: jsonAnswer("The events", EventsSchema),
    problems: { 400: problemAnswer("`year` is not a year") },
    source(_part, c) {
      const year = c.req.query("year");
      if (year === undefined) {
        return {
          path: "/events",
          validFor: "day",
          compute: (now, db) => readEvents(db, now),
        };
      }
      if (!/^\d{4}$/.test(year)) return problem(c, 400, "year must have four digits");
      return {
        path: `/events?year=${year}`,
        validFor: "unlimited",
        among: {
          name: String(Number(year)),
          list: "years of events",
          read: readEventYears,
          otherwise: (years): Events => ({ events: [], years: [...years].map(Number) }),
        },
        compute: (_, db) => readEventsOfYear(db, Number(year)),
      };
    },
  },
  {
    path: "/events.ics",
    summary: "The same events as a calendar to subscribe to",
    answer: calendarAnswer("An iCalendar file (RFC 5545)"),
    source: {
      validFor: "day",
      compute: async (now, db) => writeFeed((await readEvents(db, now)).events),
      text: { "content-type": CALENDAR_TYPE },
    },
  },
  {
    path: "/events/:file{.+\\.ics}",
    summary: "One event as a calendar file",
    parameters: [pathPart("file", "The event's slug and `.ics`")],
    answer: calendarAnswer("An iCalendar file (RFC 5545)"),
    problems: { 404: problemAnswer("There is no such event") },
    source(part) {
      const slug = readName(part("file").replace(/\.ics$/, ""));
      if (slug === null) return null;
      return {
        path: `/events/${slug}.ics`,
        validFor: "unlimited",
        among: { name: slug, list: "events", read: readEventSlugs },
        compute: async (_, db) => {
          const event = await readEvent(db, slug);
          return event === null ? null : writeEvent(event);
        },
        text: {
          "content-type": CALENDAR_TYPE,
          "content-disposition": eventFileDisposition(slug),
        },
      };
    },
  },
];
