import { useQuery, queryOptions } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import { useRetry } from "#data/api/useRetry.ts";
import { Button } from "#design/controls/Button.tsx";
import { deviceStore } from "#data/alertRecords.ts";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Skeleton } from "#design/states/Skeleton.tsx";
import { Text } from "#design/words/Text.tsx";
import type { CommunityEvent } from "#domain/events/event.ts";
import { whenWords } from "#domain/events/eventWords.ts";
import type { Reservation } from "#domain/events/reservation.ts";
import { reservationTime, seatsWords } from "#domain/events/reservationWords.ts";
import { formatDate, formatTime } from "#domain/time/age.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { isPushAllowed } from "#platform/worker/push.ts";
import { list } from "./reservation.css.ts";
import { MineEntry } from "./MineEntry.tsx";
import {
  eventOfReservation,
  isCalledOff,
  isLiving,
  type News,
  newsWords,
  type EventOfReservation,
} from "./eventOfReservation.ts";
import { mineStore, changeMine, type SeatReminder } from "./mineStore.ts";
import { Banner } from "#design/states/Banner.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { readReservations } from "./reservationsClient.ts";

interface MineListProps {
  account: { uid: string; token: (isRenewed?: boolean) => Promise<string> };
  /** Whether the account's e-mail is confirmed, as far as this phone knows. */
  isVerified: boolean;
  /** Sends the link that confirms it. */
  verification: ReactNode;
  /** Those that are known. */
  events: readonly CommunityEvent[];
  /** What the visitor has just done. */
  news: News | null;
  onChoose: (event: string) => void;
  onNews: (news: News) => void;
}

