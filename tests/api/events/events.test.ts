import { expect, it } from "vitest";
import { EventsSchema } from "#domain/events/event.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { insertEvent, insertParty } from "../../support/community/eventRows.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { bumpDataVersion } from "../../../server/db/dataVersion.ts";

describeOnEachEngine("events", (database) => {
  const ask = (path: string, init?: RequestInit) => siteOn(database().db).request(path, init);
  const slugs = async (path = "/api/events") =>
    (await getJson(siteOn(database().db), path, EventsSchema)).events.map(({ slug }) => slug);

  it("are answered by their beginning with all that is known, and what is not is null", async () => {
    const { db } = database();
    await insertEvent(db, { slug: "later", startsAt: new Date(NOW + 9 * DAY_MS) });
    await insertEvent(db, { county: "Portage", region: "Northeast", free: true });
    const { events, years } = await getJson(siteOn(db), "/api/events", EventsSchema);
    expect(events.map(({ slug }) => slug)).toEqual(["picnic", "later"]);
    expect(years).toEqual([2026]);
    expect(events[0]).toEqual({
      slug: "picnic",
      uid: "picnic@example.org",
      sequence: 0,
      title: "Picnic",
      summary: null,
      startsAt: "2026-11-21T12:00:00.000Z",
      endsAt: "2026-11-21T15:00:00.000Z",
      allDay: false,
      place: null,
      street: null,
      city: null,
      county: "Portage",
      region: "Northeast",
      lat: null,
      lon: null,
      free: true,
      priceText: null,
      age21: null,
      url: null,
      status: "planned",
      statusNote: null,
      updatedAt: "2026-11-20T12:00:00.000Z",
      reservation: null,
      sample: false,
    });
  });

  it("stay for 90 days after their end, and are asked for by their year afterwards", async () => {
    const { db } = database();
    const ended = (days: number) => new Date(NOW - days * DAY_MS - 3 * 3_600_000);
    await insertEvent(db, { slug: "spring", startsAt: ended(91) });
    await insertEvent(db, { slug: "autumn", startsAt: ended(89) });
    await insertEvent(db, { slug: "eve", startsAt: new Date("2026-01-01T04:59:00Z") });
    await insertEvent(db, { slug: "new-year", startsAt: new Date("2026-01-01T05:00:00Z") });
    expect(await slugs()).toEqual(["autumn"]);
    expect(await slugs("/api/events?year=2026")).toEqual(["new-year", "spring", "autumn"]);
    expect(await slugs("/api/events?year=2025")).toEqual(["eve"]);
    expect(await slugs("/api/events?year=1999")).toEqual([]);
    const { years } = await getJson(siteOn(db), "/api/events", EventsSchema);
    expect(years).toEqual([2026, 2025]);
  });

  it.each(["", "26", "abcd", "20260", "-026", "2026-01", "٢٠٢٦", "2026%00"])(
    "of a year that is none, %j, are a problem",
    async (year) => {
      const response = await ask(`/api/events?year=${year}`);
      expect(response.status).toBe(400);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
    },
  );

  it.each(["0000", "0001", "9999"])("of the year %s are none", async (year) => {
    expect(await slugs(`/api/events?year=${year}`)).toEqual([]);
  });

  it("count seats without a confirmed reservation, and the parties that wait", async () => {
    const { db } = database();
    const id = await insertEvent(db, { seats: 10, perPerson: 2, opensAt: new Date(NOW) });
    await insertEvent(db, { slug: "other", seats: 5 });
    await insertParty(db, id, 1, 4);
    await insertParty(db, id, 2, 3);
    await insertParty(db, id, 3, 4, "waiting");
    await insertParty(db, id, 4, 2, "cancelled");
    const { events } = await getJson(siteOn(db), "/api/events", EventsSchema);
    expect(events.find(({ slug }) => slug === "picnic")?.reservation).toEqual({
      seats: 10,
      left: 3,
      waiting: 1,
      perPerson: 2,
      opensAt: "2026-11-20T12:00:00.000Z",
      closesAt: null,
      cancelUntil: null,
    });
    expect(events.find(({ slug }) => slug === "other")?.reservation).toMatchObject({ left: 5 });
  });

  it("are a feed with the same events, and a file for each", async () => {
    const { db } = database();
    await insertEvent(db, { title: "Picnic, with cake" });
    await insertEvent(db, { slug: "old", startsAt: new Date(NOW - 100 * DAY_MS) });
    const feed = await ask("/api/events.ics");
    expect(feed.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = await feed.text();
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(text).toContain("X-WR-CALNAME:Ohio Cannabis Community\r\n");
    const file = await ask("/api/events/picnic.ics");
    expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="picnic.ics"');
    expect(await file.text()).toContain("SUMMARY:Picnic\\, with cake\r\n");
    expect((await ask("/api/events/old.ics")).status).toBe(200);
  });

  it.each(["nobody.ics", "nobody", "picnic.ics/more", "..%2fpicnic.ics", "PIC%00NIC.ics"])(
    "%s is none of their files",
    async (file) => {
      const response = await ask(`/api/events/${file}`);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
    },
  );

  it.each(["/api/events", "/api/events?year=2026", "/api/events.ics", "/api/events/picnic.ics"])(
    "are kept and tagged as other public answers: %s",
    async (path) => {
      const { db } = database();
      const id = await insertEvent(db, { seats: 10, summary: "Long ".repeat(400) });
      const app = siteOn(db);
      const first = await app.request(path, { headers: { "accept-encoding": "br" } });
      expect(first.headers.get("cache-control")).toBe(
        "public, max-age=0, s-maxage=60, stale-while-revalidate=60",
      );
      expect(first.headers.get("content-encoding")).toBe("br");
      const etag = first.headers.get("etag") ?? "";
      const headers = { "accept-encoding": "br", "if-none-match": etag };
      expect((await app.request(path, { headers })).status).toBe(304);
      // A seat changes what is said of it, and no calendar.
      await insertParty(db, id, 1, 1);
      const isCalendar = path.includes(".ics");
      expect((await app.request(path, { headers })).status).toBe(isCalendar ? 304 : 200);
    },
  );

  it("of the sample are hidden by a real event, and by a real store", async () => {
    const { db } = database();
    await insertEvent(db, { slug: "sample-swap", sample: true });
    const app = siteOn(db);
    const seen = async () => (await getJson(app, "/api/events", EventsSchema)).events.length;
    expect(await seen()).toBe(1);
    await rowsIn(db).store();
    await bumpDataVersion(db);
    expect(await seen()).toBe(0);
    expect((await app.request("/api/events/sample-swap.ics")).status).toBe(404);
    await insertEvent(db);
    expect(await slugs()).toEqual(["picnic"]);
  });
});
