import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#data/api/apiClient.ts";
import { cancelReservation, giveSeatsBack, type Changed } from "./reservationsClient.ts";
import { Button } from "#design/controls/Button.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import type { CommunityEvent } from "#domain/events/event.ts";
import type { Reservation } from "#domain/events/reservation.ts";
import { reservationTime, seatsWords } from "#domain/events/reservationWords.ts";
import { givingBackEnds, seatTimesOf } from "#domain/events/seatTimes.ts";
import { useNow } from "#platform/clock.ts";
import { changeMine } from "./mineStore.ts";
import type { News } from "./eventOfReservation.ts";

interface GiveBackProps {
  reservation: Reservation;
  /** `null`: this phone does not know it. */
  event: CommunityEvent | null;
  account: { uid: string; token: (isRenewed?: boolean) => Promise<string> };
  /** Of the event. */
  title: string;
  onNews: (news: News) => void;
}

/** Fewer seats, or none; asks before it takes anything away. */
export function GiveBack({ reservation, event, account, title, onNews }: GiveBackProps) {
  const now = useNow();
  const { code, seats } = reservation;
  const [asks, setAsks] = useState<"cancel" | "fewer" | null>(null);
  const [fewer, setFewer] = useState("1");
  const changing = useMutation({
    mutationFn: async (wants: "cancel" | number): Promise<Changed<Reservation | null> | null> => {
      try {
        const changed =
          wants === "cancel"
            ? await cancelReservation(account.token, code)
            : await giveSeatsBack(account.token, code, wants);
        if (changed.kind === "done") {
          await keep(account.uid, code, changed.value);
          setAsks(null);
          onNews(
            wants === "cancel" ? { kind: "cancelled", title } : { kind: "fewer", seats: wants },
          );
        }
        return changed;
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },
  });
  const place = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    // What had the focus is gone when a question opens, and when it closes.
    if (asks !== null || hasAsked.current) {
      place.current?.querySelector<HTMLElement>("select, button")?.focus();
    }
    hasAsked.current = asks !== null;
  }, [asks]);
  const times = event === null ? null : seatTimesOf(event);
  if (times !== null && now >= givingBackEnds(times)) {
    return (
      <Text tone="quiet" size="sm">
        The deadline to give seats back was {reservationTime(givingBackEnds(times))}.
      </Text>
    );
  }
  const options = Array.from({ length: seats - 1 }, (_, index) => ({
    value: String(index + 1),
    label: seatsWords(index + 1),
  }));
  const said = changing.data;
  return (
    <div ref={place} className="no-print">
      {asks === null ? (
        <Stack row gap={2}>
          {seats > 1 ? <Button onClick={() => setAsks("fewer")}>Fewer seats</Button> : null}
          <Button onClick={() => setAsks("cancel")}>
            Cancel<span className="visually-hidden"> the reservation for {title}</span>
          </Button>
        </Stack>
      ) : null}
      {asks === "fewer" ? (
        <Stack role="group" aria-label="Fewer seats">
          <Select label="Keep" options={options} value={fewer} onChange={setFewer} />
          <Stack row gap={2}>
            <Button
              kind="primary"
              disabled={changing.isPending}
              onClick={() => changing.mutate(Number(fewer))}
            >
              Give the others back
            </Button>
            <Button onClick={() => setAsks(null)}>Keep all</Button>
          </Stack>
        </Stack>
      ) : null}
      {asks === "cancel" ? (
        <Stack role="group" aria-label="Cancel this reservation?">
          <p>
            Cancel this reservation? The seats go to others at once, and you would have to queue
            again.
          </p>
          <Stack row gap={2}>
            <Button
              kind="primary"
              disabled={changing.isPending}
              onClick={() => changing.mutate("cancel")}
            >
              Cancel it
            </Button>
            <Button onClick={() => setAsks(null)}>Keep it</Button>
          </Stack>
        </Stack>
      ) : null}
      {said?.kind === "refused" ? <p role="alert">{said.sentence}.</p> : null}
      {said === null ? (
        <p role="alert">
          The server did not answer, so nothing has changed here. Try again with a connection.
        </p>
      ) : null}
    </div>
  );
}

/** Shown as the server has it now, without asking again. */
async function keep(uid: string, code: string, now: Reservation | null): Promise<void> {
  await changeMine(uid, (mine) => ({
    ...mine,
    reservations: mine.reservations.map((each) => {
      if (each.code !== code) return each;
      return (
        now ?? { ...each, status: "cancelled" as const, ticket: null, place: null, heldUntil: null }
      );
    }),
  }));
}
