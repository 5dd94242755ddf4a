import { SITE } from "#domain/site/site.ts";
import * as v from "valibot";
import { findCounty } from "#domain/stores/counties.ts";
import type { Region } from "#domain/stores/regions.ts";
import { characterCount, storableText } from "#domain/text/storable.ts";
import { WebAddressSchema } from "#domain/text/webAddress.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { timestampShown, offsetAt } from "#domain/time/zoneOffset.ts";
import { canBeInCounty, isInState } from "../../../catalogue/stores/geography.ts";
import { RefusedEntry, type EventDraft, type EventFacts } from "./draft.ts";

/** How long texts may be, in characters; what is longer is cut off. */
const LENGTHS = {
  title: 200,
  summary: 4_000,
  place: 200,
  street: 200,
  city: 100,
  priceText: 200,
  statusNote: 500,
} as const;
type TextField = keyof typeof LENGTHS;

const EARLIEST = Date.UTC(2000, 0, 1);
const LONGEST_MS = 400 * DAY_MS;
const AHEAD_MS = 3_660 * DAY_MS;

/** An event that may be written. `undefined`: the file does not say it, and what is known stays. */
export interface CheckedEvent extends Pick<EventDraft, "entry" | "uid" | "slug" | "sequence"> {
  title: string;
  startsAt: Date;
  endsAt: Date;
  allDay: boolean;
  summary?: string | null | undefined;
  place?: string | null | undefined;
  street?: string | null | undefined;
  city?: string | null | undefined;
  county?: string | null | undefined;
  region?: Region | null | undefined;
  lat?: number | null | undefined;
  lon?: number | null | undefined;
  free?: boolean | null | undefined;
  priceText?: string | null | undefined;
  age21?: boolean | null | undefined;
  url?: string | null | undefined;
  status: "planned" | "cancelled";
  statusNote?: string | null | undefined;
}

type Warn = (field: string, reason: string) => void;

/**
 * Checks one event. Refused: no title, impossible times, an unknown status. Everything else that
 * is doubtful is left out, with a warning.
 *
 * @param now epoch milliseconds
 * @throws RefusedEntry
 */
export function checkEvent(draft: EventDraft, now: number, warn: Warn): CheckedEvent {
  const { entry, uid, slug, sequence, allDay, facts } = draft;
  const text = (field: TextField) => readText(facts, field, warn);
  const title = text("title");
  if (title === null || title === undefined) throw new RefusedEntry("title", "is missing");
  const times = checkTimes(draft, now, warn);
  const place = checkPlace(facts, warn);
  return {
    entry,
    uid: uid === null ? null : withoutControls(uid).slice(0, 255),
    slug,
    sequence,
    title,
    ...times,
    allDay,
    summary: text("summary"),
    place: text("place"),
    street: text("street"),
    city: text("city"),
    ...place,
    ...checkPoint(facts, place.county ?? null, warn),
    free: readFlag(facts, "free", warn),
    priceText: text("priceText"),
    age21: readFlag(facts, "age21", warn),
    url: checkUrl(facts, warn),
    status: checkStatus(facts),
    statusNote: text("statusNote"),
  };
}

/** Texts are kept as they are, markup too, which is shown as text. Only invisible characters go. */
function readText(facts: EventFacts, field: TextField, warn: Warn): string | null | undefined {
  const value = facts[field];
  if (value === undefined || value === null) return value;
  if (typeof value !== "string") {
    warn(field, "is no text; it is left out");
    return null;
  }
  const clean = withoutControls(value.replace(/\r\n?|\u2028|\u2029/g, "\n"));
  if (/(?![\t\n\r])\p{Control}/u.test(value))
    warn(field, "had control characters; they are removed");
  const worded = field === "summary" ? clean.trim() : clean.replace(/\s+/g, " ").trim();
  if (worded === "") return null;
  const most = LENGTHS[field];
  if (characterCount(worded) <= most) return worded;
  warn(field, `has more than ${String(most)} characters; it is cut off`);
  return `${Array.from(worded)
    .slice(0, most - 1)
    .join("")}…`;
}

