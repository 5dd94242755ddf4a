import { useQuery } from "@tanstack/react-query";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { Text } from "#design/words/Text.tsx";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import { entryWords } from "#domain/outbox/entryWords.ts";
import type { FeedbackStatus } from "#domain/feedback/feedback.ts";
import { formatAge } from "#domain/time/age.ts";
import { useNow } from "#platform/clock.ts";
import { KIND_TITLES } from "./feedbackWords.ts";
import { feedbackStatusQuery } from "./queries.ts";
import type { SentFeedback } from "./sentFeedback.ts";

interface SentEntryProps {
  sent: SentFeedback;
  /** Its entry in the outbox, as long as the server has not taken it. */
  waiting: OutboxEntry | null;
}

/** One message: its reference, how it begins, and what became of it. */
export function SentEntry({ sent, waiting }: SentEntryProps) {
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
        <Text as="span" role="status" size="md">
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
