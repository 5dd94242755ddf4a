import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useRetry } from "#data/api/useRetry.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { Skeleton } from "#design/states/Skeleton.tsx";
import { useElapsed } from "#design/states/useElapsed.ts";
import { SILENCE_MS } from "#domain/constants.ts";
import { QueryState } from "#design/states/QueryState.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { formatDate } from "#domain/time/age.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { useSession } from "#platform/session/session.ts";
import { Stack } from "#design/surfaces/Stack.tsx";
import { TicketSpecimen } from "./TicketSpecimen.tsx";
import { OpenEvents } from "./OpenEvents.tsx";
import { MineList, useIsMineKnown } from "./MineList.tsx";
import { mineStore } from "./mineStore.ts";
import type { News } from "./eventOfReservation.ts";
import { largeQueries } from "#data/queries.ts";
import type { ReservationSearch } from "./reservationSearch.ts";

interface ReservationScreenProps {
  search: ReservationSearch;
  /** Chooses an event, which stands in the address; `null`: none. */
  onChoose: (event: string | null) => void;
  /** Sends the link that confirms the account's e-mail. */
  verification: ReactNode;
}

/** Seats at events: what is open, and what the account has. */
export function ReservationScreen({ search, onChoose, verification }: ReservationScreenProps) {
  const session = useSession();
  const now = useNow();
  const online = useOnline();
  const [news, setNews] = useState<News | null>(null);
  const events = useQuery(largeQueries.events);
  const retry = useRetry(largeQueries.events.queryKey);
  const account =
    session.state === "signed-in" ? { uid: session.user.uid, token: session.token } : null;
  const isMineKnown = useIsMineKnown(account);
  // What the account has stands above the events, and pushes none that is being read: they wait for it
  // as long as silence is not yet worth a word, and it comes below them when it is later.
  const isOnWay = session.state === "unknown" || !isMineKnown;
  const isSlow = useElapsed(SILENCE_MS, isOnWay);
  const [isLate, setLate] = useState(false);
  if (isSlow && !isLate) setLate(true);
  const known = events.data?.events ?? [];
  const kept = mineStore.use();
  const uid = session.state === "signed-in" ? session.user.uid : null;
  const own = new Set(
    (kept !== null && kept.uid === uid ? kept.reservations : []).flatMap(({ event, status }) =>
      status === "cancelled" ? [] : event,
    ),
  );
  const changed = (what: News) => {
    setNews(what);
    // After a cancellation the form of the same event is not wanted.
    if (what.kind === "cancelled") onChoose(null);
    // How many seats are left has just changed.
    void events.refetch();
  };
  const mine =
    session.state === "signed-in" && account !== null ? (
      <MineList
        key={account.uid}
        account={account}
        isVerified={session.user.emailVerified}
        verification={verification}
        events={known}
        news={news}
        onChoose={onChoose}
        onNews={changed}
      />
    ) : null;
  return (
    <Page
      title={SCREENS["/reservation"]}
      lead="Seats at community events. Your code opens without a connection, too."
    >
      <PrintTitle title="Reservations">{formatDate(now)}</PrintTitle>
      {isLate ? null : mine}
      {isOnWay && !isLate ? (
        session.state === "unknown" ? (
          <Skeleton title="Checking who is signed in" />
        ) : null
      ) : (
        <div className="no-print">
          <QueryState what="the events" query={events} onRetry={retry} online={online}>
            {({ events: all }) => (
              <Stack gap={6}>
                <OpenEvents
                  events={all}
                  chosen={search.event ?? null}
                  session={session}
                  own={own}
                  now={now}
                  onChoose={onChoose}
                  onReserved={(code) => changed({ kind: "reserved", code })}
                />
                {own.size === 0 ? <TicketSpecimen /> : null}
              </Stack>
            )}
          </QueryState>
        </div>
      )}
      {isLate ? mine : null}
    </Page>
  );
}
