import { Link } from "@tanstack/react-router";
import { button } from "#design/controls/button.css.ts";
import { Heading } from "#design/words/Heading.tsx";
import { AddToLimits } from "#features/limits/AddToLimits.tsx";
import { SavedWishes } from "#features/wishlist/SavedWishes.tsx";
import { useWishlist } from "#features/wishlist/useWishlist.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { parseWishId } from "#domain/wishlist/wishes.ts";

const add = (offer: StoreOffer) => <AddToLimits offer={offer} inSheet isBesideBasket words="Add" />;

/** So many that the form below them is still near. */
const MOST = 3;

/** What the visitor wishes for, each of it one tap from the basket. A store, or a whole brand, is nothing to put in. */
export function BasketWishes() {
  const goods = (useWishlist() ?? []).filter(({ id }) =>
    /^(?:product|strain)$/.test(parseWishId(id)?.kind ?? ""),
  );
  if (goods.length === 0) return null;
  const shown = goods.toSorted((one, other) => other.addedAt.localeCompare(one.addedAt));
  return (
    <div className="no-print">
      <Heading level={3}>From your wishlist</Heading>
      <SavedWishes wishes={shown.slice(0, MOST)} action={add} />
      {goods.length <= MOST ? null : (
        <Link to="/dispensary-wishlist" className={button({ kind: "quiet" })}>
          All {goods.length} from your wishlist
        </Link>
      )}
    </div>
  );
}
