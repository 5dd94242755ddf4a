import { expect, it } from "vitest";
import { EventsSchema } from "#domain/events/event.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { removeEvent } from "../../../server/community/events/commands.ts";
import { CommandError } from "../../../server/db/command.ts";
import { reservations } from "../../../server/db/schema/reservations.ts";
import { cancelEvent } from "../../../server/community/reservations/changeEvent.ts";
import { eventImports, ics, JSON_EVENT, PICNIC } from "../../support/community/eventImports.ts";
import { insertEvent, insertParty } from "../../support/community/eventRows.ts";
import { NOW } from "../../support/data/rows.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

describeOnFasterEngine("the import of events", (database) => {
  const { run, imported, all, json } = eventImports(database);

  it("takes a calendar file, with its place and its county", async () => {
    expect(await imported(ics(PICNIC))).toEqual({
      format: "ics",
      read: 1,
      accepted: 1,
      rejected: [],
      warnings: [],
      created: 1,
      changed: 0,
      unchanged: 0,
    });
    expect(await all()).toMatchObject([
      {
        slug: "picnic-with-cake-2026-11-28",
        uid: "picnic-1",
        title: "Picnic, with cake",
        startsAt: "2026-11-29T00:00:00.000Z",
        endsAt: "2026-11-29T03:00:00.000Z",
        place: "Park Hall",
        street: "12 Main St",
        city: "Kent",
        county: "Portage",
        region: "Northeast",
      },
    ]);
  });

  it("takes JSON of the API's shape, as an object or a list, and its own answer changes nothing", async () => {
    await imported(json(JSON_EVENT));
    expect(await imported(JSON.stringify([JSON_EVENT]))).toMatchObject({ unchanged: 1 });
    const answer = await getJson(siteOn(database().db), "/api/events", EventsSchema);
    expect(await imported(JSON.stringify(answer))).toMatchObject({ created: 0, unchanged: 1 });
    expect(await all()).toMatchObject([{ slug: "picnic", free: true, lat: 41.15 }]);
  });

  it("takes the site's own calendar, which changes nothing", async () => {
    await imported(
      json({ ...JSON_EVENT, summary: "Bring a chair.", priceText: "$5", age21: true, url: null }),
    );
    const feed = await (await siteOn(database().db).request("/api/events.ics")).text();
    expect(await imported(feed)).toMatchObject({ created: 0, unchanged: 1, warnings: [] });
  });

  it("raises SEQUENCE with what calendars show, and with nothing else", async () => {
    await imported(json(JSON_EVENT));
    const first = (await all())[0]?.sequence ?? NaN;
    expect((await imported(json(JSON_EVENT), { now: NOW + DAY_MS })).unchanged).toBe(1);
    expect(await all()).toMatchObject([{ sequence: first }]);
    const later = { ...JSON_EVENT, startsAt: "2026-11-29T01:00:00Z" };
    await imported(json(later), { now: NOW + 60_000 });
    expect(await all()).toMatchObject([
      { sequence: first + 1, updatedAt: "2026-11-20T12:01:00.000Z" },
    ]);
    expect(await imported(json({ ...later, free: false }))).toMatchObject({ changed: 1 });
    expect(await all()).toMatchObject([{ sequence: first + 1, free: false }]);
    await imported(json({ ...later, title: "Picnic in the rain" }));
    expect(await all()).toMatchObject([{ sequence: first + 2, slug: "picnic" }]);
  });

  it("follows a calendar's own SEQUENCE upwards, and keeps what its format cannot say", async () => {
    await imported(json({ ...JSON_EVENT, uid: "picnic-1" }));
    const moved = PICNIC.map((line) => line.replace("T190000", "T180000"));
    await imported(ics([...moved, "SEQUENCE:700000000"]));
    expect(await all()).toMatchObject([
      {
        slug: "picnic",
        sequence: 700_000_000,
        startsAt: "2026-11-28T23:00:00.000Z",
        free: true,
        age21: false,
      },
    ]);
  });

  it("has a higher SEQUENCE of an event that was removed and comes again than ever before", async () => {
    const file = (change = {}) => json({ ...JSON_EVENT, uid: "picnic-1", ...change });
    const sequence = async () => (await all())[0]?.sequence ?? NaN;
    await imported(file());
    for (const title of ["One", "Two", "Three"]) await imported(file({ title }));
    const before = await sequence();
    await run(removeEvent, { slug: "picnic" });
    await imported(file(), { now: NOW + 60_000 });
    expect(await sequence()).toBeGreaterThan(before);
    await run(removeEvent, { slug: "picnic" });
    const own = ics([...PICNIC, "SEQUENCE:900000000"]);
    await imported(own, { now: NOW + 120_000 });
    const high = await sequence();
    expect(high).toBeGreaterThan(900_000_000);
    await run(removeEvent, { slug: (await all())[0]?.slug ?? "" });
    await imported(own, { now: NOW + 180_000 });
    expect(await sequence()).toBeGreaterThan(high);
  });

  it("warns of a region that is not known only where the file says a place", async () => {
    const nowhere = { place: null, street: null, city: null, county: null, lat: null, lon: null };
    const { warnings } = await imported(
      json(
        { ...JSON_EVENT, ...nowhere, slug: "online" },
        { ...JSON_EVENT, ...nowhere, slug: "creek", city: "Hidden Creek" },
      ),
    );
    expect(warnings.map(({ entry, field }) => [entry, field])).toEqual([[2, "county"]]);
    const silent = PICNIC.filter((each) => !each.startsWith("LOCATION"));
    expect((await imported(ics(silent))).warnings).toEqual([]);
  });

  it("says what it moves although people have reserved", async () => {
    const { db } = database();
    const id = await insertEvent(db, { seats: 9, uid: "picnic-1", startsAt: new Date(NOW) });
    await insertParty(db, id, 1, 2);
    await insertParty(db, id, 2, 2, "waiting");
    await insertParty(db, id, 3, 2, "cancelled");
    const told = (field: string) => ({
      entry: 1,
      field,
      reason: `${field === "startsAt" ? "moves" : "changes"} although 2 parties have reserved; they are not told by this command`,
    });
    const { warnings } = await imported(ics(PICNIC), { dryRun: true });
    expect(warnings).toEqual(["startsAt", "place", "street", "city"].map(told));
    expect((await imported(ics(PICNIC))).warnings).toHaveLength(4);
    const renamed = PICNIC.map((each) => each.replace("Picnic", "Feast"));
    expect((await imported(ics(renamed))).warnings).toEqual([]);
  });

  it("keeps the note of what was cancelled, unless the file is cancelled with one of its own", async () => {
    const { db } = database();
    await imported(json(JSON_EVENT));
    await cancelEvent(db, "picnic", "The barn is flooded", NOW, () => Promise.resolve());
    const [cancelled] = await all();
    const again = await imported(json(JSON_EVENT));
    expect(again).toMatchObject({ unchanged: 1, warnings: [{ field: "status" }] });
    const silent = json({ ...JSON_EVENT, status: "cancelled" });
    expect(await imported(silent)).toMatchObject({ unchanged: 1 });
    expect(await all()).toEqual([cancelled]);
    await imported(json({ ...JSON_EVENT, status: "cancelled", statusNote: "Storm" }));
    expect(await all()).toMatchObject([{ status: "cancelled", statusNote: "Storm" }]);
  });

  it("keeps what is known of a place, and nothing of the one before", async () => {
    await imported(json({ ...JSON_EVENT, uid: "picnic-1", county: "Portage", city: "Kent" }));
    const at = (location: string) =>
      PICNIC.map((l) => (l.startsWith("LOC") ? `LOCATION:${location}` : l));
    await imported(ics(at("Park Hall\\, Kent\\, OH")));
    expect(await all()).toMatchObject([{ county: "Portage", lat: 41.15, place: "Park Hall" }]);
    await imported(ics(at("Barn\\, 5 Oak Rd\\, Hidden Creek\\, OH")));
    expect(await all()).toMatchObject([
      {
        place: "Barn",
        street: "5 Oak Rd",
        city: "Hidden Creek",
        county: null,
        region: null,
        lat: null,
      },
    ]);
  });

  it("keeps nothing of a dry run", async () => {
    expect(await imported(ics(PICNIC), { dryRun: true })).toMatchObject({ created: 1 });
    expect(await all()).toEqual([]);
  });
  it("makes an event of each date of a weekly one, at the same hour when clocks change", async () => {
    const weekly = [
      "UID:weekly",
      "DTSTART;TZID=Eastern Standard Time:20260905T190000",
      "DURATION:PT2H",
      "SUMMARY:Garden table",
      "RRULE:FREQ=WEEKLY;COUNT=15",
      "EXDATE;TZID=America/New_York:20261024T190000",
    ];
    const moved = [
      "UID:weekly",
      "RECURRENCE-ID;TZID=America/New_York:20261031T190000",
      "DTSTART;TZID=America/New_York:20261030T180000",
      "DURATION:PT2H",
      "SUMMARY:Garden table, a day early",
    ];
    expect(await imported(ics(weekly, moved))).toMatchObject({ read: 2, accepted: 2, created: 14 });
    const events = await all();
    expect(new Set(events.map(({ slug }) => slug)).size).toBe(14);
    const starts = events.map(({ startsAt }) => startsAt);
    expect(starts).toContain("2026-10-17T23:00:00.000Z");
    expect(starts).not.toContain("2026-10-24T23:00:00.000Z");
    expect(starts).not.toContain("2026-10-31T23:00:00.000Z");
    expect(starts).toContain("2026-11-08T00:00:00.000Z");
    expect(events.find(({ title }) => title.endsWith("early"))?.startsAt).toBe(
      "2026-10-30T22:00:00.000Z",
    );
    expect(await imported(ics(weekly, moved))).toMatchObject({ created: 0, unchanged: 14 });
  });

  it("takes a bounded number of dates of what repeats without end, and says so", async () => {
    const daily = ["UID:daily", "DTSTART;VALUE=DATE:20010101", "SUMMARY:Daily", "RRULE:FREQ=DAILY"];
    const result = await imported(ics(daily));
    expect(result.created).toBe(100);
    expect(result.warnings.map(({ field }) => field)).toContain("rrule");
    const [first] = await all();
    expect(Date.parse(first?.startsAt ?? "")).toBeGreaterThanOrEqual(NOW - 91 * DAY_MS);
  });

  it("takes whole days, with the day after the last one as their end", async () => {
    await imported(
      ics(
        ["UID:a", "DTSTART;VALUE=DATE:20261031", "DTEND;VALUE=DATE:20261102", "SUMMARY:Two days"],
        ["UID:b", "DTSTART;VALUE=DATE:20261128", "SUMMARY:One day"],
      ),
    );
    expect(await all()).toMatchObject([
      { allDay: true, startsAt: "2026-10-31T04:00:00.000Z", endsAt: "2026-11-02T05:00:00.000Z" },
      { allDay: true, startsAt: "2026-11-28T05:00:00.000Z", endsAt: "2026-11-29T05:00:00.000Z" },
    ]);
  });

  it("neither cancels what has seats nor brings back what was cancelled", async () => {
    const { db } = database();
    await insertEvent(db, { slug: "seated", uid: "seated", seats: 5 });
    await insertEvent(db, { slug: "off", uid: "off", status: "cancelled", statusNote: "Rain" });
    const entry = (uid: string, status: string) => [
      ...PICNIC.slice(1),
      `UID:${uid}`,
      `STATUS:${status}`,
    ];
    const { warnings } = await imported(
      ics(entry("seated", "CANCELLED"), entry("off", "CONFIRMED"), entry("new", "CANCELLED")),
    );
    expect(warnings.map(({ entry: place, field }) => [place, field])).toEqual([
      [1, "status"],
      [2, "status"],
    ]);
    const states = (await all()).map(({ uid, status }) => [uid, status]);
    expect(Object.fromEntries(states)).toEqual({
      seated: "planned",
      off: "cancelled",
      new: "cancelled",
    });
  });

  it("removes an event, and not while somebody has a seat or waits for one", async () => {
    const { db } = database();
    const id = await insertEvent(db, { seats: 5 });
    await insertParty(db, id, 1, 2, "cancelled");
    await insertParty(db, id, 2, 2, "waiting");
    const remove = () => run(removeEvent, { slug: "picnic" });
    await expect(remove()).rejects.toThrow(/^picnic has 1 reservation\./);
    await db.execute("update reservations set status = 'cancelled'");
    expect(await remove()).toEqual({ slug: "picnic" });
    expect(await all()).toEqual([]);
    await expect(remove()).rejects.toThrow(CommandError);
  });

  it("removes an event that took seats away only once it is over, and says until when", async () => {
    const { db } = database();
    const id = await insertEvent(db, { seats: 5 });
    await insertParty(db, id, 1, 2);
    await insertParty(db, id, 2, 2, "waiting");
    await cancelEvent(db, "picnic", "Rain", NOW, () => Promise.resolve());
    const ends = NOW + DAY_MS + 3 * HOUR_MS;
    const refused = run(removeEvent, { slug: "picnic" }, ends - 1);
    await expect(refused).rejects.toMatchObject({ exitCode: 2 });
    const message = String(await refused.catch((error: unknown) => error));
    expect(message.replaceAll("\u202f", " ")).toContain(
      "2 people who had seats still see that picnic was cancelled; it can be removed after Nov 21, 10:00 AM Eastern.",
    );
    expect(await db.$count(reservations)).toBe(2);
    await run(removeEvent, { slug: "picnic" }, ends);
    expect(await all()).toEqual([]);
  });
});
