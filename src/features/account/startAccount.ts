import type { QueryClient } from "@tanstack/react-query";
import { readAccount } from "#data/api/accountClient.ts";
import { ApiError } from "#data/api/apiClient.ts";
import { leaveWishlist } from "#data/wishlist/wishlist.ts";
import type { Identity } from "#platform/session/identity.ts";
import { currentSession, onSessionChange, setSession } from "#platform/session/session.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { connectIdentity } from "./connectIdentity.ts";

/**
 * Finds out who is signed in, and whether that still holds. The visitor counts as signed out
 * while the identity cannot be reached at all, until the connection is back.
 */
export async function startAccount(client: QueryClient): Promise<void> {
  try {
    watchSession(await connectIdentity(client));
  } catch {
    if (currentSession().state === "unknown") setSession({ state: "signed-out" });
    addEventListener("online", () => void startAccount(client), { once: true });
  }
}

/** How long an answer of the server holds, in milliseconds: as long as a token lives. */
const CHECK_EVERY_MS = HOUR_MS;

/** Asks the server whether the session has been ended from elsewhere, when there may be news. */
function watchSession(identity: Identity): void {
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
