import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import toast from "react-hot-toast/headless";
import { startAlerts } from "#features/alerts/phone/startAlerts.ts";
import { startAccount } from "#features/accounts/startAccount.ts";
import { keepDeals } from "#features/deals/keepDeals.ts";
import { keepPinsFresh } from "#features/menus/stores/keepPinsFresh.ts";
import { startWishlist } from "#features/wishlist/startWishlist.ts";
import { onWishlist } from "#features/wishlist/useWishlist.ts";
import { startFeedback } from "#features/feedback/startFeedback.ts";
import { startReservations } from "#features/reservations/mineStore.ts";
import { startVotes } from "#features/contests/votes/votesStore.ts";
import { homeQueries } from "#features/home/queries.ts";
import { isLaterVisit } from "#features/home/visits.ts";
import { noteVisit } from "#features/home/noteVisit.ts";
import { shareNames } from "#features/shell/sharedName.ts";
// Nothing is said before it can be shown.
import "#features/shell/Overlays.tsx";
import "#features/shell/menu/AccountCorner.tsx";
import "#features/shell/menu/BackButton.tsx";
import "#features/shell/menu/DrawerSettings.tsx";
import "#features/shell/notices/InstallOffer.tsx";
import "#features/shell/notices/Notices.tsx";
import "./routes/-SavedCount.tsx";
import { onPins } from "#data/pins.ts";
import { mayCall } from "#data/api/signal.ts";
import { startSender, type OutboxSession } from "#data/outbox/sender.ts";
import { currentSession, onSessionChange } from "#platform/session/session.ts";
import { registerWorker } from "#platform/worker/serviceWorker.ts";
import { faceFromNextScreen } from "#platform/lateFace.ts";
import { inSlices } from "#platform/scheduling.ts";

/** What waits until the page has been painted and nothing more urgent is to be done. */
export async function afterPaint(client: QueryClient, router: AnyRouter): Promise<void> {
  const open = (path: string) => router.history.push(path);
  await inSlices([
    // First: who keeps a store may be gone in a moment.
    () =>
      noteVisit({
        stores: (listener) => onPins((pins) => listener(pins.length)),
        wishes: (listener) => onWishlist((wishes) => listener(wishes.length)),
      }),
    () => registerWorker(sayOnceThatItIsSaved, mayCall),
    // Whatever screen came first, home works offline from now on.
    () => client.prefetchQuery(homeQueries.statistics),
    () => client.prefetchQuery(homeQueries.announcements),
    () => startAccount(client),
    () => startAlerts(client, open),
    startWishlist,
    startFeedback,
    startReservations,
    startVotes,
    () => startSender({ session: signedIn, onSessionChange }),
    () => shareNames(router),
    () => faceFromNextScreen(router),
    () => keepPinsFresh(client),
    () => keepDeals(client),
  ]);
}

/** Where it is written down that it has been said. */
const SAID_KEY = "said_offline";

/** From the second visit on, when there is something to come back to; once for a phone. */
function sayOnceThatItIsSaved(): void {
  try {
    if (!isLaterVisit() || localStorage.getItem(SAID_KEY) !== null) return;
    localStorage.setItem(SAID_KEY, "yes");
  } catch {
    // What cannot be written down would be said on every visit.
    return;
  }
  sayBesideNothing();
}

/** It is no answer to what is being done: it waits until no sheet is open. */
function sayBesideNothing(): void {
  if (document.querySelector("[role=dialog]") !== null) setTimeout(sayBesideNothing, 1_000);
  // It answers nothing, so it covers nothing either.
  else toast("This site now opens without a connection.", { position: "bottom-left" });
}

/** Whose writes may go. */
function signedIn(): OutboxSession | null {
  const session = currentSession();
  return session.state === "signed-in" ? { uid: session.user.uid, token: session.token } : null;
}
