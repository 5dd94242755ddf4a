import { useEffect, useRef, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Text } from "#design/words/Text.tsx";
import { spacedCode } from "#domain/events/code.ts";
import { seatsWords } from "#domain/events/reservationWords.ts";
import type { Reservation } from "#domain/events/reservation.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import { keepScreenOn } from "#platform/wakeLock.ts";
import { code as codeStyle, fullScreen, ticket as ticketStyle } from "./reservation.css.ts";

const QrCode = lazyPart(() => import("./QrCode.tsx"));

interface TicketProps {
  reservation: Reservation & { ticket: string };
  title: string;
}

/** What is shown at the door: the code in large type and as a QR code, which needs no connection. */
export function Ticket({ reservation, title }: TicketProps) {
  const [isLarge, setIsLarge] = useState(false);
  const { code, ticket } = reservation;
  return (
    <div className={ticketStyle}>
      <p className={codeStyle}>
        <span className="visually-hidden">Code </span>
        {spacedCode(code)}
      </p>
      <QrCode text={ticket} name={`QR code of reservation ${code}`} />
      <div className="no-print">
        <Button onClick={() => setIsLarge(true)}>Full screen</Button>
      </div>
      {isLarge ? (
        <LargeTicket reservation={reservation} title={title} onClose={() => setIsLarge(false)} />
      ) : null}
    </div>
  );
}

/** Nothing but the ticket on a white screen, which stays on. Escape closes it. */
function LargeTicket({ reservation, title, onClose }: TicketProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    return keepScreenOn();
  }, []);
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
