import { useEffect, useRef } from "react";
import { Section } from "#design/surfaces/Section.tsx";
import { Text } from "#design/words/Text.tsx";
import { usePending } from "#data/outbox/outbox.ts";
import { FEEDBACK_SUBJECT } from "#domain/feedback/feedbackCalls.ts";
import { useSession } from "#platform/session/session.ts";
import { sentList } from "./feedback.css.ts";
import { SentEntry } from "./SentEntry.tsx";
import { sentStore } from "./sentFeedback.ts";

/** Messages of this phone, with what became of each. @param newest id of the one that was just written */
export function SentList({ newest }: { newest: string | null }) {
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
