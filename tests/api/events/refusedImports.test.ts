import { expect, it } from "vitest";
import { importEvents } from "../../../server/community/events/commands.ts";
import { eventImports, ics, JSON_EVENT, PICNIC } from "../../support/community/eventImports.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

describeOnFasterEngine("what the import of events refuses", (database) => {
  const { run, importing, imported, all, json } = eventImports(database);

  it("refuses entries by their place, field and reason, and takes the others", async () => {
    const bad = (change: object) => ({ ...JSON_EVENT, slug: undefined, ...change });
    const result = await imported(
      json(
        JSON_EVENT,
        bad({ title: " \u0007 " }),
        bad({ startsAt: "2026-02-31T10:00:00Z" }),
        bad({ startsAt: "tomorrow" }),
        bad({ endsAt: "2026-11-28T23:00:00Z" }),
        bad({ allDay: "no" }),
        bad({ status: "maybe" }),
        bad({ slug: "No Slug" }),
        bad({ endsAt: "2029-11-28T23:00:00Z" }),
        bad({ startsAt: "1999-01-01T00:00:00Z", endsAt: "1999-01-01T00:00:00Z" }),
        JSON_EVENT,
        [JSON_EVENT],
      ),
    );
    expect(result).toMatchObject({ read: 12, accepted: 1, created: 1 });
    expect(result.rejected.map(({ entry, field }) => [entry, field])).toEqual([
      [2, "title"],
      [3, "startsAt"],
      [4, "startsAt"],
      [5, "endsAt"],
      [6, "allDay"],
      [7, "status"],
      [8, "slug"],
      [9, "endsAt"],
      [10, "startsAt"],
      [11, "slug"],
      [12, "entry"],
    ]);
  });

  it("leaves out what is doubtful, with a warning", async () => {
    const { warnings } = await imported(
      json({
        ...JSON_EVENT,
        summary: "<script>alert(1)</script>\u0000\u0007 &amp; \u001b[31m",
        url: "javascript:alert(1)",
        county: "Wayne, Indiana",
        lat: 12,
        free: "yes",
        priceText: "x".repeat(300),
        reservation: { seats: 5 },
      }),
    );
    expect(warnings.map(({ field }) => field).toSorted()).toEqual([
      "county",
      "free",
      "lat",
      "priceText",
      "reservation",
      "summary",
      "url",
    ]);
    const [event] = await all();
    expect(event).toMatchObject({
      summary: "<script>alert(1)</script> &amp; [31m",
      url: null,
      county: null,
      region: null,
      lat: null,
      lon: null,
      free: null,
      reservation: null,
    });
    expect(event?.priceText).toHaveLength(200);
  });

  const HOSTILE: [name: string, file: string][] = [
    ["an empty file", "  "],
    ["a web page", "<!doctype html><title>Calendar</title>"],
    ["a truncated calendar", ics(PICNIC).slice(0, 200)],
    ["a truncated list", json(JSON_EVENT).slice(0, 100)],
    ["a calendar without events", ics()],
    ["JSON of something else", '{"menu": []}'],
    ["a line that is none", ics(["UID:1", "what is this"])],
    ["a line of 10 MB", ics([...PICNIC, `DESCRIPTION:${"x".repeat(10_000_000)}`])],
    ["a line of 200 kB", ics([...PICNIC, `DESCRIPTION:${"x\r\n ".repeat(200_000)}`])],
    ["a line with very many parameters", ics([...PICNIC, `X-A${";A=B".repeat(500_000)}:1`])],
    [
      "a thousand events that repeat",
      ics(
        ...Array.from({ length: 1_000 }, (_, index) => [
          ...PICNIC.slice(1),
          `UID:${String(index)}`,
          "RRULE:FREQ=DAILY",
        ]),
      ),
    ],
    [
      "dates that are counted for ages",
      ics([
        ...PICNIC.map((l) => l.replaceAll("20261128", "20010101")),
        "RRULE:FREQ=DAILY;COUNT=9999",
      ]),
    ],
    ["a rule that is none", ics([...PICNIC, "RRULE:FREQ=SOMETIMES"])],
    ["a rule of seconds", ics([...PICNIC, "RRULE:FREQ=SECONDLY"])],
    [
      "a rule that never holds",
      ics([
        ...PICNIC.map((l) => l.replaceAll("20261128", "20250228")),
        "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
      ]),
    ],
    ["a rule of weeks of the year", ics([...PICNIC, "RRULE:FREQ=YEARLY;BYWEEKNO=20"])],
    [
      "an unknown zone",
      ics(PICNIC.map((line) => line.replace("America/New_York", "Mars/Olympus"))),
    ],
    ["a date that is none", ics(PICNIC.map((line) => line.replace("20261128", "20260231")))],
    ["an hour that is none", ics(PICNIC.map((line) => line.replace("T190000", "T250000")))],
    ["an end before the start", ics(PICNIC.map((line) => line.replace("T220000", "T180000")))],
    ["no UID", ics(PICNIC.slice(1))],
    ["no start", ics(PICNIC.filter((line) => !line.startsWith("DTSTART")))],
    [
      "a duration that is none",
      ics([...PICNIC.filter((l) => !l.startsWith("DTEND")), "DURATION:P1Y"]),
    ],
    ["components a hundred thousand deep", "BEGIN:VCALENDAR\r\n".repeat(100_000)],
    ["lists a hundred thousand deep", `[${"[".repeat(100_000)}`],
    ["binary", "\u0000\u0001\u0002BEGIN:VCALENDAR"],
  ];

  it.each(HOSTILE)("changes nothing for %s, and says why in one line", async (_, file) => {
    const outcome = await importing(file);
    if (outcome.outcome !== "refused") throw new Error("it came in");
    expect(outcome.message).toMatch(/^[\x20-\x7e]{5,300}$/);
    expect(await all()).toEqual([]);
  });

  it("refuses what is no UTF-8", async () => {
    const content = Buffer.from([0xff, 0xfe, 0x42, 0x00]).toString("base64");
    expect(await run(importEvents, { content, dryRun: false })).toMatchObject({
      outcome: "refused",
      message: "is not UTF-8 text",
    });
  });

  it("never reads the rules by which a file describes its own zones", async () => {
    const zone = [
      "BEGIN:VTIMEZONE",
      "TZID:America/New_York",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "RRULE:FREQ=SECONDLY",
      "TZOFFSETFROM:+0900",
      "TZOFFSETTO:+0900",
      "END:STANDARD",
      "END:VTIMEZONE",
    ].join("\r\n");
    await imported(ics(PICNIC).replace("BEGIN:VEVENT", `${zone}\r\nBEGIN:VEVENT`));
    expect(await all()).toMatchObject([{ startsAt: "2026-11-29T00:00:00.000Z" }]);
  });
});
