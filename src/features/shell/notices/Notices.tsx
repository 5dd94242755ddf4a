import { lazy, Suspense, useState } from "react";
import { useShownAnswers } from "#data/shownAnswers.ts";
import { usePending } from "#data/outbox/outbox.ts";
import { useElapsed } from "#design/states/useElapsed.ts";
import { SILENCE_MS } from "#domain/constants.ts";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import { useSession } from "#platform/session/session.ts";
import { useWorkerState } from "#platform/worker/serviceWorker.ts";
import { NoticeWords, SIGNAL_WORDS, useSignalState, type Notice } from "./SignalSign.tsx";
import { line, more } from "./notices.css.ts";

const NoticesPanel = lazy(() => import("./NoticesPanel.tsx"));

/**
 * What the page has to say of itself: the first of it in the bar, all of it in the panel that the bar
 * opens. Loaded when the page has been painted.
 */
export default function Notices() {
  const [isOpen, setOpen] = useState(false);
  const [isPutOff, putOff] = useState(false);
  const pending = usePendingHere();
  const notices = useNotices(pending, isPutOff);
  const [first, ...others] = notices;
  return (
    <>
      {first === undefined ? null : (
        <button
          type="button"
          className={line({ tone: first.tone, opens: true })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <NoticeWords word={first.word} savedAt={first.savedAt} />
          {others.length === 0 ? null : (
            <>
              <span className={more} aria-hidden="true">
                +{others.length}
              </span>
              <span className="visually-hidden">{others.map(({ word }) => `, ${word}`)}</span>
            </>
          )}
        </button>
      )}
      {isOpen ? (
        <Suspense>
          <NoticesPanel
            notices={notices}
            pending={pending}
            onPutOff={() => putOff(true)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/**
 * In one order: first why nothing comes or goes, then what of the visitor's own has not gone, then what
 * is older than it could be, and last what can be had.
 */
function useNotices(pending: readonly OutboxEntry[], isUpdatePutOff: boolean): readonly Notice[] {
  const signal = useSignalState();
  const { oldestAt, failed } = useShownAnswers();
  const worker = useWorkerState();
  const isSlow = useElapsed(SILENCE_MS, pending.length > 0);
  // What goes out at once is not worth a word.
  const said = isSlow || pending.some(isHeldUp) ? pending : [];
  const refused = said.filter(({ state }) => state.is === "refused").length;
  const waiting = said.length - refused;
  const amber = { tone: "amber", savedAt: null } as const;
  const leaf = { tone: "leaf", savedAt: null } as const;
  const all: (Notice | null)[] = [
    signal === "open"
      ? null
      : { kind: signal, word: SIGNAL_WORDS[signal], ...amber, savedAt: oldestAt },
    refused === 0 ? null : { kind: "refused", word: `Not sent (${String(refused)})`, ...amber },
    waiting === 0
      ? null
      : { kind: "waiting", word: `Waiting to send (${String(waiting)})`, ...amber },
    // Without a connection that goes without saying.
    signal === "open" && failed.length > 0
      ? { kind: "stale", word: "Could not refresh", ...amber, savedAt: oldestAt }
      : null,
    worker === "replaced" ? { kind: "replaced", word: "Updated elsewhere", ...leaf } : null,
    worker === "update" && !isUpdatePutOff
      ? { kind: "update", word: "New version", ...leaf }
      : null,
  ];
  return all.filter((each) => each !== null);
}

/** What the server does not have yet of those who are here. */
function usePendingHere(): readonly OutboxEntry[] {
  const session = useSession();
  return usePending(session.state === "signed-in" ? session.user.uid : null) ?? [];
}

/** Whether an entry was tried, and is not on its way now. */
const isHeldUp = ({ attempts, state }: OutboxEntry) => attempts > 0 && state.is !== "sending";
