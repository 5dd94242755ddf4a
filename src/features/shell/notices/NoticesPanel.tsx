import { useState, type ReactNode } from "react";
import { stayOffline } from "#data/api/signal.ts";
import { useRefresh, useShownAnswers } from "#data/shownAnswers.ts";
import { Button } from "#design/controls/Button.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import { formatDate, formatTime } from "#domain/time/age.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { useNow } from "#platform/clock.ts";
import { applyUpdate } from "#platform/worker/serviceWorker.ts";
import InstallOffer from "./InstallOffer.tsx";
import type { Notice } from "./SignalSign.tsx";
import { WaitingList } from "./WaitingList.tsx";

interface NoticesPanelProps {
  notices: readonly Notice[];
  pending: readonly OutboxEntry[];
  /** The new version, or installing, is not wanted on this visit. */
  onPutOff: (kind: Notice["kind"]) => void;
  onClose: () => void;
}

/** All notices, with what can be done about each. Loaded when it is first opened. */
export function NoticesPanel({ notices, pending, onPutOff, onClose }: NoticesPanelProps) {
  // The list stays under the finger that empties it.
  const [hadPending] = useState(pending.length > 0);
  const others = notices.filter(({ kind }) => kind !== "waiting" && kind !== "refused");
  const signal = others.filter(({ kind }) => SIGNAL.has(kind));
  const rest = others.filter(({ kind }) => !SIGNAL.has(kind));
  const isListed = hadPending || pending.length > 0;
  const section = (notice: Notice) => (
    <NoticeSection key={notice.kind} notice={notice} onPutOff={() => onPutOff(notice.kind)} />
  );
  return (
    <Panel title="Notices" onClose={onClose}>
      {others.length === 0 && !isListed ? (
        <p>All good: nothing waiting, nothing out of date.</p>
      ) : null}
      {signal.map(section)}
      {isListed ? <WaitingList pending={pending} onClose={onClose} /> : null}
      {rest.map(section)}
    </Panel>
  );
}

const SIGNAL: ReadonlySet<Notice["kind"]> = new Set<Notice["kind"]>(["stopped", "none", "weak"]);

type SectionKind = Exclude<Notice["kind"], "waiting" | "refused">;

const TEXTS = {
  stopped: "You chose to stay offline. Nothing is loaded or sent.",
  none: "No connection. Nothing can be loaded or sent.",
  weak: "Weak signal. The server keeps silent; the next try is in half a minute.",
  stale: "Could not refresh.",
  replaced: "Updated in another tab. Reload when you are done.",
  update: "A new version is ready.",
  sample:
    "Sample data: everything here is made up so you can try the site. Real menus will replace it.",
  install: "The app can be installed: an icon and a window of its own, nothing else.",
} as const satisfies Record<SectionKind, string>;

const isSection = (kind: Notice["kind"]): kind is SectionKind => kind in TEXTS;

interface NoticeSectionProps {
  notice: Notice;
  onPutOff: () => void;
}

function NoticeSection({ notice: { kind, savedAt }, onPutOff }: NoticeSectionProps) {
  const now = useNow();
  if (!isSection(kind)) return null;
  const isRecent = savedAt !== null && now - savedAt < DAY_MS;
  return (
    <Stack gap={3}>
      <Text>
        {TEXTS[kind]}
        {savedAt === null
          ? null
          : ` Showing data from ${isRecent ? formatTime(savedAt) : formatDate(savedAt)}.`}
      </Text>
      <Stack row>
        <Actions kind={kind} onPutOff={onPutOff} />
      </Stack>
    </Stack>
  );
}

/** What can be done about one. */
function Actions({ kind, onPutOff }: { kind: SectionKind; onPutOff: () => void }): ReactNode {
  const { failed } = useShownAnswers();
  const refresh = useRefresh();
  const retry = <Button onClick={() => refresh(failed)}>Retry</Button>;
  const stop = <Button onClick={() => stayOffline(true)}>Stay offline</Button>;
  switch (kind) {
    case "stopped":
      return <Button onClick={() => stayOffline(false)}>Go online</Button>;
    case "none":
    case "weak":
      return (
        <>
          {retry}
          {stop}
        </>
      );
    case "stale":
      return retry;
    case "sample":
      return null;
    case "install":
      return (
        <>
          <InstallOffer />
          <Button onClick={onPutOff}>Not now</Button>
        </>
      );
    case "replaced":
    case "update":
      return (
        <>
          <Button kind="primary" onClick={applyUpdate}>
            {kind === "update" ? "Update now" : "Reload"}
          </Button>
          {kind === "update" ? <Button onClick={onPutOff}>Later</Button> : null}
        </>
      );
  }
}
