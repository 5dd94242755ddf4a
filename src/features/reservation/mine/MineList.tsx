import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useRetry } from "#data/api/useRetry.ts";
import { Banner } from "#design/banner/Banner.tsx";
import { Button } from "#design/button/Button.tsx";
import { Fold } from "#design/fold/Fold.tsx";
import { RefreshFailed } from "#design/refreshFailed/RefreshFailed.tsx";
import { Section } from "#design/section/Section.tsx";
import { Skeleton } from "#design/skeleton/Skeleton.tsx";
import { Stack } from "#design/stack/Stack.tsx";
import { Text } from "#design/text/Text.tsx";
import type { CommunityEvent } from "#domain/events/event.ts";
import { seatsWords } from "#domain/reservations/reservationWords.ts";
import { formatDate, formatTime } from "#domain/time/age.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { mineQuery } from "../queries.ts";
import { list } from "../reservation.css.ts";
import { MineEntry } from "./MineEntry.tsx";
import { changeMine, mineStore, type SeatsWanted } from "./mineStore.ts";

interface MineListProps {
  account: { uid: string; token: (isRenewed?: boolean) => Promise<string> };
  /** Those that are known. */
  events: readonly CommunityEvent[];
  /** Code of what was just reserved. */
  newest: string | null;
  onChoose: (event: string) => void;
}

/** The account's reservations, as they lie on this phone and as the server says when it can be asked. */
export function MineList({ account, events, newest, onChoose }: MineListProps) {
  const { uid, token } = account;
  const now = useNow();
  const online = useOnline();
  const kept = mineStore.use();
  const mine = kept?.uid === uid ? kept : null;
  const query = useQuery(mineQuery(uid, token));
  const retry = useRetry(mineQuery(uid, token).queryKey);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (newest === null) return;
    heading.current?.focus();
    // The answer to one says nothing of the others, such as one of another phone's.
    void query.refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [newest]);

  const all = mine?.reservations ?? [];
  const confirmedAt = mine?.confirmedAt ?? null;
  const byEvent = new Map(events.map((event) => [event.slug, event]));
  const isLiving = ({ status, event }: (typeof all)[number]) => {
    const end = byEvent.get(event)?.endsAt;
    return status !== "cancelled" && (end === undefined || Date.parse(end) > now);
  };
  const living = all.filter(isLiving);
  const earlier = all.filter((each) => !isLiving(each));
  if (confirmedAt === null && query.isPending) {
    return <Skeleton title="Loading your reservations" lines={2} />;
  }
  return (
    <Section title="Your reservations" headingRef={heading}>
      <Wanted uid={uid} wanted={mine?.wanted ?? []} online={online} onChoose={onChoose} />
      {query.isError && confirmedAt !== null ? (
        <RefreshFailed savedAt={confirmedAt} now={now} onRetry={retry} />
      ) : null}
      {query.isError && confirmedAt === null ? (
        <p role="alert">
          Your reservations could not be loaded. <Button onClick={retry}>Retry</Button>
        </p>
      ) : null}
      {newest === null ? null : (
        <Text role="status">
          {all.find(({ code }) => code === newest)?.status === "waiting"
            ? "You are on the waiting list. Your phone tells you when you move up."
            : "Reserved."}
        </Text>
      )}
      {living.length === 0 && confirmedAt !== null ? <Text tone="quiet">None yet.</Text> : null}
      <ul className={list}>
        {living.map((reservation) => (
          <MineEntry
            key={reservation.code}
            reservation={reservation}
            event={byEvent.get(reservation.event) ?? null}
            account={account}
          />
        ))}
      </ul>
      {confirmedAt === null || living.length === 0 ? null : (
        <Text tone="quiet" size="md">
          Saved on this phone, last confirmed {confirmedWords(confirmedAt, now)}.
        </Text>
      )}
      {earlier.length === 0 ? null : (
        <div className="no-print">
          <Fold summary={`Earlier and cancelled (${String(earlier.length)})`}>
            <ul>
              {earlier.map(({ code, event, seats, status }) => (
                <li key={code}>
                  <bdi>{byEvent.get(event)?.title ?? event}</bdi>, {seatsWords(seats)}, {code}
                  {status === "cancelled" ? ", cancelled" : ""}
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      )}
    </Section>
  );
}

/** "9:04 AM", or the day when that is longer ago. */
function confirmedWords(moment: number, now: number): string {
  return now - moment < DAY_MS
    ? formatTime(moment)
    : `${formatDate(moment)}, ${formatTime(moment)}`;
}

interface WantedProps {
  uid: string;
  wanted: readonly SeatsWanted[];
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
