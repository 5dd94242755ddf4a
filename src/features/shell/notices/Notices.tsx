import CloudOff from "~icons/cloud-off";
import { useState } from "react";
import { useShownAnswers } from "#data/shownAnswers.ts";
import { useIsSampleShown } from "#data/shownSample.ts";
import { usePending } from "#data/outbox/outbox.ts";
import { useElapsed } from "#design/states/useElapsed.ts";
import { SILENCE_MS } from "#domain/constants.ts";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import { useInstallState } from "#platform/install/install.ts";
import { useSession } from "#platform/session/session.ts";
import { useLoaded } from "#platform/useLoaded.ts";
import { useWorkerState } from "#platform/worker/serviceWorker.ts";
import { NoticeWords, SIGNAL_WORDS, useSignalState, type Notice } from "./SignalSign.tsx";
import { line, more, standing } from "./notices.css.ts";

/** With the dialog's library, which is a third of what a first visit would load after its paint. */
const loadPanel = async () => await import("./NoticesPanel.tsx");

/**
 * What the page has to say of itself: the first of it in the bar, all of it in the panel that the bar
 * opens. Loaded when the page has been painted.
 */
export default function Notices() {
  const [isOpen, setOpen] = useState(false);
  const [putOff, setPutOff] = useState<ReadonlySet<Notice["kind"]>>(new Set());
  // What cannot be loaded now is tried again at the next tap.
  const panel = useLoaded(isOpen ? "panel" : null, loadPanel);
  const pending = usePendingHere();
  const notices = useNotices(pending).filter(({ kind }) => !putOff.has(kind));
  const [first, ...rest] = notices;
  // Beside what has just happened, what is so on every visit is not worth a count.
  const others = first === undefined || isStanding(first) ? [] : rest.filter((n) => !isStanding(n));
  return (
    <>
      {first === undefined ? null : (
        <button
          type="button"
          className={`${line({ tone: first.tone, opens: true })} ${isStanding(first) ? standing : ""}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {first.tone === "amber" ? <CloudOff size={16} aria-hidden="true" /> : null}
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
      {panel === null ? null : (
        <panel.NoticesPanel
          notices={notices}
          pending={pending}
          onPutOff={(kind) => setPutOff((kinds) => new Set([...kinds, kind]))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/**
 * In one order: first why nothing comes or goes, then what of the visitor's own has not gone, then what
 * is older than it could be, then what can be had, and last what is so on every visit.
 */
function useNotices(pending: readonly OutboxEntry[]): readonly Notice[] {
  const signal = useSignalState();
  const { oldestAt, failed } = useShownAnswers();
  const worker = useWorkerState();
  const isSample = useIsSampleShown();
  const install = useInstallState();
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
    worker === "update" ? { kind: "update", word: "New version", ...leaf } : null,
    isSample ? { kind: "sample", word: "Sample data", ...leaf } : null,
    install === "prompt" || install === "ios"
      ? { kind: "install", word: "Install", ...leaf }
      : null,
  ];
  return all.filter((each) => each !== null);
}

const isStanding = ({ kind }: Notice) => kind === "sample" || kind === "install";

/** What the server does not have yet of those who are here. */
function usePendingHere(): readonly OutboxEntry[] {
  const session = useSession();
  return usePending(session.state === "signed-in" ? session.user.uid : null) ?? [];
}

/** Whether an entry was tried, and is not on its way now. */
const isHeldUp = ({ attempts, state }: OutboxEntry) => attempts > 0 && state.is !== "sending";
