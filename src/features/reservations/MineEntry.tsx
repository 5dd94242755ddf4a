import { useEffect, useRef, useState, type ReactNode } from "react";
import { useBackCloses } from "#design/surfaces/backCloses.ts";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Button } from "#design/controls/Button.tsx";
import { Text } from "#design/words/Text.tsx";
import { spacedCode } from "#domain/events/code.ts";
import { seatsWords, heldWords } from "#domain/events/reservationWords.ts";
import type { Reservation } from "#domain/events/reservation.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import { savePdf } from "#platform/paper/savePdf.ts";
import { keepScreenOn } from "#platform/wakeLock.ts";
import {
  code as codeStyle,
  fullScreen,
  ticket as ticketStyle,
  entry,
  placeNumeral,
  qrPlace,
  queuePlace,
  stub,
  ticketEntry,
  ticketFacts,
  ticketTitle,
  ticketWords,
} from "./reservation.css.ts";
import type { CommunityEvent } from "#domain/events/event.ts";
import { placeWords, whenWords } from "#domain/events/eventWords.ts";
import { useNow } from "#platform/clock.ts";
import { type EventOfReservation, type News, movingUpWords } from "./eventOfReservation.ts";
import { GiveBack } from "./GiveBack.tsx";

const QrCode = lazyPart(() => import("./QrCode.tsx"));

interface TicketProps {
  reservation: Reservation & { ticket: string };
  title: string;
}

/** What is shown at the door: the event, the code to read out, and a QR code, which needs no connection. */
function Ticket({ reservation, event, title }: TicketProps & { event: EventOfReservation }) {
  const [isLarge, setIsLarge] = useState(false);
  const { code, ticket, seats, name } = reservation;
  const now = useNow();
  return (
    <>
      <div className={ticketStyle}>
        <div className={ticketWords}>
          <h3 className={ticketTitle}>
            <bdi>{title}</bdi>
          </h3>
          <dl className={ticketFacts}>
            <dt>When</dt>
            <dd>{whenWords(event, now)}</dd>
            <dt>Door</dt>
            <dd>{placeWords(event)}</dd>
            <dt>Seats</dt>
            <dd>
              {seatsWords(seats)} for <bdi>{name}</bdi>
            </dd>
          </dl>
        </div>
        <div className={stub}>
          <p className={codeStyle}>
            <span className="visually-hidden">Code </span>
            {spacedCode(code)}
          </p>
          <div className={qrPlace}>
            <QrCode text={ticket} name={`QR code of reservation ${code}`} />
          </div>
        </div>
      </div>
      <Stack row gap={2} className="no-print">
        <Button onClick={() => setIsLarge(true)}>Full screen</Button>
        <Button
          onClick={({ currentTarget }) =>
            void savePdf(`ticket-${code}`, `Ticket for ${title}`, {
              only: currentTarget.closest("li"),
            })
          }
        >
          Save as PDF
        </Button>
      </Stack>
      {isLarge ? (
        <LargeTicket reservation={reservation} title={title} onClose={() => setIsLarge(false)} />
      ) : null}
    </>
  );
}

/** Nothing but the ticket on a white screen, which stays on. Escape closes it. */
function LargeTicket({ reservation, title, onClose }: TicketProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    return keepScreenOn();
  }, []);
  useBackCloses(true, () => dialog.current?.close());
  const { code, seats, name, ticket } = reservation;
  return (
    <dialog
      ref={dialog}
      className={fullScreen}
      aria-label={`Ticket for ${title}`}
      onClose={onClose}
    >
      <p>
        <bdi>{title}</bdi>
      </p>
      <QrCode text={ticket} name={`QR code of reservation ${code}`} isLarge />
      <p className={codeStyle}>{spacedCode(code)}</p>
      <Text>
        <bdi>{name}</bdi>, {seatsWords(seats)}
      </Text>
      <Button onClick={() => dialog.current?.close()}>Close</Button>
    </dialog>
  );
}

interface MineEntryProps {
  reservation: Reservation;
  /** `null`: nothing is known of it. */
  event: EventOfReservation;
  /** The same in the list of events, which says until when seats can be given back. */
  listed: CommunityEvent | null;
  account: { uid: string; token: (isRenewed?: boolean) => Promise<string> };
  /** Whether this phone hears of moving up. */
  hasAlerts: boolean;
  /** Sends the link that confirms the account's e-mail; `null`: it is confirmed. */
  verification: ReactNode;
  onNews: (news: News) => void;
}

/** One living reservation: its ticket or its place, and how to give it back. */
export function MineEntry(props: MineEntryProps) {
  const { reservation, event, listed, account, hasAlerts, verification, onNews } = props;
  const { code, seats, name, place, heldUntil } = reservation;
  const title = event.title;
  const now = useNow();
  return (
    <li className={isTicket(reservation) ? ticketEntry : entry}>
      {isTicket(reservation) ? (
        <Ticket reservation={reservation} event={event} title={title} />
      ) : (
        <>
          <div>
            <h3>
              <bdi>{title}</bdi>
            </h3>
            <Text tone="quiet" size="sm">
              {`${whenWords(event, now)} · `}
              {seatsWords(seats)} for <bdi>{name}</bdi>
            </Text>
            <Text size="sm">{placeWords(event)}</Text>
          </div>
          {heldUntil !== null ? (
            <>
              <p>
                <strong>{heldWords(Date.parse(heldUntil), now)}</strong> Code {spacedCode(code)}
                {now < Date.parse(heldUntil) ? "; its ticket comes with that." : "."}
              </p>
              {now < Date.parse(heldUntil) ? <div className="no-print">{verification}</div> : null}
            </>
          ) : (
            <div className={queuePlace}>
              {place === null ? null : (
                <span className={placeNumeral} aria-hidden="true">
                  {place}
                </span>
              )}
              <p>
                <strong>
                  On the waiting list{place === null ? "" : `, place ${String(place)}`}.
                </strong>{" "}
                Code {spacedCode(code)}. Whole parties move up in order. {movingUpWords(hasAlerts)}
              </p>
            </div>
          )}
        </>
      )}
      <GiveBack
        reservation={reservation}
        event={listed}
        account={account}
        title={title}
        onNews={onNews}
      />
    </li>
  );
}

/** Seats that are confirmed: there is something to show at the door. */
const isTicket = (reservation: Reservation): reservation is Reservation & { ticket: string } =>
  reservation.status === "confirmed" && reservation.ticket !== null;
