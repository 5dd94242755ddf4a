import type { PhoneRules } from "#domain/alerts/phoneRules.ts";
import type { Reservation } from "#domain/events/reservation.ts";
import type { BasketItem } from "#domain/limits/limits.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";

/** What of the visitor's own is on this phone; `null` until storage has answered. */
export interface SavedThings {
  stores: number | null;
  /** Filters under a name. */
  views: number | null;
  wishes: readonly Wish[] | null;
  alerts: PhoneRules | null;
  basket: readonly BasketItem[];
  tickets: readonly Reservation[] | null;
}

/** How many things that are. */
export const savedCount = (things: SavedThings): number => {
  const { stores, views, wishes, alerts, basket, tickets } = things;
  const lists = [wishes, alerts, basket, tickets].map((each) => each?.length ?? 0);
  return lists.reduce((sum, each) => sum + each, (stores ?? 0) + (views ?? 0));
};

/** `"1 store and 4 wishes"`, in the order of the screen; only what there is. */
export function savedWords(things: SavedThings): string {
  const { stores, views, wishes, alerts, basket, tickets } = things;
  const parts = [
    counted(stores, "store", "stores"),
    counted(views, "view", "views"),
    counted(wishes?.length, "wish", "wishes"),
    counted(alerts?.length, "alert", "alerts"),
    counted(basket.length, "thing in the basket", "things in the basket"),
    counted(tickets?.length, "ticket", "tickets"),
  ].filter((part) => part !== null);
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

const counted = (count: number | null | undefined, one: string, many: string): string | null =>
  count ? `${String(count)} ${count === 1 ? one : many}` : null;
