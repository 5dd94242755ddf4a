import { readAccount } from "./accountClient.ts";
import { ApiError } from "#data/api/apiClient.ts";
import { leaveWishlist } from "#data/wishlist/wishlist.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import type { Identity } from "#platform/session/identity.ts";
import { currentSession, onSessionChange } from "#platform/session/session.ts";

/** How long an answer of the server holds, in milliseconds: as long as a token lives. */
const CHECK_EVERY_MS = HOUR_MS;

/** Asks the server whether the session has been ended from elsewhere, when there may be news. */
export function watchSession(identity: Identity): void {
  let last = { uid: "", at: 0 };
  const check = async () => {
    const session = currentSession();
    if (session.state !== "signed-in") return;
    const { uid } = session.user;
    if (last.uid === uid && Date.now() - last.at < CHECK_EVERY_MS) return;
    last = { uid, at: Date.now() };
    try {
      await readAccount(session.token);
    } catch (error) {
      // Other failures say nothing about the session.
      if (error instanceof ApiError && error.status === 401)
        await identity.signOut().then(
          () => leaveWishlist(false),
          () => {},
        );
      else last.at = 0;
    }
  };
  onSessionChange(() => void check());
  addEventListener("online", () => void check());
  document.addEventListener("visibilitychange", () => void check());
  void check();
}
