import { usePins } from "#data/pins.ts";
import { useBasketLength } from "#features/limits/basketLength.ts";
import { mineStore } from "#features/reservations/mineStore.ts";
import { count } from "#features/shell/menu/bottomBar.css.ts";
import { useWishlist } from "#features/wishlist/useWishlist.ts";

/** How much is saved, on the bottom bar; the screen itself says what. Loaded when the page has been painted. */
export default function SavedCount() {
  const tickets = mineStore.use()?.reservations.filter(({ status }) => status !== "cancelled");
  const all =
    (usePins()?.length ?? 0) +
    (useWishlist()?.length ?? 0) +
    useBasketLength() +
    (tickets?.length ?? 0);
  return all === 0 ? null : (
    <span className={count} aria-hidden="true">
      {all > 99 ? "99+" : all}
    </span>
  );
}
