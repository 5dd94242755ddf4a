import { documentTitle } from "#domain/site/site.ts";
import { storeTitle, type StoreProfile } from "#domain/stores/stores.ts";
import { formatDate } from "#domain/time/age.ts";
import { MADE_UP, storePath } from "../addresses.ts";
import type { PageHead } from "../pageHead.ts";
import { storeData } from "../structured/storeData.ts";

/** A store and how much of its menu is known, as of a day that is named. */
export function storeHead(store: StoreProfile, origin: string): PageHead {
  const { sample, street, city, zip } = store;
  const name = storeTitle(store);
  const where = [street, city, zip === null ? null : `OH ${zip}`].filter((part) => part !== null);
  return {
    title: documentTitle(name),
    heading: `${name}: menu`,
    description: [
      sample ? MADE_UP.trim() : null,
      menuWords(store),
      where.length === 0 ? null : `${where.join(", ")}.`,
    ]
      .filter((part) => part !== null)
      .join(" "),
    address: sample ? null : storePath(store.slug),
    data: sample ? null : storeData(store, origin),
  };
}

function menuWords({ offers, observedAt }: StoreProfile): string {
  if (offers === 0 || observedAt === null) return "No menu of this store is known yet.";
  const counted = offers === 1 ? "1 offer" : `${offers.toLocaleString("en-US")} offers`;
  return `${counted} with price and unit price, seen ${formatDate(Date.parse(observedAt))}.`;
}
