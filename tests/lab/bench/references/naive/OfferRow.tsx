import { formatAge } from "#domain/time/age.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { formatCents, formatShortUnitPrice } from "#domain/offers/money.ts";
import { potencyText } from "#domain/offers/offerNotes.ts";
import { currentPrice } from "#domain/offers/currentPrice.ts";

/** What the product's row says, without its look and its buttons. */
export function OfferRow({ offer, now }: { offer: StoreOffer; now: number }) {
  const { product, store } = offer;
  const { cents, unit } = currentPrice(inEpochMs(offer), now);
  return (
    <li className="offer">
      <div>
        <a href={`/product/${product.code}`}>{product.name}</a>
        <span>{[product.brand, offer.sizeLabel, potencyText(offer)].join(" · ")}</span>
        <span>
          {store.name} · {store.city}
        </span>
        <span>Seen {formatAge(Date.parse(offer.observedAt), now)}</span>
      </div>
      <div>
        <strong>{formatCents(cents)}</strong>
        <span>{formatShortUnitPrice(unit)}</span>
      </div>
    </li>
  );
}
