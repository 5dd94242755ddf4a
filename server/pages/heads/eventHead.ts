import type { CommunityEvent } from "#domain/events/event.ts";
import { placeWords, whenWords } from "#domain/events/eventWords.ts";
import { SCREENS } from "#domain/site/routes.ts";
import { documentTitle } from "#domain/site/site.ts";
import { eventPath } from "../addresses.ts";
import type { PageHead } from "../pageHead.ts";
import { eventData } from "../structured/eventData.ts";
import { madeUp } from "./madeUp.ts";

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
