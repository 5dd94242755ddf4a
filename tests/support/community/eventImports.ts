import { importEvents, listEvents } from "../../../server/community/events/commands.ts";
import type { Command } from "../../../server/db/command.ts";
import { NOW } from "../data/rows.ts";
import type { TestDatabase } from "../database/testDatabase.ts";

/** A calendar file with these events, each the lines of one. */
export const ics = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//test//EN",
    ...events.flatMap((lines) => ["BEGIN:VEVENT"].concat(lines, "END:VEVENT")),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

export const PICNIC = [
  "UID:picnic-1",
  "DTSTAMP:20261101T000000Z",
  "DTSTART;TZID=America/New_York:20261128T190000",
  "DTEND;TZID=America/New_York:20261128T220000",
  "SUMMARY:Picnic\\, with cake",
  "LOCATION:Park Hall\\, 12 Main St\\, Kent\\, OH 44240",
];

export const JSON_EVENT = {
  slug: "picnic",
  title: "Picnic",
  summary: null,
  startsAt: "2026-11-29T00:00:00Z",
  endsAt: "2026-11-29T03:00:00Z",
  allDay: false,
  place: "Park Hall",
  street: null,
  city: "Kent",
  county: "Portage",
  region: "Northeast",
  lat: 41.15,
  lon: -81.36,
  free: true,
  priceText: null,
  age21: false,
  url: "https://example.org/picnic",
  status: "planned",
  statusNote: null,
  updatedAt: "2026-11-01T00:00:00Z",
  reservation: null,
};

/** Imports events into a database, as the command does. */
export function eventImports(database: () => TestDatabase) {
  const run = <Input, Output>(command: Command<Input, Output>, input: Input, now = NOW) =>
    command.run({ db: database().db, now: () => now, progress: () => undefined }, input);
  const importing = (text: string, { dryRun = false, now = NOW } = {}) =>
    run(importEvents, { content: Buffer.from(text).toString("base64"), dryRun }, now);
  /** What came in; fails when nothing did. */
  async function imported(text: string, options?: { dryRun?: boolean; now?: number }) {
    const outcome = await importing(text, options);
    if (outcome.outcome === "refused") throw new Error(outcome.message);
    return outcome.result;
  }
  const all = () => run(listEvents, null);
  const json = (...events: object[]) => JSON.stringify({ events });
  return { run, importing, imported, all, json };
}
