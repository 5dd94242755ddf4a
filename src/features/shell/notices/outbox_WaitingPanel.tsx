import { Button } from "#design/controls/Button.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { stayOffline, useSignal } from "#data/api/signal.ts";
import { retry } from "#data/outbox/outbox.ts";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import { WaitingEntry } from "./WaitingPanel.tsx";
import { waitingList } from "./outbox.css.ts";

interface WaitingPanelProps {
  pending: readonly OutboxEntry[];
  onClose: () => void;
}

/** What the server does not have yet. Loaded when it is first opened. */
export default function WaitingPanel({ pending, onClose }: WaitingPanelProps) {
  const isStopped = useSignal() === "stopped";
  const isAnyWaiting = pending.some(({ state }) => state.is === "waiting");
  return (
    <Panel title="Waiting to send" onClose={onClose}>
      <Stack>
        <Text tone="quiet">
          {pending.length === 0
            ? "Nothing is waiting."
            : "Kept until the server has it, even if you close the app."}
        </Text>
        {isStopped && pending.length > 0 ? (
          <Stack row>
            <Text as="span">You chose to stay offline, so nothing is sent.</Text>
            <Button onClick={() => stayOffline(false)}>Go online</Button>
          </Stack>
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
    </Panel>
  );
}
