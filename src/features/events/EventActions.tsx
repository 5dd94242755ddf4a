import { Link } from "@tanstack/react-router";
import CalendarPlus from "~icons/calendar-plus";
import ExternalLink from "~icons/external-link";
import Navigation from "~icons/navigation";
import Share2 from "~icons/share-2";
import { Button } from "#design/controls/Button.tsx";
import { button, word } from "#design/controls/button.css.ts";
import { Text } from "#design/words/Text.tsx";
import type { CommunityEvent } from "#domain/events/event.ts";
import { eventFilePath } from "#domain/events/calendar.ts";
import type { SeatWords } from "#domain/events/reservationWords.ts";
import { directionsLink } from "#domain/maps/directions.ts";
import { mapApplication } from "#platform/mapApplication.ts";
import { shareAddress } from "#platform/share.ts";
import { actions } from "./events.css.ts";

interface EventActionsProps {
  event: CommunityEvent;
  /** `null` where nothing is reserved. */
  seats: SeatWords | null;
  isOver: boolean;
}

/** What one may do about an event; each button says which, for those who hear them in a row. */
export function EventActions({ event, seats, isOver }: EventActionsProps) {
  const { slug, title, url, place, street } = event;
  // Where there is no street, the name of the place is what a map can look for.
  const spot = { ...event, name: place ?? title, street: street ?? place, zip: null };
  const way =
    event.city === null && street === null ? null : directionsLink(spot, mapApplication());
  const of = <span className="visually-hidden">: {title}</span>;
  return (
    <div className={`${actions} no-print`}>
      {seats?.isOpen === true ? (
        <Link to="/reservation" search={{ event: slug }} className={button({ kind: "primary" })}>
          Reserve{of}
        </Link>
      ) : null}
      {seats === null ? null : (
        <Text as="span" size="sm">
          {seats.text}
        </Text>
      )}
      {isOver ? null : (
        // Without `download`, with which Chromium asks the network past the worker; the answer says that it is a file.
        <a href={eventFilePath(slug)} className={button()}>
          <CalendarPlus size={18} aria-hidden="true" /> Add to calendar{of}
        </a>
      )}
      {way === null ? null : (
        <a
          href={way}
          target={way.startsWith("geo:") ? undefined : "_blank"}
          rel="noopener noreferrer"
          className={button()}
        >
          <Navigation size={18} aria-hidden="true" /> Map{of}
        </a>
      )}
      {url === null ? null : (
        <a href={url} target="_blank" rel="noopener noreferrer" className={button()}>
          <ExternalLink size={18} aria-hidden="true" /> Website{of}
        </a>
      )}
      <Button kind="quiet" aria-label={`Share: ${title}`} onClick={() => void share(event)}>
        <Share2 size={18} aria-hidden="true" /> <span className={word}>Share</span>
      </Button>
    </div>
  );
}

async function share({ slug, title }: CommunityEvent): Promise<void> {
  const url = new URL(`/events?event=${encodeURIComponent(slug)}`, location.origin).href;
  await shareAddress(title, url, "The address of this event has been copied.");
}
