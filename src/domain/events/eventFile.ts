/** Where an event's calendar file is, relative to the site. */
export const eventFilePath = (slug: string) => `/api/events/${slug}.ics`;

/** All events as a feed, relative to the site. */
export const EVENT_FEED_PATH = "/api/events.ics";

/** The slug of {@link eventFilePath}; `null` for every other address. */
export function slugOfEventFile(pathname: string): string | null {
  return /^\/api\/events\/([^/]+)\.ics$/.exec(pathname)?.[1] ?? null;
}

/** What a calendar file's answer says of itself. */
export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** Has a browser keep the file instead of showing it. @param slug letters, digits and hyphens */
export const eventFileDisposition = (slug: string) => `attachment; filename="${slug}.ics"`;
