import { mark } from "./mark.ts";

/**
 * What a phone hands back to hear only what has changed: a revision of the account's list. It
 * also says whose list, so that one of another account on the same phone is not taken for it.
 */
export function makeCursor(uid: string, revision: number): string {
  return `${ownerOf(uid)}.${String(revision)}`;
}

/** The revision of a cursor; `null` when it is none of this account's. */
export function readCursor(uid: string, cursor: string): number | null {
  const [owner, digits = "", ...rest] = cursor.split(".");
  const isOwn = owner === ownerOf(uid) && /^\d{1,9}$/.test(digits) && rest.length === 0;
  return isOwn ? Number(digits) : null;
}

const ownerOf = (uid: string) => mark(`wishlist ${uid}`);
