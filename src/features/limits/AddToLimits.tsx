import { sizeName } from "#domain/offers/titles.ts";
import { Link } from "@tanstack/react-router";
import Plus from "~icons/plus";
import Scale from "~icons/scale";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { addItem, itemOfOffer } from "#domain/limits/limitsBasket.ts";
import type { BasketItem } from "#domain/limits/limits.ts";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { addButton, addCount, addInRow, addSign, toastLink } from "./basket.css.ts";
import { changeLimits, isAdding, useQuantity } from "./limitsStore.ts";

/** One for all rows: what is the same element is not rendered again. */
const SCALE = <Scale aria-hidden="true" />;
const PLUS = (
  <span className={addSign}>
    <Plus aria-hidden="true" />
  </span>
);

/** Puts one package of an offer into the limits basket. @param isShown the page shows the basket, and nothing else has to say it */
export function addOffer(offer: StoreOffer, isShown = false): void {
  const item = { ...itemOfOffer(offer), price: priceOf(offer) };
  changeLimits(({ basket }) => ({ basket: addItem(basket, item) }));
  // The bar of who fills the basket says what is in it.
  if (isShown || isAdding()) return;
  toast.success(
    <>
      <bdi translate="no">{item.name}</bdi>, of <bdi translate="no">{storeTitle(offer.store)}</bdi>,
      is in your limits basket.{" "}
      <Link to="/dispensary-limits" className={toastLink}>
        Check the limits
      </Link>
    </>,
    { id: "limits" },
  );
}

/** What everybody pays for it now, before tax, and where; and the sale for some, whose it is. */
function priceOf(offer: StoreOffer): BasketItem["price"] {
  const timed = inEpochMs(offer);
  const { menu, salePriceCents, saleConditions, saleText: text } = offer;
  const { slug, name: storeName, taxArea, pricesIncludeTax } = offer.store;
  const { cents } = currentPrice(timed, Date.now());
  const price = {
    cents,
    menu,
    store: { slug, title: storeTitle(offer.store), taxArea, pricesIncludeTax },
  };
  if (salePriceCents === null || saleConditions === null || saleConditions === "none") return price;
  const { saleStartsAt: startsAt, saleEndsAt: endsAt } = timed;
  const sale = { storeName, cents: salePriceCents, conditions: saleConditions, text };
  return { ...price, sale: { ...sale, startsAt, endsAt } };
}

/** Gear, and whatever a menu files under nothing, has no limit. */
export const hasLimit = ({ product, thcMg }: Pick<StoreOffer, "product" | "thcMg">) =>
  product.category !== "other" || thcMg !== null;

interface AddToLimitsProps {
  offer: StoreOffer;
  /** Where there is room for all of its words. */
  inSheet?: boolean;
  /** They, where what is around it says to what. */
  words?: string;
  /** Whether it stands beside the basket itself. */
  isBesideBasket?: boolean;
  onAdded?: (() => void) | undefined;
}

/** One more of an offer at each tap: with its words in a sheet, and as a sign, which counts, where a menu's row has that. */
export function AddToLimits({
  offer,
  inSheet = false,
  words,
  isBesideBasket,
  onAdded,
}: AddToLimitsProps) {
  const there = useQuantity(itemOfOffer(offer).id);
  if (!hasLimit(offer)) return null;
  const what = `${offer.product.name}, ${sizeName(offer)}`;
  return (
    <Button
      kind={inSheet ? "secondary" : "icon"}
      className={inSheet ? addButton : addInRow}
      data-in-basket={there > 0}
      aria-label={
        (inSheet ? `Add to limits: ${what}` : `Add ${what} to limits`) +
        (there > 0 ? ` (${String(there)} there)` : "")
      }
      onClick={() => {
        addOffer(offer, isBesideBasket);
        onAdded?.();
      }}
    >
      {inSheet ? (
        <>
          {words === undefined ? SCALE : null}
          {words ?? "Add to limits"}
          {there > 0 ? (
            <span aria-hidden="true" className={addCount}>
              {there}
            </span>
          ) : null}
        </>
      ) : there > 0 ? (
        <span aria-hidden="true" className={addSign}>
          {there}
        </span>
      ) : (
        PLUS
      )}
    </Button>
  );
}
