import * as fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { communityEvent } from "../../../tests/support/community/events.ts";
import { type CalendarEvent, writeEvent, writeFeed } from "./calendar.ts";

/** What a strict reader finds in a file with one event. */
function readBack(file: string) {
  const calendar = new ICAL.Component(v(ICAL.parse(file)));
  const event = calendar.getFirstSubcomponent("vevent");
  if (event === null) throw new Error("no event");
  const text = (name: string) => event.getFirstPropertyValue(name)?.toString() ?? null;
  return {
    calendar,
    text,
    title: text("summary"),
    from: new ICAL.Event(event).startDate,
    to: new ICAL.Event(event).endDate,
  };
}
const v = (read: unknown): string | unknown[] => (Array.isArray(read) ? read : String(read));

const lines = (file: string) => file.split("\r\n");
const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Texts with all that has to be escaped, folded or left out. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ",",
        ";",
        "\\",
        "\n",
        ":",
        '"',
        "\\n",
        "\t",
        " ",
        "<b>",
        "é",
        "漢",
        "👩‍👩‍👧",
        "🌿",
      ),
      fc.string({ unit: "grapheme", maxLength: 30 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

/** A text as a file can carry it. */
const carried = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\t\n])\p{Control}/gu, "")
    .replace(/\p{Surrogate}/gu, "\ufffd");

describe("a calendar file", () => {
  it("brings every text back as it was, whatever stands at the folding edge", () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (title, summary, place) => {
        const event = communityEvent({ title, summary, place, street: null, city: null });
        const { text } = readBack(writeEvent(event));
        expect(text("summary")).toBe(carried(title));
        expect(text("description") ?? "").toBe(carried(summary));
        expect(text("location") ?? "").toBe(carried(place));
      }),
      { numRuns: 300 },
    );
  });

  it("has lines of at most 75 bytes that end in CRLF and break between characters", () => {
    for (let indent = 0; indent < 80; indent += 1) {
      const title = `${"x".repeat(indent)}${"🌿é漢".repeat(30)}`;
      const file = writeEvent(communityEvent({ title }));
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
      for (const line of lines(file)) {
        expect(bytes(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/\p{Surrogate}/u);
      }
      expect(readBack(file).title).toBe(title);
    }
  });

  it("says when, where, which and how often changed", () => {
    const url = "https://example.org/a?b=1,2;c=3";
    const { text, from, to, calendar } = readBack(
      writeEvent(communityEvent({ sequence: 3, url, priceText: "$5", age21: true, summary: "Hi" })),
    );
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("prodid")).toBeTruthy();
    expect(text("uid")).toBe("picnic@example.org");
    expect(text("sequence")).toBe("3");
    expect(text("dtstamp")).toBe("2026-11-20T12:00:00Z");
    expect([from.toString(), to.toString()]).toEqual([
      "2026-11-29T00:00:00Z",
      "2026-11-29T03:00:00Z",
    ]);
    expect(text("location")).toBe("Park Hall, 12 Main St, Kent, OH");
    expect(text("geo")).toBe("41.15,-81.36");
    expect(text("url")).toBe(url);
    expect(text("status")).toBe("CONFIRMED");
    expect(text("description")).toBe("Hi\n\n$5\n\n21 and over");
  });

  it("leaves out what is not known", () => {
    const nothing = { place: null, street: null, city: null, lat: null, lon: null };
    const file = writeEvent(communityEvent(nothing));
    expect(file).not.toMatch(/^(?:LOCATION|GEO|URL|DESCRIPTION)/m);
  });

  it("says in its title that an event is cancelled, because some calendars ignore the status", () => {
    const cancelled = { status: "cancelled", statusNote: "The hall is closed." } as const;
    const { text } = readBack(writeEvent(communityEvent(cancelled)));
    expect(text("status")).toBe("CANCELLED");
    expect(text("summary")).toBe("Cancelled: Picnic");
    expect(text("description")).toBe("The hall is closed.");
  });

  it("has days for what lasts whole days, the last one excluded", () => {
    const days = { allDay: true, startsAt: "2026-11-27T05:00:00Z", endsAt: "2026-11-30T05:00:00Z" };
    const file = writeEvent(communityEvent(days));
    expect(file).toContain("DTSTART;VALUE=DATE:20261127\r\n");
    expect(file).toContain("DTEND;VALUE=DATE:20261130\r\n");
    expect(readBack(file).from.isDate).toBe(true);
  });

  it.each([
    ["clocks go forward", "2027-03-13T05:00:00Z", "2027-03-15T04:00:00Z", "20270313", "20270315"],
    ["clocks go back", "2026-10-31T04:00:00Z", "2026-11-02T05:00:00Z", "20261031", "20261102"],
  ])("has the right days at the weekend when %s", (_, startsAt, endsAt, from, to) => {
    const file = writeEvent(communityEvent({ allDay: true, startsAt, endsAt }));
    expect(file).toContain(`DTSTART;VALUE=DATE:${from}\r\n`);
    expect(file).toContain(`DTEND;VALUE=DATE:${to}\r\n`);
  });

  it("has no end where an event has no length", () => {
    const moment = "2026-11-29T00:00:00Z";
    expect(writeEvent(communityEvent({ startsAt: moment, endsAt: moment }))).not.toContain("DTEND");
  });

  it("holds all events as a feed that says its name and how often to come", () => {
    const events: CalendarEvent[] = [communityEvent(), communityEvent({ uid: "b", slug: "b" })];
    const feed = writeFeed(events);
    const { calendar } = readBack(feed);
    expect(calendar.getAllSubcomponents("vevent")).toHaveLength(2);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Ohio Cannabis Community");
    expect(feed).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT12H\r\n");
    expect(readBack(writeFeed([communityEvent()])).title).toBe("Picnic");
  });
});
