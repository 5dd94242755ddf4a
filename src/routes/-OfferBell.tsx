import { currentPrice } from "#domain/offers/currentPrice.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { sectionOf } from "#domain/offers/sectionOf.ts";
import { sizeChoice } from "#domain/offers/sizes.ts";
import { productTitle } from "#domain/offers/titles.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { AlertBell } from "#features/alerts/AlertBell.tsx";
import { useNow } from "#platform/clock.ts";

/** Asks for an alert about a product in the size of an offer. Its form says what that offer costs, before tax as alerts count. */
export function OfferBell({ offer }: { offer: StoreOffer }) {
  const { product, store } = offer;
  const now = useNow();
  const { key, name } = sizeChoice(offer);
  const { cents } = currentPrice(inEpochMs(offer), now);
  return (
    <AlertBell
      about={{
        product: { code: product.code, name: productTitle(product) },
        size: { key, name },
      }}
      name={product.name}
      text="Alert me"
      sizes={[
        {
          size: { key, name },
          section: sectionOf(product.category),
          today: { cents, store: storeTitle(store) },
        },
      ]}
    />
  );
}
