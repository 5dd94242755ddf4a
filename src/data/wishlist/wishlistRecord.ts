import { PHONE_PREFIX } from "#domain/site/site.ts";
import * as v from "valibot";
import { KeptWishSchema, type Wish } from "#domain/wishlist/wishes.ts";
import { mergeWishlists, type OwnWish } from "#domain/wishlist/mergeWishlists.ts";

/** Where the phone keeps its list. */
export const WISHLIST = { database: `${PHONE_PREFIX}-wishlist`, store: "parts" } as const;

const OwnWishSchema = v.object({ wish: KeptWishSchema, sent: v.boolean() });

/**
 * What the phone has: the list of its user without an account, and the list of one account
 * with the server's cursor. Removed wishes stay in an account's list until the server knows.
 */
export interface WishlistRecord {
  own: readonly Wish[];
  account: AccountList | null;
}

interface AccountList {
  uid: string;
  items: readonly OwnWish[];
  /** `null`: never merged with the server's. */
  cursor: string | null;
}

const StoredSchema = v.object({
  own: v.array(v.unknown()),
  account: v.nullable(
    v.object({ uid: v.string(), items: v.array(v.unknown()), cursor: v.nullable(v.string()) }),
  ),
});

/** The record as it lies in storage; wishes that cannot be understood are passed over. */
export function parseWishlist(stored: unknown): WishlistRecord {
  const record = v.safeParse(StoredSchema, stored);
  if (!record.success) return { own: [], account: null };
  const { own, account } = record.output;
  return {
    own: own.flatMap((wish) => understood(KeptWishSchema, wish)),
    account: account && {
      ...account,
      items: account.items.flatMap((item) => understood(OwnWishSchema, item)),
    },
  };
}

function understood<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output[] {
  const read = v.safeParse(schema, value);
  return read.success ? [read.output] : [];
}

/**
 * What is shown to the current visitor: the wishes that are not removed.
 *
 * @param uid of the account; `null`: none; `undefined`: not known yet, and then it is that of the last one here
 */
export function shownWishes(
  { own, account }: WishlistRecord,
  uid: string | null | undefined,
): readonly Wish[] {
  if (uid === null || (uid === undefined && account === null)) return own;
  if (account === null || (uid !== undefined && account.uid !== uid)) return [];
  return account.items.map(({ wish }) => wish).filter(({ deleted }) => !deleted);
}

/** With a wish written, rewritten or removed. */
export function withWish(record: WishlistRecord, uid: string | null, wish: Wish): WishlistRecord {
  if (uid === null) {
    const others = record.own.filter(({ id }) => id !== wish.id);
    return { ...record, own: wish.deleted ? others : [...others, wish] };
  }
  const account = record.account?.uid === uid ? record.account : { uid, items: [], cursor: null };
  return withItems({ ...record, account }, uid, (items) => [
    ...items.filter((item) => item.wish.id !== wish.id),
    { wish, sent: false },
  ]);
}

/** At sign-in the phone's own list goes into the account's; both are merged with the server's then. */
export function joined(record: WishlistRecord, uid: string): WishlistRecord {
  const { own, account } = record;
  if (account?.uid === uid && own.length === 0) return record;
  const known = account?.uid === uid ? account.items : [];
  const editedAt = new Map(known.map(({ wish }) => [wish.id, wish.editedAt]));
  const isNews = (wish: Wish) => wish.editedAt > (editedAt.get(wish.id) ?? "");
  const news = own.filter(isNews).map((wish) => ({ wish, sent: false }));
  const newIds = new Set(news.map(({ wish }) => wish.id));
  const same = known.filter(({ wish }) => !newIds.has(wish.id));
  return { own: [], account: { uid, items: [...same, ...news], cursor: null } };
}

/** After signing out: the list stays with the account, and a copy of it on the phone if that is wanted. */
export function afterSigningOut(record: WishlistRecord, keepsCopy: boolean): WishlistRecord {
  const { account } = record;
  const copy = keepsCopy && account !== null ? shownWishes(record, account.uid) : [];
  const ids = new Set(copy.map(({ id }) => id));
  return { own: [...copy, ...record.own.filter(({ id }) => !ids.has(id))], account: null };
}

