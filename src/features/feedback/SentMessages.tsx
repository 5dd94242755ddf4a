import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiError, isNotFound, readJson } from "#data/api/apiClient.ts";
import { mayCall } from "#data/api/signal.ts";
import { usePending } from "#data/outbox/outbox.ts";
import { type SentFeedback, sentStore } from "#data/sentFeedback.ts";
import { Button } from "#design/controls/Button.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Fact, Facts } from "#design/words/Facts.tsx";
import { Text } from "#design/words/Text.tsx";
import { SILENCE_TIMEOUT_MS } from "#domain/api/weakSignal.ts";
import { FeedbackStatusSchema, type FeedbackStatus } from "#domain/feedback/feedback.ts";
import { readFeedbackCall, FEEDBACK_SUBJECT } from "#domain/feedback/feedbackCalls.ts";
import { entryWords } from "#domain/outbox/entryWords.ts";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import { formatAge, formatDate, formatTime } from "#domain/time/age.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { useNow } from "#platform/clock.ts";
import { useSession } from "#platform/session/session.ts";
import { receipt, sentList } from "./feedback.css.ts";
import { KIND_TITLES } from "./feedbackDraft.ts";

interface FeedbackReceiptProps {
  /** Of the message that was just written. */
  id: string;
  onAnother: () => void;
}

/** What the form becomes once its message is sent or kept: what was said, when, and what happens to it now. */
export function FeedbackReceipt({ id, onAnother }: FeedbackReceiptProps) {
  const { all, waitingOf } = useSent();
  const heading = useRef<HTMLHeadingElement>(null);
  const sent = all.find((each) => each.id === id);
  const isKnown = sent !== undefined;
  useEffect(() => {
    if (isKnown) heading.current?.focus();
  }, [isKnown]);
  return (
    <Section title="Your receipt" headingRef={heading} className={receipt}>
      {sent === undefined || waitingOf === null ? null : (
        <ReceiptFacts sent={sent} waiting={waitingOf(id)} />
      )}
      <div>
        <Button kind="primary" onClick={onAnother}>
          Write another message
        </Button>
      </div>
    </Section>
  );
}

function ReceiptFacts({ sent, waiting }: SentEntryProps) {
  const now = useNow();
  const { reference, kind, beginning, writtenAt } = sent;
  const words = useOutcome(sent, waiting);
  return (
    <>
      <Facts>
        <Fact label="Reference" note="Keep it to ask about your message later.">
          <strong>{reference}</strong>
        </Fact>
        <Fact label="What you wrote" note={KIND_TITLES[kind]}>
          <bdi>{beginning}</bdi>
        </Fact>
        <Fact label="When">
          {formatDate(writtenAt)}, {formatTime(writtenAt)} ({formatAge(writtenAt, now)})
        </Fact>
      </Facts>
      <p role="status">
        <b>{words}</b>
      </p>
      <Text>{nextOf(waiting)}</Text>
    </>
  );
}

/** What happens to a message now. */
function nextOf(waiting: OutboxEntry | null): string {
  if (waiting === null)
    return "We read every message. Find its status and our answer on this page, under its reference.";
  return waiting.state.is === "refused"
    ? "Nothing is lost: open the notice in the top bar to rewrite it."
    : "It waits here and sends itself once you’re connected. You can close the page.";
}

/** What became of a message; `null` when the server does not keep it anymore. @throws ApiError */
async function readFeedbackStatus(reference: string, id: string): Promise<FeedbackStatus | null> {
  if (!mayCall()) throw new ApiError("unreachable", null);
  const { path, init } = readFeedbackCall(reference, id);
  return await withTimeLimit(SILENCE_TIMEOUT_MS, async (signal) =>
    readJson(await fetch(path, { ...init, signal }), FeedbackStatusSchema),
  ).catch((cause: unknown) => {
    if (isNotFound(cause)) return null;
    throw cause instanceof ApiError ? cause : new ApiError("unreachable", null, { cause });
  });
}

interface SentEntryProps {
  sent: SentFeedback;
  /** Its entry in the outbox, as long as the server has not taken it. */
  waiting: OutboxEntry | null;
}

/** One message: its reference, how it begins, and what became of it. */
function SentEntry({ sent, waiting }: SentEntryProps) {
  const now = useNow();
  const { reference, kind, beginning, writtenAt } = sent;
  const { data } = useStatus(sent, waiting);
  const words = useOutcome(sent, waiting);
  return (
    <ListRow
      title={<strong>{reference}</strong>}
      note={
        <>
          {KIND_TITLES[kind]}, {formatAge(writtenAt, now)}: <bdi>{beginning}</bdi>
          {data?.note ? (
            <>
              <br />“<bdi>{data.note}</bdi>”
            </>
          ) : null}
        </>
      }
      end={
        <Text as="span" role="status" size="sm">
          {words}
        </Text>
      }
    />
  );
}

const useStatus = ({ reference, id }: SentFeedback, waiting: OutboxEntry | null) =>
  useQuery({ ...feedbackStatusQuery(reference, id), enabled: waiting === null });

/** What is known of a message: where it waits, or what the server has said. */
function useOutcome(sent: SentFeedback, waiting: OutboxEntry | null): string {
  const now = useNow();
  const { data, isError } = useStatus(sent, waiting);
  return waiting === null ? outcome(data, sent.isReceived, isError) : entryWords(waiting, now);
}

/** Only what the server itself has said. */
function outcome(
  status: FeedbackStatus | null | undefined,
  isReceived: boolean,
  isSilent: boolean,
): string {
  if (status === null) return "No longer kept";
  if (status === undefined && isReceived) return "Received";
  if (status === undefined) return isSilent ? "Connect to see what happened to it" : "Checking";
  if (status.corrected) return "You helped correct this";
  return status.status === "open" ? "Received, open" : "Closed";
}

/** Messages of this phone, with what became of each. @param newest id of the one whose receipt is shown above */
export function SentList({ newest }: { newest: string | null }) {
  const { all, waitingOf } = useSent();
  const others = all.filter(({ id }) => id !== newest);
  if (others.length === 0 || waitingOf === null) return null;
  return (
    <Section title="Sent by this phone">
      <ul className={sentList}>
        {others.map((sent) => (
          <SentEntry key={sent.id} sent={sent} waiting={waitingOf(sent.id)} />
        ))}
      </ul>
    </Section>
  );
}

/** The visitor's own messages, and which of them wait in the outbox; `null` while that is being read. */
function useSent() {
  const session = useSession();
  const uid = session.state === "signed-in" ? session.user.uid : null;
  const pending = usePending(uid);
  const stored = sentStore.use() ?? [];
  const all = stored.filter(({ owner }) => owner === null || owner === uid);
  const waitingOf =
    pending === null
      ? null
      : (id: string) => pending.find(({ subject }) => subject === FEEDBACK_SUBJECT + id) ?? null;
  return { all, waitingOf };
}

/** What became of a message; `null` when the server does not keep it anymore. Asked with its id, which only this phone knows. */
const feedbackStatusQuery = (reference: string, id: string) =>
  queryOptions({
    queryKey: ["feedback-status", reference],
    queryFn: () => readFeedbackStatus(reference, id),
  });
