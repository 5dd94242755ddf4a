import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Select } from "#design/controls/Select.tsx";
import { stack } from "#design/surfaces/stack.css.ts";
import { Stack } from "#design/surfaces/Stack.tsx";
import type { CommunityEvent, EventSeats } from "#domain/events/event.ts";
import {
  NAME_LENGTH,
  type ReservationRequest,
  seatsOfOneParty,
  type Reservation,
} from "#domain/events/reservation.ts";
import { seatsWords } from "#domain/events/reservationWords.ts";
import { characterCount } from "#domain/text/storable.ts";
import { useOnline } from "#platform/connection.ts";
import { changeMine, mineStore } from "./mineStore.ts";
import { form as formStyle } from "./reservation.css.ts";
import { type Refusal, reserve } from "./reservationsClient.ts";
import { ApiError } from "#data/api/apiClient.ts";

interface ReserveFormProps {
  event: CommunityEvent;
  seats: EventSeats;
  account: { uid: string; token: (isRenewed?: boolean) => Promise<string> };
  displayName: string | null;
  onReserved: (code: string) => void;
}

/** Seats, a name, and whether to wait. It is sent at once or not at all. */
export function ReserveForm({ event, seats, account, displayName, onReserved }: ReserveFormProps) {
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const kept = mineStore.use()?.unanswered.find((each) => each.event === event.slug);
  const most = seatsOfOneParty(seats.seats, seats.perPerson);
  const [wanted, setWanted] = useState("1");
  const [name, setName] = useState(displayName ?? "");
  const [nameError, setNameError] = useState<string>();
  const count = Number(wanted);
  useEffect(() => {
    form.current?.querySelector("select")?.focus();
  }, []);

  const trying = useMutation({
    mutationFn: async (request: Omit<ReservationRequest, "id">): Promise<Tried> => {
      const tried = await tryToReserve(account, request);
      if (tried.kind === "reserved") onReserved(tried.reservation.code);
      // Another phone of this account was faster: it is among the reservations.
      if (tried.kind === "refused" && tried.code !== null) onReserved(tried.code);
      return tried;
    },
  });
  const [isRefusedOffline, setIsRefusedOffline] = useState(false);
  const tried = trying.data ?? null;
  const wasFull =
    tried?.kind === "refused" && tried.left !== null && trying.variables?.seats === count;
  const joinsQueue = seats.waiting > 0 || count > seats.left || wasFull;
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (trying.isPending) return;
    const length = characterCount((kept?.name ?? name).trim());
    const isName = length >= NAME_LENGTH.min && length <= NAME_LENGTH.max;
    setNameError(isName ? undefined : "From 2 to 60 characters.");
    if (!isName) {
      form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
      return;
    }
    setIsRefusedOffline(!online);
    if (!online) return;
    trying.mutate(
      kept ?? { event: event.slug, seats: count, name: name.trim(), waitlist: joinsQueue },
    );
  };
  // As it was asked for first: the server may have that already.
  const unanswered = trying.isPending ? undefined : kept;
  const isAway = isRefusedOffline || unanswered !== undefined;

  return (
    <form ref={form} className={`${stack()} ${formStyle}`} noValidate onSubmit={submit}>
      {unanswered === undefined ? (
        <>
          <Select
            label="Seats"
            options={Array.from({ length: most }, (_, index) => ({
              value: String(index + 1),
              label: seatsWords(index + 1),
            }))}
            value={wanted}
            onChange={setWanted}
          />
          <Field
            label="Name"
            name="name"
            autoComplete="name"
            hint="The name to call at the door."
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={nameError}
          />
        </>
      ) : (
        <p>
          You asked for {seatsWords(unanswered.seats)} for <bdi>{unanswered.name}</bdi>.
        </p>
      )}
      {isAway ? (
        <div role="alert">
          <p>{isRefusedOffline ? offlineWords : silentWords}</p>
        </div>
      ) : null}
      {tried?.kind === "refused" && !isRefusedOffline ? (
        <p role="alert">
          {tried.sentence}. {stepAfter(tried)}
        </p>
      ) : null}
      <Stack row gap={2}>
        <Button type="submit" kind="primary" disabled={trying.isPending}>
          {trying.isPending
            ? "Reserving"
            : isAway
              ? "Try again"
              : joinsQueue
                ? "Join the waiting list"
                : "Reserve"}
        </Button>
        {isAway ? (
          <Button onClick={() => void remember(account.uid, event, count)}>Remember it</Button>
        ) : null}
      </Stack>
    </form>
  );
}

async function remember(uid: string, { slug, title }: CommunityEvent, seats: number) {
  await changeMine(uid, (mine) => ({
    ...mine,
    wanted: [...mine.wanted.filter(({ event }) => event !== slug), { event: slug, title, seats }],
  }));
  toast("Saved on this phone, but not reserved: nothing is sent on its own.");
}

/** A reservation never waits to be sent: somebody else may have the seats by then. */
const offlineWords =
  "There is no connection, and a reservation needs the server's answer: only it knows which seats are free. Nothing was reserved.";

const silentWords =
  "The server did not answer, so it is not known whether this was reserved. Try again: it cannot be reserved twice.";

/** What to do after the server has said no. */
function stepAfter({ status, left, code }: Refusal): string {
  if (code !== null) return "It is among your reservations on this screen.";
  if (left !== null) return "";
  if (status === 401) return "Sign in again.";
  if (status === 429) return "Wait a minute and try again.";
  return "";
}

/** What an attempt came to. `silent`: the server may have it, and the next try asks under the same id. */
type Tried = { kind: "reserved"; reservation: Reservation } | Refusal | { kind: "silent" };

interface Account {
  uid: string;
  token: (isRenewed?: boolean) => Promise<string>;
}

/**
 * Reserves. The request is kept until the server has answered it; as long as it has not, further
 * tries for the event are that same request, so that none of them can be a second one.
 */
async function tryToReserve(
  { uid, token }: Account,
  wanted: Omit<ReservationRequest, "id">,
): Promise<Tried> {
  const kept = await mineStore.read();
  const same = kept?.uid === uid ? kept.unanswered.find(isFor(wanted.event)) : undefined;
  const request = { ...wanted, id: same?.id ?? crypto.randomUUID() };
  await changeMine(uid, (mine) => ({
    ...mine,
    unanswered: [...mine.unanswered.filter((each) => !isFor(wanted.event)(each)), request],
  }));
  try {
    const changed = await reserve(token, request);
    // Too many calls, or a session that has ended, decide nothing about an earlier try.
    const isDecided = changed.kind === "done" || (changed.status !== 401 && changed.status !== 429);
    if (isDecided) await settle(uid, wanted.event);
    if (changed.kind === "refused") return changed;
    const { value: reservation } = changed;
    await changeMine(uid, (mine) => ({
      ...mine,
      confirmedAt: Date.now(),
      reservations: [
        reservation,
        ...mine.reservations.filter(({ code }) => code !== reservation.code),
      ],
      wanted: mine.wanted.filter(({ event }) => event !== wanted.event),
    }));
    return { kind: "reserved", reservation };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: "silent" };
  }
}

async function settle(uid: string, event: string): Promise<void> {
  await changeMine(uid, (mine) => ({
    ...mine,
    unanswered: mine.unanswered.filter((each) => !isFor(event)(each)),
  }));
}

const isFor = (slug: string) => (request: ReservationRequest) => request.event === slug;
