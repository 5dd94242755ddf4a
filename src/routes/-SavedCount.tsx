import { useEffect, useState } from "react";
import { usePins } from "#data/pins.ts";
import { rulesStore } from "#data/rulesStore.ts";
import { viewsStore } from "#data/views.ts";
import { shownRules } from "#domain/alerts/phoneRules.ts";
import { useBasketLength } from "#features/limits/basketLength.ts";
import { mineStore } from "#features/reservations/mineStore.ts";
import { rememberSavedCount, SavedBadge, savedBefore } from "#features/shell/menu/SavedBadge.tsx";
import { useWishlist } from "#features/wishlist/useWishlist.ts";

/**
 * How much is saved, on the bottom bar; the screen itself says what. Loaded when the page has been painted: until storage
 * has answered in all of its parts the number of last time stands there.
 */
export default function SavedCount() {
  const pins = usePins();
  const views = viewsStore.use();
  const wishes = useWishlist();
  const rules = rulesStore.use();
  const basket = useBasketLength();
  const mine = mineStore.use();
  const [hasTickets, setTickets] = useState(false);
  useEffect(() => void mineStore.read().then(() => setTickets(true)), []);
  const tickets = mine?.reservations.filter(({ status }) => status !== "cancelled").length ?? 0;
  const isKnown =
    pins !== null && views !== null && wishes !== null && rules !== null && hasTickets;
  const lists = isKnown ? [pins, views, wishes, shownRules(rules)] : [];
  const all = isKnown
    ? lists.reduce((sum, { length }) => sum + length, basket + tickets)
    : savedBefore();
  useEffect(() => {
    if (isKnown) rememberSavedCount(all);
  }, [isKnown, all]);
  return <SavedBadge count={all} />;
}