const withoutControls = (text: string) => storableText(text).replace(/(?![\t\n])\p{Control}/gu, "");

function checkTimes({ startsAt, endsAt, allDay }: EventDraft, now: number, warn: Warn) {
  if (endsAt < startsAt) throw new RefusedEntry("endsAt", "is before startsAt");
  if (endsAt - startsAt > LONGEST_MS)
    throw new RefusedEntry("endsAt", "is over a year after startsAt");
  if (startsAt < EARLIEST) throw new RefusedEntry("startsAt", "is before the year 2000");
  if (startsAt > now + AHEAD_MS) throw new RefusedEntry("startsAt", "is over 10 years ahead");
  if (!allDay) return { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  const first = midnightOf(startsAt);
  const last = Math.max(midnightAfter(endsAt), midnightAfter(first + 1));
  if (first !== startsAt || last !== endsAt) {
    warn(
      "allDay",
      "has times that are no midnights in ${SITE.zoneName} time; whole days are taken",
    );
  }
  return { startsAt: new Date(first), endsAt: new Date(last) };
}

/** Midnight in the state at or before a moment. */
function midnightOf(moment: number): number {
  const shown = moment + offsetAt(moment);
  return timestampShown(Math.floor(shown / DAY_MS) * DAY_MS);
}

/** Midnight in the state at or after a moment. */
function midnightAfter(moment: number): number {
  const shown = moment + offsetAt(moment);
  return timestampShown(Math.ceil(shown / DAY_MS) * DAY_MS);
}

/** The county in its official spelling, with its region. */
function checkPlace({ county }: EventFacts, warn: Warn): Pick<CheckedEvent, "county" | "region"> {
  if (county === undefined) return {};
  const nowhere = { county: null, region: null };
  if (county === null || county === "") return nowhere;
  const found = typeof county === "string" ? findCounty(county) : null;
  if (found !== null) return found;
  warn("county", `is no county of ${SITE.state}; it is left out`);
  return nowhere;
}

const CoordinateSchema = v.nullable(v.pipe(v.number(), v.finite()));

function checkPoint(
  { lat, lon }: EventFacts,
  county: string | null,
  warn: Warn,
): Pick<CheckedEvent, "lat" | "lon"> {
  if (lat === undefined && lon === undefined) return {};
  const nowhere = { lat: null, lon: null };
  const point = v.safeParse(v.tuple([CoordinateSchema, CoordinateSchema]), [
    lat ?? null,
    lon ?? null,
  ]);
  if (!point.success) {
    warn("lat", "is no coordinate together with lon; both are left out");
    return nowhere;
  }
  const [north, east] = point.output;
  if (north === null || east === null) return nowhere;
  if (isInState(north, east) && (county === null || canBeInCounty(north, east, county))) {
    return { lat: north, lon: east };
  }
  const where = isInState(north, east) ? `${county ?? ""} County` : SITE.state;
  warn("lat", `is outside ${where} together with lon; both are left out`);
  return nowhere;
}

function readFlag(facts: EventFacts, field: "free" | "age21", warn: Warn) {
  const value = facts[field];
  if (value === undefined || value === null || typeof value === "boolean") return value;
  warn(field, "is neither true nor false; it is left out");
  return null;
}

function checkUrl({ url }: EventFacts, warn: Warn): string | null | undefined {
  if (url === undefined || url === null || url === "") return url === "" ? null : url;
  const address = v.parse(WebAddressSchema, typeof url === "string" ? url.trim() : null);
  if (address !== null && address.length <= 2_000) return address;
  warn("url", "is no web address; it is left out");
  return null;
}

function checkStatus({ status }: EventFacts): CheckedEvent["status"] {
  if (status === undefined || status === null || status === "planned") return "planned";
  if (status === "cancelled") return status;
  throw new RefusedEntry("status", 'is neither "planned" nor "cancelled"');
}
