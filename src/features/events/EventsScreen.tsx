import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useRetry } from "#data/api/useRetry.ts";
import { button } from "#design/controls/button.css.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { QueryState } from "#design/states/QueryState.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { EventsView } from "./EventsView.tsx";
import type { EventsSearchProps } from "./eventsSearch.ts";
import { eventQueries } from "./queries.ts";
import { Subscribe } from "./Subscribe.tsx";

interface EventsScreenProps extends EventsSearchProps {
  /** What is saved on this phone, shown where the events are not. */
  saved: ReactNode;
}

/** What happens in the community, soon and lately. */
export function EventsScreen({ search, change, saved }: EventsScreenProps) {
  const hash = useLocation({ select: (location) => location.hash });
  const query = search.year === undefined ? eventQueries.near : eventQueries.of(search.year);
  const events = useQuery(query);
  const retry = useRetry(query.queryKey);
  const now = useNow();
  return (
    <Page
      dense
      title={SCREENS["/events"]}
      lead="Meetings, markets and classes around Ohio. Times are Eastern."
      after={
        <Link to="/feedback" search={{ kind: "event" }} className={button({ kind: "quiet" })}>
          Suggest an event
        </Link>
      }
    >
      <PrintTitle title={SCREENS["/events"]}>Times are Eastern.</PrintTitle>
      <QueryState
        what="the events"
        query={events}
        onRetry={retry}
        online={useOnline()}
        now={now}
        instead={saved}
      >
        {(answer) => (
          <EventsView
            answer={answer}
            answeredAt={events.dataUpdatedAt}
            search={search}
            change={change}
            target={search.event ?? (hash === "" ? null : hash)}
            now={now}
          />
        )}
      </QueryState>
      <Subscribe />
    </Page>
  );
}
