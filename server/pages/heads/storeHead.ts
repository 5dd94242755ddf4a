import { documentTitle } from "#domain/site/site.ts";
import { offersText, storeTitle, type StoreProfile } from "#domain/stores/stores.ts";
import { formatDate } from "#domain/time/age.ts";
import { storePath } from "../addresses.ts";
import type { PageHead } from "../pageHead.ts";
import { storeData } from "../structured/storeData.ts";
import { madeUp } from "./madeUp.ts";

/** A store and how much of its menu is known, as of a day that is named. */
export function storeHead(store: StoreProfile, origin: string): PageHead {
  const { street, city, zip } = store;
  const name = storeTitle(store);
  const where = [street, city, zip === null ? null : `OH ${zip}`].filter((part) => part !== null);
  const head = {
    title: documentTitle(name),
    heading: `${name}: menu`,
    description: `${menuWords(store)}${street === null ? "" : ` ${where.join(", ")}.`}`,
    address: storePath(store.slug),
    data: storeData(store, origin),
  };
  return store.sample ? madeUp(head) : head;
}

function menuWords(store: StoreProfile): string {
  const { offers, observedAt } = store;
  if (offers === 0 || observedAt === null) return "No menu of this store is known yet.";
  return `${offersText(store)} on its menu, last seen ${formatDate(Date.parse(observedAt))}.`;
}
