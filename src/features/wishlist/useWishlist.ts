import { createAtom, useSelector } from "@tanstack/react-store";
import { useEffect } from "react";
import type { OutboxSession } from "#data/outbox/sender.ts";
import { StorageRefusedError, wishlistStore, writeWish } from "#data/wishlist/wishlist.ts";
import { shownWishes, type WishlistRecord } from "#data/wishlist/wishlistRecord.ts";
import { type WishId, WISHES_AT_MOST, type Wish } from "#domain/wishlist/wishes.ts";
import { currentSession, onSessionChange } from "#platform/session/session.ts";
import toast from "react-hot-toast/headless";

/** What is shown, once for all: rows of a long list ask for one wish each, and only of that they hear. */
const shown = createAtom<readonly Wish[] | null>(null);
let isFollowed = false;

function follow(): void {
  if (isFollowed) return;
  isFollowed = true;
  const show = (record: WishlistRecord) => {
    const session = whoIsHere();
    const wishes = shownWishes(record, session === undefined ? undefined : (session?.uid ?? null));
    shown.set(newestFirst(wishes));
  };
  const read = () => void wishlistStore.read().then(show);
  wishlistStore.onChange(show);
  // Another account has another list of the same record.
  onSessionChange(read);
  read();
}

/** The order of every list of them. */
const newestFirst = (wishes: readonly Wish[]) =>
  wishes.toSorted((one, other) => other.addedAt.localeCompare(one.addedAt));

/** The list of the current visitor, newest first; `null` until storage has answered. */
export function useWishlist(): readonly Wish[] | null {
  useEffect(follow, []);
  return useSelector(shown);
}

/** One wish of it; `undefined`: it is not there; `null` until storage has answered. */
export function useWish(id: WishId): Wish | undefined | null {
  useEffect(follow, []);
  return useSelector(shown, (wishes) => wishes && wishes.find((wish) => wish.id === id));
}

/** Tells of the current visitor's list, once it is known and each time that it changes. */
export function onWishlist(listener: (wishes: readonly Wish[]) => void): void {
  const tell = () => {
    const wishes = shown.get();
    if (wishes !== null) listener(wishes);
  };
  shown.subscribe(tell);
  follow();
  tell();
}

/** Resolves once the current visitor's list is known: a screen that stands on it moves nothing then. */
export const wishlistIsKnown = (): Promise<void> =>
  new Promise((resolve) => onWishlist(() => resolve()));

/** The list as it is shown now. */
export const currentWishlist = (): readonly Wish[] => shown.get() ?? [];

/**
 * Keeps a wish and says when that cannot be done.
 *
 * @param others the list without it, to see whether there is room
 * @returns whether it is kept
 */
export async function keepWish(wish: Wish, others: readonly Wish[]): Promise<boolean> {
  const isNew = !wish.deleted && others.every(({ id }) => id !== wish.id);
  if (isNew && others.length >= WISHES_AT_MOST) {
    toast.error(`The wishlist is full: ${String(WISHES_AT_MOST)} entries.`);
    return false;
  }
  try {
    const became = await writeWish({ ...wish, editedAt: new Date().toISOString() }, whoIsHere());
    if (became === null || became.is === "saved" || became.is === "received") return true;
    toast.error("This browser can’t save anything, and the server didn’t take it. Try again.");
  } catch (error) {
    if (!(error instanceof StorageRefusedError)) throw error;
    toast.error("This browser can’t save anything. Sign in, or use a normal window.");
  }
  return false;
}

/** `undefined` until it is known. */
function whoIsHere(): OutboxSession | null | undefined {
  const session = currentSession();
  if (session.state === "unknown") return undefined;
  return session.state === "signed-in" ? { uid: session.user.uid, token: session.token } : null;
}
