import { useEffect, useState } from "react";
import { LateSpot } from "#design/drawings/LateSpot.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Skeleton } from "#design/states/Skeleton.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { readErrorReport } from "#platform/measure/errorReport.ts";
import { useSession } from "#platform/session/session.ts";
import { columns, expectation } from "./feedback.css.ts";
import { draftOf, newDraft, type FeedbackDraft } from "./feedbackDraft.ts";
import { FeedbackForm } from "./FeedbackForm.tsx";
import type { FeedbackSearch } from "./feedbackSearch.ts";
import { waitingFeedback } from "./sendFeedback.ts";
import { FeedbackReceipt, SentList } from "./SentMessages.tsx";

interface FeedbackScreenProps {
  search: FeedbackSearch;
  /** The page that led here. */
  from: string;
}

/** Writing to the site's operator, and what became of it. */
export function FeedbackScreen({ search, from }: FeedbackScreenProps) {
  const [newest, setNewest] = useState<string | null>(null);
  const [hasSent, setSent] = useState(false);
  const draft = useDraft(search, from);
  return (
    <Page
      title={SCREENS["/feedback"]}
      lead="Wrong prices, problems, ideas, businesses and events that are missing. No account needed."
      drawing={<LateSpot of="letter" />}
    >
      <div className={columns}>
        {newest !== null ? (
          <FeedbackReceipt id={newest} onAnother={() => setNewest(null)} />
        ) : draft === null ? (
          <Skeleton title="Reading the message" />
        ) : (
          <FeedbackForm
            draft={hasSent ? EMPTY : draft}
            onDone={(id) => {
              setSent(true);
              setNewest(id);
            }}
          />
        )}
        <Stack gap={6}>
          <WhatBecomesOfIt />
          <SentList newest={newest} />
        </Stack>
      </div>
    </Page>
  );
}

/** What who writes may expect, and what is faster. */
const WhatBecomesOfIt = () => (
  <section aria-label="What happens next" className={expectation}>
    <h2>What happens next</h2>
    <ul>
      <li>The people who run this site read it. Stores don’t.</li>
      <li>You get a reference. Check here whether it’s open or closed, and for our answer.</li>
      <li>Without a connection it waits on this device and sends itself later.</li>
      <li>
        Different price at the counter? Report it with “…” in its row. Others see it once two
        devices agree.
      </li>
    </ul>
  </section>
);

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
