import { usePins } from "#data/pins.ts";
import { rulesStore } from "#data/rulesStore.ts";
import { viewsStore } from "#data/views.ts";
import { shownRules } from "#domain/alerts/phoneRules.ts";
import { useLimits } from "#features/limits/limitsStore.ts";
import { eventOfReservation, isLiving } from "#features/reservations/eventOfReservation.ts";
import { mineStore } from "#features/reservations/mineStore.ts";
import type { SavedThings } from "#features/saved/savedThings.ts";
import { useWishlist } from "#features/wishlist/useWishlist.ts";
import { useNow } from "#platform/clock.ts";
import { useSession } from "#platform/session/session.ts";

/** What of the visitor's own is on this phone, of all features that keep something. */
export function useSavedThings(): SavedThings {
  const now = useNow();
  const session = useSession();
  const rules = rulesStore.use();
  const mine = mineStore.use();
  // Until it is known who is here, what the last one has is theirs: signing out takes it off the phone.
  const isMine =
    session.state === "unknown" ||
    (session.state === "signed-in" && mine?.uid === session.user.uid);
  const reservations = isMine ? (mine?.reservations ?? []) : [];
  return {
    stores: usePins()?.length ?? null,
    views: viewsStore.use()?.length ?? null,
    wishes: useWishlist(),
    alerts: rules === null ? null : shownRules(rules),
    basket: useLimits().basket,
    tickets: reservations.filter((each) => isLiving(each, eventOfReservation(each, []), now)),
  };
}
