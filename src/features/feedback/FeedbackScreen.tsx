import { useEffect, useState, useRef } from "react";
import { Page } from "#design/surfaces/Page.tsx";
import { Skeleton } from "#design/states/Skeleton.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { readErrorReport } from "#platform/measure/errorReport.ts";
import { useSession } from "#platform/session/session.ts";
import { draftOf, newDraft, type FeedbackDraft, KIND_TITLES } from "./feedbackDraft.ts";
import { FeedbackForm } from "./FeedbackForm.tsx";
import type { FeedbackSearch } from "./feedbackSearch.ts";
import { waitingFeedback } from "./sendFeedback.ts";
import { FeedbackStatusSchema, type FeedbackStatus } from "#domain/feedback/feedback.ts";
import { readFeedbackCall, FEEDBACK_SUBJECT } from "#domain/feedback/feedbackCalls.ts";
import { SILENCE_TIMEOUT_MS } from "#domain/api/weakSignal.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { ApiError, isNotFound, readJson } from "#data/api/apiClient.ts";
import { mayCall } from "#data/api/signal.ts";
import { useQuery, queryOptions } from "@tanstack/react-query";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { Text } from "#design/words/Text.tsx";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import { entryWords } from "#domain/outbox/entryWords.ts";
import { formatAge } from "#domain/time/age.ts";
import { useNow } from "#platform/clock.ts";
import { type SentFeedback, sentStore } from "#data/sentFeedback.ts";
import { Section } from "#design/surfaces/Section.tsx";
import { usePending } from "#data/outbox/outbox.ts";
import { sentList } from "./feedback.css.ts";

interface FeedbackScreenProps {
  search: FeedbackSearch;
  /** The page that led here. */
  from: string;
}

/** Writing to the site's operator, and what became of it. */
export function FeedbackScreen({ search, from }: FeedbackScreenProps) {
  const [newest, setNewest] = useState<string | null>(null);
  const draft = useDraft(search, from);
  return (
    <Page
      title={SCREENS["/feedback"]}
      lead="Wrong prices, problems, ideas, businesses and events that are missing. No account needed."
    >
      {draft === null ? (
        <Skeleton title="Reading the message" />
      ) : (
        <FeedbackForm key={newest} draft={newest === null ? draft : EMPTY} onDone={setNewest} />
      )}
      <SentList newest={newest} />
    </Page>
  );
}

/** After a message was sent, the next one begins with nothing. */
const EMPTY: FeedbackDraft = {
  kind: "problem",
  message: "",
  email: "",
  about: undefined,
  path: "/feedback",
  replaced: undefined,
};

/** How the form begins; `null` while the outbox is being read. */
function useDraft(search: FeedbackSearch, from: string): FeedbackDraft | null {
  const session = useSession();
  const uid = session.state === "signed-in" ? session.user.uid : null;
  const [draft, setDraft] = useState(() =>
    search.edit === undefined ? newDraft(search, readErrorReport(), from) : null,
  );
  useEffect(() => {
    const { edit } = search;
    if (edit === undefined || draft !== null || session.state === "unknown") return;
    void waitingFeedback(edit, uid).then((body) => {
      setDraft((body === null ? null : draftOf(body, edit)) ?? newDraft(search, null, from));
      return undefined;
    });
  }, [search, draft, uid, session.state, from]);
  return draft;
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
  const { id, reference, kind, beginning, writtenAt, isReceived } = sent;
  const status = useQuery({ ...feedbackStatusQuery(reference, id), enabled: waiting === null });
  const { data } = status;
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
          {waiting === null ? outcome(data, isReceived, status.isError) : entryWords(waiting, now)}
        </Text>
      }
    />
  );
}

/** Only what the server itself has said. */
function outcome(
  status: FeedbackStatus | null | undefined,
  isReceived: boolean,
  isSilent: boolean,
): string {
  if (status === null) return "No longer kept";
  if (status === undefined && isReceived) return "Received";
  if (status === undefined) return isSilent ? "Connect to see what became of it" : "Checking";
  if (status.corrected) return "You helped correct this";
  return status.status === "open" ? "Received, open" : "Closed";
}

/** Messages of this phone, with what became of each. @param newest id of the one that was just written */
function SentList({ newest }: { newest: string | null }) {
  const session = useSession();
  const uid = session.state === "signed-in" ? session.user.uid : null;
  const pending = usePending(uid);
  const all = sentStore.use() ?? [];
  const own = all.filter(({ owner }) => owner === null || owner === uid);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (newest !== null) heading.current?.focus();
  }, [newest]);
  if (own.length === 0 || pending === null) return null;
  return (
    <Section title="Sent by this phone" headingRef={heading}>
      {newest === null ? null : (
        <Text role="status">Keep the reference to ask about it later.</Text>
      )}
      <ul className={sentList}>
        {own.map((sent) => (
          <SentEntry
            key={sent.id}
            sent={sent}
            waiting={pending.find(({ subject }) => subject === FEEDBACK_SUBJECT + sent.id) ?? null}
          />
        ))}
      </ul>
    </Section>
  );
}

/** What became of a message; `null` when the server does not keep it anymore. Asked with its id, which only this phone knows. */
const feedbackStatusQuery = (reference: string, id: string) =>
  queryOptions({
    queryKey: ["feedback-status", reference],
    queryFn: () => readFeedbackStatus(reference, id),
  });
