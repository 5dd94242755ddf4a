import { onTestFinished } from "vitest";
import { outboxStore } from "#data/outbox/sender.ts";
import { wishlistStore } from "#data/wishlist/wishlist.ts";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";

/** The wishlist of a phone without an account, until the test is over. */
export async function keepWishes(...own: readonly Wish[]): Promise<void> {
  await wishlistStore.change(() => ({ own, account: null }));
  onTestFinished(async () => void (await wishlistStore.change(() => ({ own: [], account: null }))));
}

/** What the phone has on its wishlist. */
export async function keptWishes(): Promise<readonly Wish[]> {
  return (await wishlistStore.read()).own;
}

/** What waits on the phone, until the test is over. */
export async function leaveUnsent(...entries: readonly OutboxEntry[]): Promise<void> {
  await outboxStore.change(() => ({ entries, foreign: [] }));
  onTestFinished(async () => void (await outboxStore.change(() => ({ entries: [], foreign: [] }))));
}
