import { Section } from "#design/surfaces/Section.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { spacedCode } from "#domain/events/code.ts";
import { seatsWords } from "#domain/events/reservationWords.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import {
  code,
  qrPlace,
  specimen,
  specimenSteps,
  stub,
  ticket,
  ticketFacts,
  ticketTitle,
  ticketWords,
} from "./reservation.css.ts";

const QrCode = lazyPart(() => import("./QrCode.tsx"));

/** None of a real ticket has a 1 or a 2. */
const NO_CODE = "ABC123";

const STEPS = [
  "Sign in and reserve seats under your name.",
  "Your ticket is on this device right away, and opens without a connection.",
  "At the door, show the QR code or read out the six letters and digits.",
  "Can’t make it? Give your seats back by the time the event says. The next person on the waiting list moves up.",
];

/** What one gets for a reservation and how that goes, for who has none: a ticket to look at, which opens no door. */
export function TicketSpecimen() {
  return (
    <Section title="What a ticket looks like">
      <div className={`${specimen} no-print`}>
        <div className={ticket}>
          <div className={ticketWords}>
            <h3 className={ticketTitle}>
              The event <Tag>Specimen</Tag>
            </h3>
            <dl className={ticketFacts}>
              <dt>When</dt>
              <dd>Its day and hour</dd>
              <dt>Door</dt>
              <dd>Its place, street and town</dd>
              <dt>Seats</dt>
              <dd>{seatsWords(2)} for your name</dd>
            </dl>
          </div>
          <div className={stub}>
            <p className={code}>
              <span className="visually-hidden">Code </span>
              {spacedCode(NO_CODE)}
            </p>
            <div className={qrPlace}>
              <QrCode text="A specimen: no seat is reserved by it." name="Specimen of a QR code" />
            </div>
          </div>
        </div>
        <ol className={specimenSteps}>
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
