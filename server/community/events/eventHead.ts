import type { CommunityEvent } from "#domain/events/event.ts";
import { placeWords, whenWords } from "#domain/events/eventWords.ts";
import { SCREENS } from "#domain/site/routes.ts";
import { documentTitle } from "#domain/site/site.ts";
import { eventPath, type PageHead } from "../../web/pages/pageHead.ts";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { isPublicEvent } from "../../db/visibility.ts";
import { readEvent } from "./events_readEvents.ts";
import { readName } from "../../web/input.ts";
import { words } from "../../web/pages/screenSource.ts";
import {
  unknownSource,
  type ScreenSource,
  type SitemapEntry,
  type SourceDeps,
  type ThingPages,
} from "../../web/pages/source.ts";
import { eventData } from "./eventPage.ts";
import { madeUp } from "../../web/pages/heads.ts";

/** The pages of events: the calendar's screen, asked for one of them. */
export const eventPages: ThingPages = { source: eventSource, listed: listedEvents };

function eventSource(
  _: string | undefined,
  { origin, parameters }: SourceDeps,
): ScreenSource | null {
  const wanted = words(parameters["event"]);
  if (wanted === null) return null;
  const screen = "/events";
  const slug = readName(wanted);
  if (slug === null) return unknownSource(screen);
  return {
    path: `/events?event=${slug}`,
    validFor: "unlimited",
    isOfEvents: true,
    head: async (_now, db) => {
      const event = await readEvent(db, slug);
      return event && eventHead(event, origin());
    },
    screen,
  };
}

/** Those to come, and those under way. */
async function listedEvents(db: Db, now: number): Promise<SitemapEntry[]> {
  const planned = await db
    .select({ slug: events.slug, changedAt: events.updatedAt })
    .from(events)
    .where(and(isPublicEvent(), eq(events.sample, false), gt(events.endsAt, new Date(now))))
    .orderBy(asc(events.startsAt), asc(events.id));
  return planned.map(({ slug, changedAt }) => ({ address: eventPath(slug), changedAt }));
}

/** No event was in its year, so dates are written with theirs: a preview may be read in any other. */
const LONG_AGO = 0;

/** An event with when and where it is. The screen is that of all events, and so is its title. */
export function eventHead(event: CommunityEvent, origin: string): PageHead {
  const { slug, title, status, statusNote, summary } = event;
  const isCancelled = status === "cancelled";
  const said = [
    isCancelled ? `Cancelled${statusNote === null ? "" : `: ${statusNote}`}` : null,
    whenWords(event, LONG_AGO),
    placeWords(event) || null,
    summary,
  ].filter((part) => part !== null);
  const head = {
    title: documentTitle(SCREENS["/events"]),
    heading: isCancelled ? `Cancelled: ${title}` : title,
    description: said.join(". "),
    address: eventPath(slug),
    data: eventData(event, origin),
  };
  return event.sample ? madeUp(head) : head;
}
