import Send from "~icons/send";
import { lazy, Suspense, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { useElapsed } from "#design/states/useElapsed.ts";
import { SILENCE_MS } from "#domain/constants.ts";
import { usePending } from "#data/outbox/outbox.ts";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import { useSession } from "#platform/session/session.ts";
import { waitingNotice } from "./outbox.css.ts";

const WaitingPanel = lazy(() => import("./WaitingPanel.tsx"));

/** Says that something is not at the server yet, on every screen, and opens the list of it. */
export function WaitingNotice() {
  const session = useSession();
  const pending = usePending(session.state === "signed-in" ? session.user.uid : null) ?? [];
  const [isOpen, setOpen] = useState(false);
  const isSlow = useElapsed(SILENCE_MS, pending.length > 0);
  // What goes out at once moves nothing on the page.
  const isSaid = isSlow || pending.some(isHeldUp);
  return (
    <>
      <div className={waitingNotice} role="status">
        {pending.length === 0 || !isSaid ? null : (
          <Button kind="quiet" onClick={() => setOpen(true)}>
            <Send size={16} aria-hidden="true" /> {words(pending)}
          </Button>
        )}
      </div>
      {isOpen ? (
        <Suspense>
          <WaitingPanel pending={pending} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Whether an entry was tried, and is not on its way now. */
const isHeldUp = ({ attempts, state }: OutboxEntry) => attempts > 0 && state.is !== "sending";

/** What was refused does not wait, and is not hidden behind what does. */
function words(pending: readonly OutboxEntry[]): string {
  const refused = pending.filter(({ state }) => state.is === "refused").length;
  const waiting = pending.length - refused;
  const parts = [
    waiting === 0 ? [] : `Waiting to send (${String(waiting)})`,
    refused === 0 ? [] : `Not sent (${String(refused)})`,
  ];
  return parts.flat().join(", ");
}
