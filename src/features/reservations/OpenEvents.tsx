import { Link } from "@tanstack/react-router";
import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import { LateSpot } from "#design/drawings/LateSpot.tsx";
import { ToCome } from "#design/states/ToCome.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Spinner } from "#design/states/Spinner.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { Text } from "#design/words/Text.tsx";
import type { CommunityEvent } from "#domain/events/event.ts";
import { placeWords, whenWords } from "#domain/events/eventWords.ts";
import { seatWords, reservationTime, shutWords } from "#domain/events/reservationWords.ts";
import { seatState, seatTimesOf } from "#domain/events/seatTimes.ts";
import type { Session } from "#platform/session/session.ts";
import { entry, openEvents, waitingPlace } from "./reservation.css.ts";
import { ReserveForm } from "./ReserveForm.tsx";

interface OpenEventsProps {
  events: readonly CommunityEvent[];
  /** Slug of the event whose form is open. */
  chosen: string | null;
  session: Session;
  /** Slugs of those at which the account has seats or waits. */
  own: ReadonlySet<string>;
  now: number;
  onChoose: (event: string) => void;
  /** Called with the code of what was reserved. */
  onReserved: (code: string) => void;
}

/** The event that is chosen with its form, alone; the others with seats below it, the next first. */
export function OpenEvents({ events, chosen, now, ...seats }: OpenEventsProps) {
  const asked = events.find(({ slug }) => slug === chosen);
  const shown = events.filter((event) => {
    const times = seatTimesOf(event);
    if (times === null) return false;
    const state = seatState(times, now);
    return state === "open" || state === "not-yet" || (state === "closed" && now < times.startsAt);
  });
  // A link means one of them, and which one must not have to be looked for.
  const meant = shown.filter(({ slug }) => slug === chosen);
  const others = shown.filter(({ slug }) => slug !== chosen);
  const madeUp = shown.some(({ sample }) => sample) ? (
    <Text tone="quiet" size="sm">
      These are made-up sample events.
    </Text>
  ) : null;
  if (meant.length > 0)
    return (
      <>
        <Section title="Reserve">
          {madeUp}
          <EventList events={meant} isChosen now={now} {...seats} />
        </Section>
        {others.length === 0 ? null : (
          <Section title="Other events with seats">
            <EventList events={others} now={now} {...seats} />
          </Section>
        )}
      </>
    );
  return (
    <Section title="Events with seats">
      {chosen === null ? null : <p role="status">{whyNot(asked, now)}</p>}
      {madeUp}
      {others.length === 0 ? (
        <ToCome
          title="Nothing to reserve right now."
          steps={STEPS}
          actions={
            <Link to="/events" className={button({ kind: "primary" })}>
              See all events
            </Link>
          }
          drawing={<LateSpot of="waiting" />}
        />
      ) : (
        <EventList events={others} now={now} {...seats} />
      )}
    </Section>
  );
}

interface EventListProps extends Omit<OpenEventsProps, "chosen"> {
  isChosen?: boolean;
}

function EventList({ events, isChosen = false, ...seats }: EventListProps) {
  return (
    <ul className={openEvents}>
      {events.map((event) => (
        <li key={event.slug} className={entry}>
          <EventHead event={event} now={seats.now} />
          <Seats event={event} isChosen={isChosen} {...seats} />
        </li>
      ))}
    </ul>
  );
}

const STEPS = [
  "Events with seats show up here as soon as you can reserve.",
  "Sign in, and you get a code and a QR code that open without a connection.",
  "If all seats are taken, you can join the waiting list and see your place.",
];

function EventHead({ event, now }: { event: CommunityEvent; now: number }) {
  const place = placeWords(event);
  return (
    <div>
      <h3>
        <bdi>{event.title}</bdi> {event.age21 === true ? <Tag>21+</Tag> : null}
      </h3>
      <Text tone="quiet" size="sm">
        {whenWords(event, now)}
        {place === "" ? "" : ` · ${place}`}
      </Text>
    </div>
  );
}

type SeatsProps = Omit<OpenEventsProps, "events" | "chosen"> & {
  event: CommunityEvent;
  isChosen: boolean;
};

function Seats({ event, isChosen, session, own, now, onChoose, onReserved }: SeatsProps) {
  const times = seatTimesOf(event);
  const { reservation } = event;
  if (times === null || reservation === null) return null;
  const state = seatState(times, now);
  if (state !== "open") return <p>{shutWords(state, times.opensAt)}.</p>;
  const closes =
    times.closesAt === null ? "" : ` Reserving closes ${reservationTime(times.closesAt)}.`;
  const isFull = reservation.left === 0 || reservation.waiting > 0;
  if (own.has(event.slug))
    return <p>You have a reservation here: it is among yours on this screen.</p>;
  return (
    <>
      <p>
        <strong>{seatWords(event, now)?.text}.</strong>
        {closes}
      </p>
      {session.state === "unknown" ? (
        <div className={waitingPlace}>
          <Spinner title="Checking who is signed in" titleHidden />
        </div>
      ) : null}
      {session.state === "signed-out" && isChosen ? (
        <p>You need an account to reserve. After signing in you are back here.</p>
      ) : null}
      {session.state === "signed-out" ? (
        <div>
          <Link
            to="/signin"
            search={{ redirect: `/reservation?event=${encodeURIComponent(event.slug)}` }}
            className={button({ kind: "primary" })}
          >
            {isFull ? "Sign in to join the waiting list" : "Sign in to reserve"}
          </Link>
        </div>
      ) : null}
      {session.state === "signed-in" && !isChosen ? (
        <div>
          <Button kind="primary" onClick={() => onChoose(event.slug)}>
            {isFull ? "Join the waiting list" : "Reserve"}
            <span className="visually-hidden">
              {isFull ? ` of ${event.title}` : ` seats at ${event.title}`}
            </span>
          </Button>
        </div>
      ) : null}
      {session.state === "signed-in" && isChosen ? (
        <ReserveForm
          key={session.user.uid}
          event={event}
          seats={reservation}
          account={{ uid: session.user.uid, token: session.token }}
          displayName={session.user.displayName}
          onReserved={onReserved}
        />
      ) : null}
    </>
  );
}

/** Why an event that was asked for by its address is not among them. */
function whyNot(event: CommunityEvent | undefined, now: number): string {
  if (event === undefined) return "This event is not known. It may be over, or have another name.";
  const times = seatTimesOf(event);
  const state = times === null ? "unreserved" : seatState(times, now);
  return state === "open" ? "" : `${event.title}: ${shutWords(state, null)}.`;
}
