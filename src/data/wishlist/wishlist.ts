import { wishWrite } from "#domain/wishlist/wishlistCalls.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";
import { createPhoneStore } from "../phoneRecord.ts";
import { enqueue, type Enqueued } from "../outbox/outbox.ts";
import type { OutboxSession } from "../outbox/sender.ts";
import { WISHLIST, afterSigningOut, parseWishlist, withWish } from "./wishlistRecord.ts";

/** The phone's list. Nothing is said to be on it before it is stored. */
export const wishlistStore = createPhoneStore(
  {
    location: WISHLIST,
    part: "list",
    channel: WISHLIST.database,
    unstored: "nothing",
  },
  parseWishlist,
);

/**
 * Writes a wish, or removes it: on the phone, and for an account through the outbox.
 *
 * @param session `null`: signed out; `undefined`: not known yet, and then it is a change of
 *   the list that is shown, that of the last one here
 * @returns `null` where the phone keeps it and there is no account to send it to
 * @throws StorageRefusedError when the phone keeps nothing and there is no account
 */
export async function writeWish(
  wish: Wish,
  session: OutboxSession | null | undefined,
): Promise<Enqueued | null> {
  // Before the change: storage that is slow may make it when nobody waits any more, and then it would be sent to nobody.
  const uid =
    session === undefined
      ? ((await wishlistStore.read()).account?.uid ?? null)
      : (session?.uid ?? null);
  const isKept = await wishlistStore.change((record) => withWish(record, uid, wish));
  if (uid === null) {
    if (!isKept) throw new StorageRefusedError();
    return null;
  }
  return await sendWish(wish, { uid, token: session?.token ?? notSignedIn });
}

const notSignedIn = () => Promise.resolve(null);

/** Signing out, or being signed out: the list stays with the account, and a copy here if that is wanted. */
export async function leaveWishlist(keepsCopy: boolean): Promise<void> {
  await wishlistStore.change((record) => afterSigningOut(record, keepsCopy));
}

/** Hands a wish of an account to the outbox. */
export async function sendWish(wish: Wish, { uid, token }: OutboxSession): Promise<Enqueued> {
  return await enqueue(wishWrite(wish, uid), crypto.randomUUID(), token);
}

/** The browser keeps nothing: private window, full disk, storage denied. */
export class StorageRefusedError extends Error {
  override readonly name = "StorageRefusedError";
}
