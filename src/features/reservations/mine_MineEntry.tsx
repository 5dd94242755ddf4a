import type { ReactNode } from "react";
import { Text } from "#design/words/Text.tsx";
import type { CommunityEvent } from "#domain/events/event.ts";
import { placeWords, whenWords } from "#domain/events/eventWords.ts";
import { spacedCode } from "#domain/events/code.ts";
import type { Reservation } from "#domain/events/reservation.ts";
import { heldWords, seatsWords } from "#domain/events/reservationWords.ts";
import { useNow } from "#platform/clock.ts";
import type { EventOfReservation } from "./eventOfReservation.ts";
import { GiveBack } from "./GiveBack.tsx";
import type { News } from "./news.ts";
import { movingUpWords } from "./newsWords.ts";
import { entry } from "./reservation.css.ts";
import { Ticket } from "./MineEntry.tsx";

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
  const { code, seats, name, status, place, ticket, heldUntil } = reservation;
  const title = event.title;
  const now = useNow();
  return (
    <li className={entry}>
      <div>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <Text tone="quiet" size="md">
          {`${whenWords(event, now)} · `}
          {seatsWords(seats)} for <bdi>{name}</bdi>
        </Text>
        <Text size="md">{placeWords(event)}</Text>
      </div>
      {status === "confirmed" && ticket !== null ? (
        <Ticket reservation={{ ...reservation, ticket }} title={title} />
      ) : heldUntil !== null ? (
        <>
          <p>
            <strong>{heldWords(Date.parse(heldUntil), now)}</strong> Code {spacedCode(code)}
            {now < Date.parse(heldUntil) ? "; its ticket comes with that." : "."}
          </p>
          {now < Date.parse(heldUntil) ? <div className="no-print">{verification}</div> : null}
        </>
      ) : (
        <p>
          <strong>On the waiting list{place === null ? "" : `, place ${String(place)}`}.</strong>{" "}
          Code {spacedCode(code)}. Whole parties move up in order. {movingUpWords(hasAlerts)}
        </p>
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
