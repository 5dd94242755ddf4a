import { apiCall } from "../api/apiCall.ts";
import type { OutboxWrite } from "../outbox/outboxEntry.ts";
import type { Wish } from "./wishes.ts";

/**
 * Asks for what has changed. Answered 200, or 410 when the server knows nothing of the cursor any
 * more: then the phone asks without one and merges.
 *
 * @param token ID token of the account
 * @param since the cursor of the last answer; `null`: everything
 */
export const readWishlistCall = (token: string, since: string | null) =>
  apiCall("GET", `/api/wishlist${since === null ? "" : `?since=${encodeURIComponent(since)}`}`, {
    token,
  });

/** How the outbox names a wish; its id follows. */
export const WISH_SUBJECT = "wishlist:";

/**
 * Writes one wish. Answered 200 with the one that won; 409 when the account has as many as it
 * may. Sending it again is sending it once. One wish is one subject, so that its edits are
 * sent in order and several become one. Its size and the price seen stay on the phone.
 *
 * @param owner uid of the account
 */
export function wishWrite(kept: Wish, owner: string): OutboxWrite {
  const { size: _staysHere, seen: _staysHereToo, ...wish } = kept;
  return {
    subject: WISH_SUBJECT + wish.id,
    title: wish.deleted ? `Removed from wishlist: ${wish.name}` : `Wishlist: ${wish.name}`,
    screen: "/dispensary-wishlist",
    owner,
    request: { method: "PUT", path: `/api/wishlist/${wish.id}`, body: wish, isStamped: true },
  };
}
