import { Text } from "#design/words/Text.tsx";
import { useEffect, useId } from "react";
import { inboxStore } from "#data/alertRecords.ts";
import { formatAge } from "#domain/time/age.ts";
import { withRead } from "#domain/alerts/phoneAlerts.ts";
import { useNow } from "#platform/clock.ts";
import { AlertDealRow } from "./AlertDealRow.tsx";
import { alertBox } from "./alerts.css.ts";

/** The deals of one alert, from the message itself: a tap on a notification leads here, signal or not. */
export function AlertDeals({ id }: { id: string }) {
  const heading = useId();
  const now = useNow();
  const inbox = inboxStore.use();
  const entry = inbox?.find(({ message }) => message.id === id);
  useEffect(() => {
    if (entry && !entry.isRead) void inboxStore.change((all) => withRead(all, id));
  }, [entry, id]);
  if (inbox === null) return null;
  if (entry?.message.kind !== "deals") {
    return (
      <p role="status" className={alertBox}>
        {entry
          ? "It works: alerts reach this device."
          : "This alert is no longer on this device. All current deals are below."}
      </p>
    );
  }
  const { deals, more, sentAt } = entry.message;
  return (
    <section aria-labelledby={heading} className={alertBox}>
      <h2 id={heading}>From your alert</h2>
      {deals.map((deal) => (
        <AlertDealRow key={`${deal.code} ${deal.store.slug} ${deal.size}`} deal={deal} now={now} />
      ))}
      <Text tone="quiet" size="md">
        {more > 0 ? `${String(more)} more matched. ` : null}
        Prices as they were when it was sent, {formatAge(sentAt, now)}.
      </Text>
    </section>
  );
}
