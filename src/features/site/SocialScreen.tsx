import { Link } from "@tanstack/react-router";
import Copy from "~icons/copy";
import { useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { Fact, Facts } from "#design/words/Facts.tsx";
import { formatDate, formatTime } from "#domain/time/age.ts";
import { copyText } from "#platform/share.ts";
import { readErrorReport } from "#platform/measure/errorReport.ts";
import type { ErrorReport } from "#platform/measure/noteError.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { cardGrid } from "#design/surfaces/cardGrid.css.ts";
import { OutsideLink } from "#design/words/OutsideLink.tsx";
import { useSiteLinks } from "#data/siteConfig.ts";

/** What helps to find the cause, ready to be pasted into a message. */
function ReportProblem({ hasPlaces }: { hasPlaces: boolean }) {
  const [report] = useState(readErrorReport);
  return (
    <Card title="Report a problem">
      {report === null ? (
        <p>
          Say what you did, what happened, and what you expected. After an error, the details to
          copy show up on this page.
        </p>
      ) : (
        <>
          <p>Copy these error details into your report.</p>
          <Details report={report} />
          <div>
            <Button onClick={() => void copyText(asText(report), "The details have been copied.")}>
              <Copy aria-hidden="true" /> Copy the details
            </Button>
          </div>
        </>
      )}
      <p>
        {hasPlaces ? "No account in the chat or forum? Use the" : "Send it on the"}{" "}
        <Link to="/feedback" search={{ kind: "problem" }}>
          feedback page
        </Link>
        .
      </p>
    </Card>
  );
}

function Details({ report: { id, route, version, at } }: { report: ErrorReport }) {
  const moment = Date.parse(at);
  return (
    <Facts>
      <Fact label="Error">{id}</Fact>
      <Fact label="Page">
        <bdi>{route}</bdi>
      </Fact>
      <Fact label="Version">{version}</Fact>
      <Fact label="Time">
        {formatDate(moment)}, {formatTime(moment)}
      </Fact>
    </Facts>
  );
}

const asText = ({ id, route, version, at }: ErrorReport) =>
  `Error ${id}\nPage ${route}\nVersion ${version}\nTime ${at}`;

/** Where the community talks, where the operator has set it up. */
const PLACES = [
  {
    title: "Chat server",
    text: "Talk with others, ask about a menu, or report what does not work.",
    link: "chat",
  },
  {
    title: "Forum",
    text: "Longer threads: reviews, grow journals, news from the stores.",
    link: "forum",
  },
] as const;

export function SocialScreen() {
  const links = useSiteLinks();
  const open = PLACES.filter(({ link }) => links[link] !== null);
  const missing = PLACES.filter(({ link }) => links[link] === null).map(({ title }) =>
    title.toLowerCase(),
  );
  return (
    <Page
      title="Social Media"
      lead={
        open.length === 0
          ? undefined
          : "Community places run by others, with their own rules. You must be 21, or a registered patient or caregiver."
      }
    >
      {open.length === 0 ? null : (
        <div className={cardGrid}>
          {open.map(({ title, text, link }) => (
            <Card key={title} title={title}>
              <p>{text}</p>
              <OutsideLink url={links[link]} words={`Open ${title.toLowerCase()}`} />
            </Card>
          ))}
        </div>
      )}
      {missing.length === 0 ? null : (
        <p>
          There is no {missing.join(" or ")} yet. Until then, write to us on the{" "}
          <Link to="/feedback">feedback page</Link>, or meet people at{" "}
          <Link to="/events">events</Link>.
        </p>
      )}
      <ReportProblem hasPlaces={open.length > 0} />
    </Page>
  );
}
