import { SILENCE_TIMEOUT_MS } from "#domain/api/weakSignal.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import { WishSchema, WishlistSchema, type Wishlist } from "#domain/wishlist/wishes.ts";
import { WISH_SUBJECT, readWishlistCall } from "#domain/wishlist/wishlistCalls.ts";
import * as v from "valibot";
import { ApiError, readJson } from "../api/apiClient.ts";
import { mayCall } from "../api/signal.ts";
import { pending } from "../outbox/outbox.ts";
import type { OutboxSession } from "../outbox/sender.ts";
import { sendWish, wishlistStore } from "./wishlist.ts";
import {
  afterMerging,
  afterReading,
  afterSending,
  afterTakingBack,
  joined,
  unsentWishes,
} from "./wishlistRecord.ts";

/**
 * Brings the phone's list and the account's together: the phone's own list joins it, what has
 * changed at the server comes over, and what the server does not know goes into the outbox.
 *
 * @throws ApiError
 */
export async function syncWishlist(session: OutboxSession): Promise<void> {
  const { uid } = session;
  await wishlistStore.change((record) => joined(record, uid));
  const { account } = await wishlistStore.read();
  const since = account?.uid === uid ? account.cursor : null;
  const changes = await ask(session, since);
  if (changes.isWhole) {
    await wishlistStore.change((record) =>
      afterMerging(record, uid, changes.answer, changes.aheadMs),
    );
  } else await wishlistStore.change((record) => afterReading(record, uid, changes.answer));
  await sendUnsent(session);
}

/** Follows what the outbox has sent: what won at the server is what the phone shows. */
export async function noteReceived(
  { subject, owner, request }: OutboxEntry,
  answer: unknown,
): Promise<void> {
  if (!subject.startsWith(WISH_SUBJECT) || owner === null) return;
  const sent = v.safeParse(WishSchema, request.body);
  const won = v.safeParse(WishSchema, answer);
  if (!sent.success || !won.success) return;
  await wishlistStore.change((record) =>
    afterSending(record, owner, { sent: sent.output, won: won.output }),
  );
}

/** An edit that a visitor takes back is as if it had not been made, once the server has been asked. */
export async function noteTakenBack({ subject, owner }: OutboxEntry): Promise<void> {
  if (!subject.startsWith(WISH_SUBJECT) || owner === null) return;
  const id = subject.slice(WISH_SUBJECT.length);
  await wishlistStore.change((record) => afterTakingBack(record, owner, id));
}

/** What the outbox does not have yet: just merged, or the page was ended between two writes. */
async function sendUnsent(session: OutboxSession): Promise<void> {
  const waiting = new Set((await pending(session.uid)).map(({ subject }) => subject));
  for (const wish of unsentWishes(await wishlistStore.read(), session.uid))
    if (!waiting.has(WISH_SUBJECT + wish.id)) await sendWish(wish, session);
}

interface Changes {
  answer: Wishlist;
  /** Everything, because the server does not know the cursor, or there was none. */
  isWhole: boolean;
  /** By how much the phone's clock is ahead, in milliseconds. */
  aheadMs: number;
}

async function ask(session: OutboxSession, since: string | null): Promise<Changes> {
  if (!mayCall()) throw new ApiError("unreachable", null);
  const { path, init } = readWishlistCall((await session.token(false)) ?? "", since);
  const response = await withTimeLimit(SILENCE_TIMEOUT_MS, async (signal) => {
    const answer = await fetch(path, { ...init, cache: "no-store", signal });
    // All of it within the time: what follows reads from memory.
    await answer.clone().arrayBuffer();
    return answer;
  }).catch((cause: unknown) => {
    throw new ApiError("unreachable", null, { cause });
  });
  if (response.status === 410 && since !== null) return await ask(session, null);
  const told = Date.parse(response.headers.get("date") ?? "");
  return {
    answer: await readJson(response, WishlistSchema),
    isWhole: since === null,
    aheadMs: Number.isNaN(told) ? 0 : Date.now() - told,
  };
}
