import * as fc from "fast-check";
import { bracketLines } from "../../../../support/community/bracketFile.ts";
import { type HostileFile, withOtherBytes, withOtherValues } from "./changedFiles.ts";

const EVENT = {
  slug: "picnic",
  title: "Picnic",
  summary: "With cake",
  startsAt: "2026-11-29T00:00:00Z",
  endsAt: "2026-11-29T03:00:00Z",
  allDay: false,
  place: "Park Hall",
  city: "Kent",
  county: "Portage",
  lat: 41.15,
  lon: -81.36,
  free: true,
  age21: false,
  url: "https://example.org/picnic",
  status: "planned",
};

const CALENDAR = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//test//EN",
  "BEGIN:VEVENT",
  "UID:picnic-1",
  "DTSTAMP:20261101T000000Z",
  "DTSTART;TZID=America/New_York:20261128T190000",
  "DTEND;TZID=America/New_York:20261128T220000",
  "RRULE:FREQ=WEEKLY;COUNT=4",
  "EXDATE;TZID=America/New_York:20261205T190000",
  "SUMMARY:Picnic\\, with cake",
  "LOCATION:Park Hall\\, 12 Main St\\, Kent\\, OH 44240",
  "URL:https://example.org/picnic",
  "GEO:41.15;-81.36",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

/** Values that repeat for ever, end before they begin, or are no times. */
const RULES = [
  "RRULE:FREQ=SECONDLY",
  "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
  "RRULE:FREQ=DAILY;INTERVAL=0",
  "RRULE:FREQ=DAILY;COUNT=999999999",
  "RRULE:FREQ=WEEKLY;UNTIL=99991231T235959Z",
  "DURATION:P99999D",
  "DURATION:-PT1H",
  "DTEND:19700101T000000Z",
  "DTSTART:20269999T999999Z",
  "DTSTART;TZID=__proto__:20261128T190000",
  "SUMMARY:",
] as const;

const withOtherRule = fc.constantFrom(...RULES).map((line): HostileFile => {
  const name = /^[A-Z]+/.exec(line)?.[0] ?? "";
  const lines = CALENDAR.split("\r\n").filter((each) => !new RegExp(`^${name}[;:]`).test(each));
  lines.splice(4, 0, line);
  return { kind: line, content: Buffer.from(lines.join("\r\n")) };
});

/** Calendars and lists of events, changed. */
export const changedEvents: fc.Arbitrary<HostileFile> = fc.oneof(
  { weight: 3, arbitrary: withOtherBytes("events.ics", Buffer.from(CALENDAR)) },
  { weight: 1, arbitrary: withOtherRule },
  {
    weight: 3,
    arbitrary: withOtherValues("events.json", Buffer.from(JSON.stringify({ events: [EVENT] }))),
  },
);

/** Brackets of contests, changed. */
export const changedBrackets: fc.Arbitrary<HostileFile> = withOtherBytes(
  "bracket.csv",
  Buffer.from(`${bracketLines().join("\n")}\n`),
);