/** The account's reservations, as they lie on this phone and as the server says when it can be asked. */
export function MineList(props: MineListProps) {
  const { account, isVerified, verification, events, news, onChoose, onNews } = props;
  const { uid, token } = account;
  const now = useNow();
  const online = useOnline();
  const kept = mineStore.use();
  const mine = kept?.uid === uid ? kept : null;
  const query = useQuery(mineQuery(uid, token));
  const retry = useRetry(mineQuery(uid, token).queryKey);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (news === null) return;
    // What the visitor was at is gone then, unless they have gone on while the phone stored it.
    const hasGoneOn = heading.current?.parentElement?.contains(document.activeElement) === true;
    if (news.kind !== "fewer" && !hasGoneOn) heading.current?.focus();
    // The answer to one says nothing of the others, such as one of another phone's.
    void query.refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [news]);

  const hasAlerts = deviceStore.use() !== null && isPushAllowed();
  const all = mine?.reservations ?? [];
  const isKept =
    isVerified && all.some(({ status, heldUntil }) => status === "confirmed" && heldUntil !== null);
  const { isSuccess } = query;
  useEffect(() => {
    // The server hears of it by a token from after that. Asked again while the first answer is on its way,
    // the query would give that one, which may be from before.
    if (isKept && isSuccess) void token(true).then(() => query.refetch(), ignore);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isKept, isSuccess]);
  const confirmedAt = mine?.confirmedAt ?? null;
  const known = all.map((reservation) => ({
    reservation,
    event: eventOfReservation(reservation, events),
  }));
  const living = known.filter(({ reservation, event }) => isLiving(reservation, event, now));
  const calledOff = known.filter(({ reservation, event }) => isCalledOff(reservation, event, now));
  const earlier = known.filter((each) => !living.includes(each) && !calledOff.includes(each));
  if (confirmedAt === null && query.isPending) {
    return <Skeleton title="Loading your reservations" />;
  }
  return (
    <Section title="Your reservations" headingRef={heading}>
      <Wanted uid={uid} wanted={mine?.wanted ?? []} online={online} onChoose={onChoose} />
      {query.isError && confirmedAt === null ? (
        <p role="alert">
          Your reservations could not be loaded. <Button onClick={retry}>Retry</Button>
        </p>
      ) : null}
      {news === null ? null : <Text role="status">{newsWords(news, all, hasAlerts, now)}</Text>}
      {living.length === 0 && confirmedAt !== null ? <Text tone="quiet">None yet.</Text> : null}
      <ul className={list}>
        {calledOff.map(({ reservation, event }) => (
          <CalledOff key={reservation.code} reservation={reservation} event={event} now={now} />
        ))}
        {living.map(({ reservation, event }) => (
          <MineEntry
            key={reservation.code}
            reservation={reservation}
            event={event}
            listed={events.find(({ slug }) => slug === reservation.event) ?? null}
            account={account}
            hasAlerts={hasAlerts}
            verification={isVerified ? null : verification}
            onNews={onNews}
          />
        ))}
      </ul>
      {confirmedAt === null || living.length === 0 ? null : (
        <Text tone="quiet" size="sm">
          Saved on this phone, last confirmed {confirmedWords(confirmedAt, now)}.
        </Text>
      )}
      {earlier.length === 0 ? null : (
        <div className="no-print">
          <Fold summary={`Earlier and cancelled (${String(earlier.length)})`}>
            <ul>
              {earlier.map(({ reservation: { code, seats, ...earlierOne }, event }) => (
                <li key={code}>
                  <bdi>{event.title}</bdi>, {whenWords(event, now)}, {seatsWords(seats)}, {code}
                  {endWords(earlierOne)}
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      )}
    </Section>
  );
}

/** How a reservation has ended before its event was over. */
function endWords({ status, heldUntil }: Pick<Reservation, "status" | "heldUntil">): string {
  if (status !== "cancelled") return "";
  return heldUntil === null
    ? ", cancelled"
    : `, cancelled: your e-mail was not confirmed by ${reservationTime(Date.parse(heldUntil))}`;
}

/** Without a connection what is known stands. */
const ignore = () => undefined;

/** "9:04 AM", or the day when that is longer ago. */
function confirmedWords(moment: number, now: number): string {
  return now - moment < DAY_MS
    ? formatTime(moment)
    : `${formatDate(moment)}, ${formatTime(moment)}`;
}

interface CalledOffProps {
  reservation: Reservation;
  event: EventOfReservation;
  now: number;
}

/** An event with seats of the account does not take place, and why. */
function CalledOff({ reservation, event, now }: CalledOffProps) {
  const note = event.statusNote;
  return (
    <li>
      <Banner>
        <strong>
          Cancelled: <bdi>{event.title}</bdi>
        </strong>
        , {whenWords(event, now)}. Your {seatsWords(reservation.seats)} went with it.
        {note === null ? null : (
          <>
            {" "}
            <bdi>{note}</bdi>
          </>
        )}
      </Banner>
    </li>
  );
}

interface WantedProps {
  uid: string;
  wanted: readonly SeatReminder[];
  online: boolean;
  onChoose: (event: string) => void;
}

/** What was to be remembered while there was no connection. */
function Wanted({ uid, wanted, online, onChoose }: WantedProps) {
  if (wanted.length === 0) return null;
  const forget = (slug: string) =>
    changeMine(uid, (mine) => ({
      ...mine,
      wanted: mine.wanted.filter(({ event }) => event !== slug),
    }));
  return (
    <Stack className="no-print">
      {wanted.map(({ event, title, seats }) => (
        <Banner
          key={event}
          actions={
            <>
              {online ? <Button onClick={() => onChoose(event)}>Reserve now</Button> : null}
              <Button kind="quiet" onClick={() => void forget(event)}>
                Forget it
              </Button>
            </>
          }
        >
          You wanted {seatsWords(seats)} at <bdi>{title}</bdi>. Not reserved yet.
        </Banner>
      ))}
    </Stack>
  );
}

/** What is known of an account's reservations: `false` until the server or this phone has said something. */
export function useIsMineKnown(account: MineListProps["account"] | null): boolean {
  const kept = mineStore.use();
  // Asked by the list itself.
  const query = useQuery({
    ...mineQuery(account?.uid ?? "", account?.token ?? noToken),
    enabled: false,
  });
  if (account === null) return true;
  return (kept?.uid === account.uid && kept.confirmedAt !== null) || !query.isPending;
}

const noToken = () => Promise.reject(new Error("Nobody is signed in."));

/** Asks what the account has reserved, and keeps it on the phone. The screen reads what is kept. */
const mineQuery = (uid: string, token: () => Promise<string>) =>
  queryOptions({
    queryKey: ["reservations", uid],
    queryFn: async () => {
      const codesBefore = new Set((await mineStore.read())?.reservations.map(({ code }) => code));
      const listed = await readReservations(token);
      const confirmedAt = Date.now();
      const known = new Set([...codesBefore, ...listed.map(({ code }) => code)]);
      await changeMine(uid, (mine) => {
        // What was reserved while the list was on its way may not be in it.
        const newer = mine.reservations.filter(({ code }) => !known.has(code));
        return { ...mine, reservations: [...newer, ...listed], confirmedAt };
      });
      return confirmedAt;
    },
    // Places in the queue and seats change without this phone.
    staleTime: 0,
    meta: { isSavedApart: true },
  });
