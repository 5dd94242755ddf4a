import { getMany, keys } from "idb-keyval";
import * as v from "valibot";
import { registerRoute } from "workbox-routing";
import {
  CalendarEventSchema,
  type CalendarEvent,
  CALENDAR_TYPE,
  EVENT_FEED_PATH,
  eventFileDisposition,
  slugOfEventFile,
  writeEvent,
  writeFeed,
} from "#domain/events/calendar.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { savedKey } from "#domain/queries/persistedRecord.ts";
import { QUERY_DATABASES } from "#domain/queries/smallQueries.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { openLazily } from "#storage/database.ts";
import { wantsNoCalls, fromStorage } from "./storage.ts";

/** Longest wait for the server's own file, in milliseconds. */
const CALENDAR_TIMEOUT_MS = 8_000;

const CopySchema = v.object({
  state: v.object({ data: v.object({ events: v.array(v.unknown()) }) }),
});

/**
 * Answers requests for calendar files: by the server's, and without a connection by one that is
 * made here of the saved events. A page cannot do that itself, because files made in a page cannot
 * be saved from apps on the home screen of an iPhone.
 */
export function answerCalendars(): void {
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && (url.pathname === EVENT_FEED_PATH || slugOfEventFile(url.pathname) !== null),
    async ({ url }) => (await byServer(url)) ?? (await bySaved(url)),
  );
}

async function byServer(url: URL): Promise<Response | null> {
  if (await wantsNoCalls()) return null;
  try {
    return await withTimeLimit(CALENDAR_TIMEOUT_MS, async (signal) => {
      const answer = await fetch(url, { signal, cache: "no-cache" });
      if (answer.status === 404) return answer;
      // The login page of a café is no calendar.
      const isFile = answer.headers.get("content-type")?.startsWith("text/calendar") ?? false;
      return answer.ok && isFile ? calendar(url, await answer.text()) : null;
    });
  } catch {
    return null;
  }
}

async function bySaved(url: URL): Promise<Response> {
  const events = await fromStorage([], savedEvents);
  const slug = slugOfEventFile(url.pathname);
  if (slug === null && events.length > 0) return calendar(url, writeFeed(events));
  const event = events.find((each) => each.slug === slug);
  if (event !== undefined) return calendar(url, writeEvent(event));
  return new Response("Not saved on this device yet. Connect to load it.", { status: 503 });
}

const savedCopies = openLazily(QUERY_DATABASES.large);

/** Events of all saved answers, those of past years too. */
async function savedEvents(): Promise<CalendarEvent[]> {
  const copies = savedCopies();
  const beginning = savedKey(LARGE_QUERIES.events.key).slice(0, -1);
  const names = await keys<string>(copies);
  const records = await getMany<unknown>(
    names.filter((name) => name.startsWith(beginning)).toSorted(),
    copies,
  );
  return records.flatMap((record) => {
    const copy = v.safeParse(CopySchema, record);
    if (!copy.success) return [];
    return copy.output.state.data.events.filter((each) => v.is(CalendarEventSchema, each));
  });
}

function calendar(url: URL, text: string): Response {
  const slug = slugOfEventFile(url.pathname);
  const headers = new Headers({ "content-type": CALENDAR_TYPE });
  if (slug !== null) headers.set("content-disposition", eventFileDisposition(slug));
  return new Response(text, { headers });
}
