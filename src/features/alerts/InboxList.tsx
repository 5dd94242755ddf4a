import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { inboxStore } from "#data/alertRecords.ts";
import { rulesStore } from "#data/rulesStore.ts";
import { formatAge } from "#domain/time/age.ts";
import type { AlertMessage } from "#domain/alerts/alertMessage.ts";
import { eventText } from "#domain/alerts/alertText.ts";
import { shownRules } from "#domain/alerts/phoneRules.ts";
import { withRead, type InboxEntry } from "#domain/alerts/phoneAlerts.ts";
import { useNow } from "#platform/clock.ts";
import { usePaidAtStore, type PaidAtStore } from "./paidAtStore.ts";
import { AlertDealRow } from "./AlertDealRow.tsx";
import { entry as entryStyle, entryHead, list } from "./alerts.css.ts";

/** Deals of an alert that the inbox shows; its own screen shows the rest. */
const FIRST = 2;

/** The last 50 alerts. Opening it is reading it; what is new stays marked while it is open. */
export function InboxList({ onLeave }: { onLeave: () => void }) {
  const inbox = inboxStore.use();
  const now = useNow();
  const news = useNews();
  const paid = usePaidAtStore(now);
  const rules = shownRules(rulesStore.use() ?? []).length;
  if (inbox === null) return null;
  if (inbox.length === 0) {
    return (
      <EmptyState>
        {rules === 0
          ? "No alerts yet. Tap a bell on a deal, product, strain or store to get one."
          : "Nothing has rung yet. What your alerts find stands here."}
      </EmptyState>
    );
  }
  return (
    <Stack>
      <ol className={list}>
        {inbox.map((entry) => (
          <li key={entry.message.id} className={entryStyle}>
            <Entry
              entry={entry}
              isNew={news.has(entry.message.id)}
              now={now}
              paid={paid}
              onLeave={onLeave}
            />
          </li>
        ))}
      </ol>
      <Text tone="quiet" size="sm">
        Your last 50 alerts stay on this device, offline too.
      </Text>
    </Stack>
  );
}

interface EntryProps {
  entry: InboxEntry;
  isNew: boolean;
  now: number;
  paid: PaidAtStore;
  onLeave: () => void;
}

function Entry({ entry: { message, receivedAt }, isNew, now, paid, onLeave }: EntryProps) {
  const deals = message.kind === "deals" ? message.deals : [];
  return (
    <>
      <div className={entryHead}>
        <h3>{headOf(message)}</h3>
        <Text as="span" tone="quiet" size="sm">
          {isNew ? <Tag tone="good">New</Tag> : null} {formatAge(receivedAt, now)}
        </Text>
      </div>
      {message.kind === "test" ? <p>Alerts reach this device.</p> : null}
      {deals.slice(0, FIRST).map((deal) => (
        <AlertDealRow
          key={`${deal.code} ${deal.store.slug} ${deal.size}`}
          deal={deal}
          now={now}
          paid={paid}
          onLeave={onLeave}
        />
      ))}
      {message.kind === "event" ? (
        <>
          <p>{eventText(message).body}</p>
          <Link to="/reservation" onClick={onLeave}>
            See your reservations
          </Link>
        </>
      ) : null}
      {message.kind === "deals" ? (
        <Link to="/dispensary-deals" search={{ alert: message.id }} onClick={onLeave}>
          See deals
        </Link>
      ) : null}
    </>
  );
}

function headOf(message: AlertMessage): string {
  if (message.kind === "test") return "A test";
  if (message.kind === "event") return eventText(message).title;
  const { deals, more } = message;
  const count = deals.length + more;
  if (deals.every(({ why }) => why === "price")) return `${String(count)} at your price`;
  return count === 1 ? "1 deal" : `${String(count)} deals`;
}

/** Ids of the alerts that were unread when the list was opened or arrived since. */
function useNews(): ReadonlySet<string> {
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const read = async () => {
      const unread = (await inboxStore.read()).filter(({ isRead }) => !isRead);
      if (unread.length === 0) return;
      setNews((known) => new Set([...known, ...unread.map(({ message }) => message.id)]));
      await inboxStore.change((inbox) => withRead(inbox));
    };
    void read();
  }, []);
  return news;
}
