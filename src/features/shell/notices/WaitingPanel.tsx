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
import { waitingEntry } from "./outbox.css.ts";

interface WaitingEntryProps {
  entry: OutboxEntry;
  /** Not while the visitor wants no calls. */
  mayBeSent: boolean;
  onLeave: () => void;
}

/** One write: what it is, since when it waits, why, and what can be done about it. */
export function WaitingEntry({ entry, mayBeSent, onLeave }: WaitingEntryProps) {
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
        <bdi>{title}</bdi>
      </strong>
      <Text as="span" tone="quiet" size="md">
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
