import { useRouter } from "@tanstack/react-router";
import { Button } from "#design/controls/Button.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { retry, takeBack } from "#data/outbox/outbox.ts";
import { useUnderWay } from "#data/outbox/sender.ts";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import { formatAge } from "#domain/time/age.ts";
import { useNow } from "#platform/clock.ts";
import { entryWords } from "#domain/outbox/entryWords.ts";
import { waitingEntry, waitingList } from "./outbox.css.ts";
import { Section } from "#design/surfaces/Section.tsx";
import { useSignal } from "#data/api/signal.ts";

interface WaitingEntryProps {
  entry: OutboxEntry;
  /** Not while the visitor wants no calls. */
  mayBeSent: boolean;
  onLeave: () => void;
}

/** One write: what it is, since when it waits, why, and what can be done about it. */
function WaitingEntry({ entry, mayBeSent, onLeave }: WaitingEntryProps) {
  const now = useNow();
  const router = useRouter();
  const { id, title, screen, writtenAt } = entry;
  const state = useUnderWay().includes(id) ? ({ is: "sending" } as const) : entry.state;
  const [again, away] =
    state.is === "refused" ? ["Try again", "Discard"] : ["Send now", "Take back"];
  const edit = () => {
    onLeave();
    router.history.push(screen);
  };
  return (
    <li className={waitingEntry}>
      <strong>
        <bdi translate="no">{title}</bdi>
      </strong>
      <Text as="span" tone="quiet" size="sm">
        Written {formatAge(writtenAt, now)}
      </Text>
      <span role="status">{entryWords({ state }, now)}</span>
      <Stack row>
        {state.is === "refused" ? (
          <Button aria-label={`Edit: ${title}`} onClick={edit}>
            Edit
          </Button>
        ) : null}
        {mayBeSent && state.is !== "sending" ? (
          <Button aria-label={`${again}: ${title}`} onClick={() => void retry(id)}>
            {again}
          </Button>
        ) : null}
        <Button aria-label={`${away}: ${title}`} onClick={() => void takeBack(id)}>
          {away}
        </Button>
      </Stack>
    </li>
  );
}

interface WaitingListProps {
  pending: readonly OutboxEntry[];
  onClose: () => void;
}

/** What the server does not have yet, and what can be done about it. */
export function WaitingList({ pending, onClose }: WaitingListProps) {
  const isStopped = useSignal() === "stopped";
  const isAnyWaiting = pending.some(({ state }) => state.is === "waiting");
  return (
    <Section title="Waiting to send">
      <Stack>
        <Text tone="quiet">
          {pending.length === 0
            ? "Nothing is waiting."
            : "Saved until it’s sent, even if you close the app."}
        </Text>
        {isStopped && pending.length > 0 ? (
          <Text>You chose to stay offline, so nothing is sent.</Text>
        ) : isAnyWaiting ? (
          <div>
            <Button kind="primary" onClick={() => void retry()}>
              Send all now
            </Button>
          </div>
        ) : null}
        <ul className={waitingList}>
          {pending.map((entry) => (
            <WaitingEntry key={entry.id} entry={entry} mayBeSent={!isStopped} onLeave={onClose} />
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