/** After the server has taken an edit: what won is the wish from now on, unless it was edited once more. */
export function afterSending(
  record: WishlistRecord,
  uid: string,
  { sent, won }: { sent: Wish; won: Wish },
): WishlistRecord {
  return withItems(record, uid, (items) => {
    const place = items.findIndex(({ wish }) => wish.id === sent.id);
    const now = won.deleted ? [] : [{ wish: won, sent: true }];
    // It was left behind at signing out, and the list has come from the server since.
    if (place === -1) return [...items, ...now];
    const wish = items[place]?.wish;
    if (wish?.editedAt !== sent.editedAt || wish.deleted !== sent.deleted) return items;
    return items.toSpliced(place, 1, ...now);
  });
}

/**
 * With what has changed at the server since the cursor; what was changed here since and not sent
 * stays. What the worker has sent meanwhile is among it, and needs no second sending.
 */
export function afterReading(
  record: WishlistRecord,
  uid: string,
  { items: known, cursor }: { items: readonly Wish[]; cursor: string },
): WishlistRecord {
  const theirs = new Map(known.map((wish) => [wish.id, wish]));
  const changed = withItems(record, uid, (items) => {
    const unsent = items.filter(
      ({ wish, sent }) => !sent && !saysTheSame(wish, theirs.get(wish.id)),
    );
    const unsentIds = new Set(unsent.map(({ wish }) => wish.id));
    const same = items.filter(({ wish, sent }) => sent && !theirs.has(wish.id));
    const news = known.filter(({ id, deleted }) => !deleted && !unsentIds.has(id));
    return [...same, ...news.map((wish) => ({ wish, sent: true })), ...unsent];
  });
  return withCursor(changed, uid, cursor);
}

function saysTheSame(own: Wish, theirs: Wish | undefined): boolean {
  if (theirs === undefined || own.deleted !== theirs.deleted) return false;
  const { note, targetCents, unit } = theirs;
  return own.deleted || (own.note === note && own.targetCents === targetCents && own.unit === unit);
}

/** Merged with all that the server has; see {@link mergeWishlists}. */
export function afterMerging(
  record: WishlistRecord,
  uid: string,
  { items: known, cursor }: { items: readonly Wish[]; cursor: string },
  aheadMs: number,
): WishlistRecord {
  const merged = withItems(record, uid, (items) => {
    const { list, send, over } = mergeWishlists(items, known, aheadMs);
    const unsent = new Set([...send, ...over]);
    const removed = send.filter(({ deleted }) => deleted);
    return [...list, ...removed].map((wish) => ({ wish, sent: !unsent.has(wish) }));
  });
  return withCursor(merged, uid, cursor);
}

/** After an edit was taken back: the server's own is fetched, whatever it is. */
export function afterTakingBack(record: WishlistRecord, uid: string, id: string): WishlistRecord {
  return withCursor(
    withItems(record, uid, (items) =>
      items.map((item) => (item.wish.id === id ? { ...item, sent: true } : item)),
    ),
    uid,
    null,
  );
}

/** Wishes that the server does not know as they are. */
export function unsentWishes({ account }: WishlistRecord, uid: string): readonly Wish[] {
  if (account?.uid !== uid) return [];
  return account.items.filter(({ sent }) => !sent).map(({ wish }) => wish);
}

/**
 * An answer may come after signing out, or when another account has signed in: then it changes nothing. What comes from
 * the server says nothing of sizes and of prices seen: they stay as they are here.
 */
function withItems(
  record: WishlistRecord,
  uid: string,
  to: (items: readonly OwnWish[]) => readonly OwnWish[],
): WishlistRecord {
  const { account } = record;
  if (account?.uid !== uid) return record;
  const known = new Map(account.items.map(({ wish }) => [wish.id, wish]));
  const items = to(account.items).map(({ wish, sent }) => ({
    wish: withWhatStaysHere(wish, known.get(wish.id)),
    sent,
  }));
  return { ...record, account: { ...account, items } };
}

function withWhatStaysHere(wish: Wish, known: Wish | undefined): Wish {
  const { size = known?.size, seen = known?.seen } = wish;
  return {
    ...wish,
    ...(size === undefined ? {} : { size }),
    ...(seen === undefined ? {} : { seen }),
  };
}

function withCursor(record: WishlistRecord, uid: string, cursor: string | null): WishlistRecord {
  return record.account?.uid === uid
    ? { ...record, account: { ...record.account, cursor } }
    : record;
}
