import { expect, it } from "vitest";
import { EventsSchema } from "#domain/events/event.ts";
import { whenWords } from "#domain/events/eventWords.ts";
import { isPast } from "#domain/events/listEvents.ts";
import { seatWords } from "#domain/events/reservationWords.ts";
import { REGIONS } from "#domain/stores/regions.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { listLine } from "../../../server/cli/eventCommand.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import { listEvents } from "../../../server/community/events/commands.ts";
import {
  loadSampleEvents,
  rebaseSampleEvents,
} from "../../../server/operations/sample/loadSampleEvents.ts";
import { insertEvent } from "../../support/community/eventRows.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

describeOnEachEngine("the sample's events", (database) => {
  /** What visitors see of a site with the sample. */
  async function seen(now = NOW) {
    const app = siteOn(database().db, { now: () => now });
    return (await getJson(app, "/api/events", EventsSchema)).events;
  }
  async function load() {
    const { db } = database();
    const summary = { format: "sample", fileName: "sample", sha256: "", summary: {} };
    await db.insert(imports).values({ ...summary, sample: true, importedAt: new Date(NOW) });
    await loadSampleEvents(db, NOW);
  }

  it("are past and to come, in every region, one cancelled, one full, one for days whose seats open tomorrow, all said to be made up", async () => {
    await load();
    const events = await seen();
    expect(events).toHaveLength(10);
    expect(events.filter((event) => isPast(event, NOW))).toHaveLength(2);
    expect(new Set(events.map(({ region }) => region))).toEqual(new Set(REGIONS));
    expect(events.filter(({ status }) => status === "cancelled")).toHaveLength(1);
    for (const { sample, place } of events) {
      expect(sample).toBe(true);
      expect(place).toContain("(made up)");
    }
    expect(events.map((event) => seatWords(event, NOW)?.text ?? null).filter(Boolean)).toEqual([
      "5 seats left",
      "Full, 3 waiting",
      "Reservations open Sat, Nov 21, 9:00 AM Eastern",
      "37 seats left",
    ]);
    const words = events.map((event) => whenWords(event, NOW));
    expect(words).toContain("Sat, Nov 21, 7:00 PM to 9:30 PM Eastern");
    expect(words).toContain("Mon, Dec 14 to Wed, Dec 16, 3 days");
  });

  it("are loaded once, and neither beside real stores nor beside real events", async () => {
    await load();
    await loadSampleEvents(database().db, NOW);
    expect(await seen()).toHaveLength(10);
  });

  it("do not come to a site with a real store or a real event", async () => {
    const { db } = database();
    await rowsIn(db).store();
    await load();
    expect(await seen()).toEqual([]);
  });

  it("move with the sample, at the same hours, and calendars take it over", async () => {
    await load();
    const before = await seen();
    // Across the end of summer time, which is in this direction the way back to it.
    const later = NOW + 120 * DAY_MS;
    await database().db.transaction((tx) => rebaseSampleEvents(tx, later));
    const after = await seen(later);
    expect(after).toHaveLength(10);
    const hours = (events: typeof before, now: number) =>
      events.map((event) => whenWords(event, now).match(/\d+:\d+ [AP]M/g));
    expect(hours(after, later)).toEqual(hours(before, NOW));
    for (const { sequence } of after) expect(sequence).toBe(1);
  });

  it("give way to the operator's own, and the operator's list says so", async () => {
    await load();
    const listedStates = async () => {
      const context = { db: database().db, now: () => NOW, progress: () => undefined };
      return (await listEvents.run(context, null)).map((event) => listLine(event).split("\t")[2]);
    };
    expect(new Set(await listedStates())).toEqual(
      new Set(["planned, sample", "cancelled, sample"]),
    );
    await insertEvent(database().db);
    expect((await seen()).map(({ slug }) => slug)).toEqual(["picnic"]);
    const states = await listedStates();
    expect(
      states.filter((state = "") => /^(planned|cancelled), hidden sample$/.test(state)),
    ).toHaveLength(10);
    expect(states.filter((state) => state === "planned")).toHaveLength(1);
  });
});
