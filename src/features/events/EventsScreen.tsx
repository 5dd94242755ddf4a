import { SITE } from "#domain/site/site.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
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
import { largeQueries } from "#data/queries.ts";
import { Button } from "#design/controls/Button.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { EVENT_FEED_PATH } from "#domain/events/calendar.ts";
import { copyText } from "#platform/share.ts";
import { address as addressStyle, listAndFeed } from "./events.css.ts";

interface EventsScreenProps extends EventsSearchProps {
  /** What is saved on this phone, shown where the events are not. */
  saved: ReactNode;
}

/** What happens in the community, soon and lately. */
export function EventsScreen({ search, change, saved }: EventsScreenProps) {
  const hash = useLocation({ select: (location) => location.hash });
  const query =
    search.year === undefined ? largeQueries.events : largeQueries.eventsOf(search.year);
  const events = useQuery(query);
  const retry = useRetry(query.queryKey);
  const now = useNow();
  const isEmpty = search.year === undefined && events.data?.events.length === 0;
  return (
    <Page
      dense
      title={SCREENS["/events"]}
      lead={`Meetings, markets, classes. Times are ${SITE.zoneName}.`}
      after={
        // Where there is none, that is what the page itself asks for.
        isEmpty ? undefined : (
          <Link to="/feedback" search={{ kind: "event" }} className={button({ kind: "quiet" })}>
            Suggest an event
          </Link>
        )
      }
    >
      <PrintTitle title={SCREENS["/events"]}>Times are {SITE.zoneName}.</PrintTitle>
      <div className={listAndFeed}>
        <QueryState
          what="the events"
          query={events}
          onRetry={retry}
          online={useOnline()}
          instead={saved}
        >
          {(answer) => (
            <div className={listAndFeed}>
              <EventsView
                answer={answer}
                answeredAt={events.dataUpdatedAt}
                search={search}
                change={change}
                target={search.event ?? (hash === "" ? null : hash)}
                now={now}
              />
            </div>
          )}
        </QueryState>
        {/* Below the events, not before them: it would be pushed away. */}
        {isEmpty || (events.data === undefined && !events.isError) ? null : <Subscribe />}
      </div>
    </Page>
  );
}

/** All events in the visitor's own calendar, which asks for changes by itself. */
function Subscribe() {
  const address = new URL(EVENT_FEED_PATH, location.origin).href;
  // Where nothing can be copied it is there to be selected.
  const [isRefused, setRefused] = useState(false);
  const copy = async () => setRefused(!(await copyText(address, "The address has been copied.")));
  return (
    <div className="no-print">
      <Card title="All events in your calendar">
        <Text>
          Subscribe once, and your calendar keeps up: new events, new times, cancellations.
        </Text>
        <Stack row gap={2}>
          <a href={address.replace(/^https?:/, "webcal:")} className={button({ kind: "primary" })}>
            Subscribe
          </a>
          <Button onClick={() => void copy()}>Copy the address</Button>
        </Stack>
        <Text size="sm" tone="quiet">
          If nothing opens, copy the address and add it in your calendar’s settings.
        </Text>
        {isRefused ? <p className={addressStyle}>{address}</p> : null}
      </Card>
    </div>
  );
}
