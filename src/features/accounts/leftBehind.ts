import { pending } from "#data/outbox/outbox.ts";
import { wishlistStore } from "#data/wishlist/wishlist.ts";
import { shownWishes } from "#data/wishlist/wishlistRecord.ts";

/** What a visitor who signs out leaves on the phone. */
export interface Left {
  /** Writes of the account that the server does not have. */
  unsent: number;
  wishes: number;
}

/** Counts what an account would leave behind. @param uid of the account */
export async function leftBehind(uid: string): Promise<Left> {
  const entries = await pending(uid);
  const record = await wishlistStore.read();
  return {
    unsent: entries.filter(({ owner }) => owner === uid).length,
    wishes: shownWishes(record, uid).length,
  };
}
