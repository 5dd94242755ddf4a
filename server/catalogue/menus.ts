import {
  AllMenusSchema,
  StoreMenuSchema,
  encodeMenuTable,
  type EncodedMenuTable,
} from "#domain/offers/menuTable.ts";
import type { PublicAnswer } from "../web/answers/publicAnswer.ts";
import { jsonAnswer, pathPart, problemAnswer } from "../web/describe.ts";
import { readName } from "../web/input.ts";
import { inEpochMs, offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import type { DealPast } from "#domain/offers/productDetail.ts";
import { dealPrice, DealsSchema } from "#domain/offers/deals.ts";
import type { Db } from "../db/database.ts";
import { offers, products } from "../db/schema/offers.ts";
import { stores } from "../db/schema/stores.ts";
import { newestObservation, PAST_FIELDS, toPast } from "./offers/offerFields.ts";
import {
  ITS_PRODUCT,
  ITS_STORE,
  mayBeDeal,
  mayBePatientsDeal,
  nextRankingChange,
} from "./offers/publicOffers.ts";
import { or, type SQL } from "drizzle-orm";
import { storeOffers } from "./offers/storeOffers.ts";
import { verdictsByKey } from "./offers/verdicts.ts";
import { slugsOf, type StoreProfile } from "#domain/stores/stores.ts";
import { isPublic } from "../db/visibility.ts";
import { FORMER_SLUGS, isCalled } from "./stores/formerSlugs.ts";
import { storeProfiles } from "./stores/storeProfiles.ts";

const VERDICTS =
  "`table.verdicts` says what an offer's own past says of its price before tax, of offers on sale or below their median: " +
  "`first` seen on that day, `usual` sale since a day (on for 60 of 90 days), `lowest` in so many days, or `lower` before. " +
  "`table.offers.reports`, where there are any, has what two phones or more report of an offer from its counter.";

/** `GET /api/menus` and `GET /api/menus/:store` */
export const MENUS: readonly PublicAnswer[] = [
  {
    path: "/menus",
    summary: "Every offer of every store",
    description: VERDICTS,
    answer: jsonAnswer("The menus as one table", AllMenusSchema),
    source: { validFor: "unlimited", compute: (_, db) => readAllMenus(db) },
  },
  {
    path: "/menus/:store",
    summary: "One store and its menu",
    description: `Offers that the store's last full menu lacked stay in it, with \`missingSince\`. ${VERDICTS}`,
    parameters: [pathPart("store", "The store's slug, in any letter case")],
    answer: jsonAnswer("The store and its menu", StoreMenuSchema),
    problems: { 404: problemAnswer("There is no such store") },
    source(part) {
      const slug = readName(part("store"));
      if (slug === null) return null;
      return {
        path: `/menus/${slug}`,
        validFor: "unlimited",
        among: { name: slug, list: "stores", read: readStoreSlugs },
        compute: (_, db) => readMenu(db, slug),
      };
    },
  },
];

/**
 * All deals of the state at `now` (epoch milliseconds), what their stores asked before, and the newest observation among
 * them; apart from them those that only patients get.
 */
export async function readDeals(
  db: Db,
  now: number,
): Promise<DealTable & { patients: DealTable; observedAt: string | null }> {
  const isDeal = (offer: StoreOffer, forPatients = false) =>
    dealPrice(inEpochMs(offer), now, forPatients) !== null;
  const candidates = await storeOffers(db, mayBeDeal(now));
  const deals = candidates.filter((offer) => isDeal(offer));
  const own = await storeOffers(db, mayBePatientsDeal(now));
  const patients = own.filter((offer) => isDeal(offer, true) && !isDeal(offer));
  const verdicts = await verdictsByKey(db, or(mayBeDeal(now), mayBePatientsDeal(now)));
  const pasts = await readPasts(db, or(mayBeDeal(now), mayBePatientsDeal(now)));
  const tableOf = (some: readonly StoreOffer[]) => ({
    table: encodeMenuTable(some, verdicts),
    pasts: some.map((offer) => pasts.get(offerKey(offer)) ?? NOT_SEEN),
  });
  return {
    ...tableOf(deals),
    patients: tableOf(patients),
    observedAt: newestObservation(deals),
  };
}

interface DealTable {
  table: EncodedMenuTable;
  pasts: DealPast[];
}

const NOT_SEEN: DealPast = { days: 0, lowestCents: null, lowestAt: null };

async function readPasts(db: Db, which: SQL | undefined): Promise<Map<string, DealPast>> {
  const rows = await db
    .select({
      store: { slug: stores.slug },
      product: { code: products.code },
      sizeKey: offers.sizeKey,
      menu: offers.menu,
      past: PAST_FIELDS,
    })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(which);
  return new Map(rows.map((row) => [offerKey(row), toPast(row.past)]));
}

/** `GET /api/deals` */
export const DEALS: PublicAnswer = {
  path: "/deals",
  summary: "Every deal of the state",
  description:
    "A deal is a live sale for everybody, or a price below the store's own 30-day median, in " +
    "stock as far as known and seen within 72 hours. `patients` has what is a deal for registered " +
    "patients only: it is in the answer for everybody, so that asking says nothing of who asks. " +
    VERDICTS,
  answer: jsonAnswer("The deals as one table", DealsSchema),
  source: {
    validFor: "minute",
    compute: (now, db) => readDeals(db, now),
    nextChange: (now, db) => nextRankingChange(db, now),
  },
};

/** The menu of a store, also by the slug of one that was joined with it; what its last full menu lacked is on it, marked as such. `null` without such a store. */
export async function readMenu(
  db: Db,
  slug: string,
): Promise<{ store: StoreProfile; table: EncodedMenuTable } | null> {
  const ofStore = isCalled(slug);
  const [store] = await storeProfiles(db, ofStore);
  if (store === undefined) return null;
  const verdicts = await verdictsByKey(db, ofStore);
  return { store, table: encodeMenuTable(await storeOffers(db, ofStore), verdicts) };
}

/** The slugs of all public stores, and those of stores that were joined with one of them. */
async function readStoreSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .select({ slug: stores.slug, formerSlugs: FORMER_SLUGS })
    .from(stores)
    .where(isPublic(stores.sample));
  return rows.flatMap(slugsOf);
}

/** The menus of all stores as one table. */
export async function readAllMenus(db: Db): Promise<{ table: EncodedMenuTable }> {
  return { table: encodeMenuTable(await storeOffers(db), await verdictsByKey(db)) };
}
