import { type Wish, WISHES_AT_MOST, replaces } from "./wishes.ts";

/** A wish on this phone. */
export interface OwnWish {
  wish: Wish;
  /** Whether it is the server's own, as it was last read there; `false`: changed here since. */
  sent: boolean;
}

/** What comes of a merge. */
export interface MergedWishlist {
  /** The phone's list from now on, without tombstones. */
  list: Wish[];
  /** What the server has to hear of, tombstones included. */
  send: Wish[];
  /** What is in the list, but beyond what an account may have: it stays on this phone. */
  over: Wish[];
}

/**
 * Joins the phone's list with the account's, at the first sign-in and whenever the server knows
 * nothing of the phone's cursor: the union, of each thing the newest edit. What was deleted
 * elsewhere stays deleted, unless it was added here later; what came from the server and is
 * not there any more was deleted so long ago that the tombstone has gone.
 *
 * @param known everything that the server has, tombstones included
 * @param aheadMs by how much the phone's clock is ahead of the server's
 */
export function mergeWishlists(
  own: readonly OwnWish[],
  known: readonly Wish[],
  aheadMs = 0,
): MergedWishlist {
  const theirs = new Map(known.map((wish) => [wish.id, wish]));
  const send = own
    .filter(({ wish, sent }) => !sent && winsOver(wish, theirs.get(wish.id), aheadMs))
    .map(({ wish }) => wish);
  const merged = new Map([...known, ...send].map((wish) => [wish.id, wish]));
  const list = [...merged.values()].filter(({ deleted }) => !deleted);

  const isNew = ({ id, deleted }: Wish) => !deleted && theirs.get(id)?.deleted !== false;
  const added = send.filter(isNew).toSorted(byNewestEdit);
  const room = Math.max(0, WISHES_AT_MOST - (list.length - added.length));
  const over = added.slice(room);
  return { list, send: send.filter((wish) => !over.includes(wish)), over };
}

function winsOver(own: Wish, theirs: Wish | undefined, aheadMs: number): boolean {
  if (theirs === undefined) return !own.deleted;
  const moment = Date.parse(theirs.deleted ? own.addedAt : own.editedAt) - aheadMs;
  if (theirs.deleted && own.deleted) return false;
  return replaces(moment, Date.parse(theirs.editedAt));
}

function byNewestEdit(one: Wish, other: Wish): number {
  return Date.parse(other.editedAt) - Date.parse(one.editedAt);
}
