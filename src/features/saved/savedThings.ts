import type { Reservation } from "#domain/events/reservation.ts";
import type { BasketItem } from "#domain/limits/limits.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";

/** What of the visitor's own is on this phone; `null` until storage has answered. */
export interface SavedThings {
  stores: number | null;
  /** Filters under a name. */
  views: number | null;
  wishes: readonly Wish[] | null;
  basket: readonly BasketItem[];
  tickets: readonly Reservation[] | null;
}

/** How many things that are. */
export const savedCount = ({ stores, views, wishes, basket, tickets }: SavedThings): number =>
  (stores ?? 0) + (views ?? 0) + (wishes?.length ?? 0) + basket.length + (tickets?.length ?? 0);
