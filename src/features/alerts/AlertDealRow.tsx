import { Link } from "@tanstack/react-router";
import { Freshness } from "#design/words/Freshness.tsx";
import { Price } from "#design/words/Price.tsx";
import { Text } from "#design/words/Text.tsx";
import type { AlertDeal } from "#domain/alerts/alertMessage.ts";
import { formatUnitPrice } from "#domain/offers/money.ts";
import { dealPrice, dealRow, dealText } from "./alerts.css.ts";

interface AlertDealRowProps {
  deal: AlertDeal;
  now: number;
  onLeave?: () => void;
}

/** A deal as its alert told it: where, what, for how much, instead of what, and how old the news is. */
export function AlertDealRow({ deal, now, onLeave }: AlertDealRowProps) {
  const { store } = deal;
  const isOver = deal.saleEndsAt !== null && deal.saleEndsAt <= now;
  return (
    <div className={dealRow}>
      <span className={dealText}>
        <Link to="/product/$code" params={{ code: deal.code }} onClick={onLeave}>
          <bdi>{deal.name}</bdi>
        </Link>
        <Text as="span" tone="quiet" size="md">
          <bdi>{[deal.brand, deal.size].filter(Boolean).join(" · ")}</bdi>
        </Text>
        <Text as="span" tone="quiet" size="md">
          <Link to="/dispensary-menus" search={{ store: store.slug }} onClick={onLeave}>
            <bdi>{[store.name, store.location].filter(Boolean).join(", ")}</bdi>
          </Link>
        </Text>
        <Freshness
          prefix={isOver ? "Ended. Seen" : "Seen"}
          observedAt={new Date(deal.observedAt).toISOString()}
          now={now}
        />
      </span>
      <span className={dealPrice}>
        <Price
          cents={deal.cents}
          wasCents={deal.wasCents}
          wasLabel={deal.onSale ? "instead of" : "30-day median"}
        />
        <Text as="span" tone="quiet" size="md">
          {formatUnitPrice(deal.unit)}
        </Text>
      </span>
    </div>
  );
}
