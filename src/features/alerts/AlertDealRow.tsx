import { printedSize, WAS_LABELS } from "#domain/offers/titles.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { About } from "#design/words/About.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Price } from "#design/words/Price.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { Text } from "#design/words/Text.tsx";
import type { AlertDeal } from "#domain/alerts/alertMessage.ts";
import { REASONS } from "#domain/alerts/alertText.ts";
import { formatUnitPrice } from "#domain/offers/money.ts";
import { dealPrice, dealRow, dealText, alertBox } from "./alerts.css.ts";
import { useEffect, useId } from "react";
import { inboxStore } from "#data/alertRecords.ts";
import { largeQueries } from "#data/queries.ts";
import { formatAge } from "#domain/time/age.ts";
import { withRead } from "#domain/alerts/phoneAlerts.ts";
import { usePaidAtStore, type PaidAtStore } from "./paidAtStore.ts";
import { useNow } from "#platform/clock.ts";

interface AlertDealRowProps {
  deal: AlertDeal;
  now: number;
  /** What the price becomes at its store's register, for a visitor who wants to see that. */
  paid: PaidAtStore;
  onLeave?: () => void;
}

/** A deal as its alert told it: where, what, for how much, instead of what, and how old the news is. */
export function AlertDealRow({ deal, now, paid, onLeave }: AlertDealRowProps) {
  const { store } = deal;
  const { cents, isAbout } = paid(deal.cents, deal);
  const isOver = deal.saleEndsAt !== null && deal.saleEndsAt <= now;
  return (
    <div className={dealRow}>
      <span className={dealText}>
        <Link
          to="/product/$code"
          params={{ code: deal.code }}
          state={{ cameFrom: store.slug }}
          onClick={onLeave}
        >
          <bdi translate="no">{deal.name}</bdi>
        </Link>
        <Text as="span" tone="quiet" size="sm">
          <bdi translate="no">
            {[deal.brand, printedSize(deal.size)].filter(Boolean).join(" · ")}
          </bdi>
        </Text>
        <Text as="span" tone="quiet" size="sm">
          <Link to="/dispensary-menus" search={{ store: store.slug }} onClick={onLeave}>
            <bdi translate="no">{[store.name, store.location].filter(Boolean).join(", ")}</bdi>
          </Link>
        </Text>
        {deal.why === undefined ? null : <Tag>{REASONS[deal.why]}</Tag>}
        <Freshness
          prefix={isOver ? "Ended. Seen" : "Seen"}
          observedAt={new Date(deal.observedAt).toISOString()}
          now={now}
        />
      </span>
      <span className={dealPrice}>
        <Price
          cents={cents}
          {...(deal.wasCents > deal.cents && { wasCents: paid(deal.wasCents, deal).cents })}
          isAbout={isAbout}
          wasLabel={WAS_LABELS[deal.onSale ? "regular" : "usual"]}
        />
        <Text as="span" tone="quiet" size="sm">
          <About isAbout={isAbout} isSilent>
            {formatUnitPrice({ ...deal.unit, cents: (deal.unit.cents * cents) / deal.cents })}
          </About>
        </Text>
      </span>
    </div>
  );
}

/** The deals of one alert, from the message itself: a tap on a notification leads here, signal or not. */
export function AlertDeals({ id }: { id: string }) {
  const heading = useId();
  const now = useNow();
  const paid = usePaidAtStore(now);
  const inbox = inboxStore.use();
  const entry = inbox?.find(({ message }) => message.id === id);
  useEffect(() => {
    if (entry && !entry.isRead) void inboxStore.change((all) => withRead(all, id));
  }, [entry, id]);
  useFreshDeals(entry?.message.sentAt);
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
        <AlertDealRow
          key={`${deal.code} ${deal.store.slug} ${deal.size}`}
          deal={deal}
          now={now}
          paid={paid}
        />
      ))}
      <Text tone="quiet" size="sm">
        {more > 0 ? `${String(more)} more matched. ` : null}
        Prices as they were when it was sent, {formatAge(sentAt, now)}.
      </Text>
    </section>
  );
}

/** The list below is asked for anew where it is from before the alert, however short a time ago that was. */
function useFreshDeals(sentAt: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = largeQueries.deals;
    const readAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? Infinity;
    if (sentAt !== undefined && readAt < sentAt) void client.invalidateQueries({ queryKey });
  }, [client, sentAt]);
}
