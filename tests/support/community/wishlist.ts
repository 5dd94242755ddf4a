import * as v from "valibot";
import { outboxCall } from "#domain/outbox/attempt.ts";
import { mergeWishlists, type OwnWish } from "#domain/wishlist/mergeWishlists.ts";
import { WishlistSchema, WishSchema, type Wish } from "#domain/wishlist/wishes.ts";
import { readWishlistCall, wishWrite } from "#domain/wishlist/wishlistCalls.ts";
import { NOW } from "../data/rows.ts";

/** A wish, edited at noon of the tests' day unless it says otherwise. */
export function wish(change: Partial<Wish> = {}): Wish {
  const at = new Date(NOW).toISOString();
  return {
    id: "product:ab3xk27q",
    name: "Blue Dream 3.5 g",
    note: "",
    targetCents: null,
    unit: null,
    addedAt: at,
    editedAt: at,
    deleted: false,
    ...change,
  };
}

/** An app, or a server by its address. */
interface Site {
  request: (path: string, init: RequestInit) => Response | Promise<Response>;
}

/**
 * What a phone does with the wishlist of its account, in its plainest form.
 *
 * @param token ID token
 * @param clock the phone's own
 */
export function wishingPhone(app: Site, token: string, clock: () => number) {
  const list = new Map<string, OwnWish>();
  let cursor: string | null = null;

  const put = (each: Wish) => {
    const { path, init } = outboxCall(wishWrite(each, "ana").request, token, clock());
    return app.request(path, init);
  };
  const get = (since: string | null) => {
    const { path, init } = readWishlistCall(token, since);
    return app.request(path, init);
  };
  const send = async (each: Wish) => {
    const answer = await put(each);
    if (answer.status !== 200) throw new Error(`answered ${String(answer.status)}`);
    const won = v.parse(WishSchema, await answer.json());
    list.set(won.id, { wish: won, sent: true });
    return won;
  };
  /** Reads what is new, or merges where the server does not know the cursor. */
  const read = async () => {
    const answer = await get(cursor);
    if (answer.status !== 410) {
      const news = v.parse(WishlistSchema, await answer.json());
      cursor = news.cursor;
      for (const each of news.items) list.set(each.id, { wish: each, sent: true });
      return;
    }
    const all = v.parse(WishlistSchema, await (await get(null)).json());
    const merged = mergeWishlists([...list.values()], all.items, clock() - NOW);
    list.clear();
    cursor = all.cursor;
    for (const each of merged.list) list.set(each.id, { wish: each, sent: true });
    for (const each of merged.send) await send(each);
  };
  return {
    put,
    get,
    send,
    read,
    /** Changes a wish on the phone alone, now by its own clock. */
    edit: (change: Partial<Wish> & Pick<Wish, "id">) => {
      const at = new Date(clock()).toISOString();
      const known = list.get(change.id)?.wish ?? wish({ addedAt: at });
      const edited = { ...known, ...change, editedAt: at };
      list.set(change.id, { wish: edited, sent: false });
      return edited;
    },
    /** Sends what was changed, then reads. */
    sync: async () => {
      for (const { wish: each, sent } of list.values()) if (!sent) await send(each);
      await read();
    },
    /** What people see, by id. */
    shown: () =>
      [...list.values()]
        .map(({ wish: each }) => each)
        .filter(({ deleted }) => !deleted)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  };
}
