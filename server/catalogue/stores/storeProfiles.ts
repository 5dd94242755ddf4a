import { and, asc, count, eq, inArray, isNull, max, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { cheapestToTell, type ToldOffer } from "#domain/prices/storePrices.ts";
import {
  StoreProfileSchema,
  type CheapestOfStore,
  type StoreProfile,
  StoresSchema,
  type StoreSources,
} from "#domain/stores/stores.ts";
import type { Db } from "../../db/database.ts";
import { offers, products } from "../../db/schema/offers.ts";
import { stores, type FactOrigin, type OwnHours } from "../../db/schema/stores.ts";
import { isPublic } from "../../db/visibility.ts";
import { isNotReportedGone } from "../offers/counterReports.ts";
import { timesOf } from "../offers/offerFields.ts";
import {
  isPublicOffer,
  isRankable,
  ITS_PRODUCT,
  ITS_STORE,
  nextRankingChange,
} from "../offers/publicOffers.ts";
import { FORMER_SLUGS } from "./formerSlugs.ts";
import { hoursOf, STORE_FIELDS, toStore } from "./storeFields.ts";
import type { PublicAnswer } from "../../web/answers/publicAnswer.ts";
import { jsonAnswer } from "../../web/describe.ts";
import { namesOf } from "#domain/mapNames.ts";

/**
 * Public stores by name with all that is known of them, and how many offers their
 * menus have now.
 *
 * @param condition which stores; all of them when it is left out
 */
export async function storeProfiles(db: Db, condition?: SQL): Promise<StoreProfile[]> {
  const rows = await db
    .select({
      store: STORE_FIELDS,
      profile: {
        street: stores.street,
        zip: stores.zip,
        phone: stores.phone,
        adultUse: stores.adultUse,
        medical: stores.medical,
        driveThrough: stores.driveThrough,
      },
      words: { hours: stores.hours, ownHours: stores.ownHours },
      former: FORMER_SLUGS,
      facts: stores.facts,
      offers: count(offers.id),
      observedAt: max(offers.observedAt),
    })
    .from(stores)
    .leftJoin(offers, and(eq(offers.storeId, stores.id), isNull(offers.missingSince)))
    .where(and(isPublic(stores.sample), condition))
    // The other columns depend on the key, which PostgreSQL knows.
    .groupBy(stores.id)
    .orderBy(asc(stores.name), asc(stores.slug));
  return rows.map(({ store, profile, words, former, facts, offers: onMenu, observedAt }) => {
    const known = {
      ...toStore(store, { ...hoursOf(words), formerSlugs: former }),
      ...profile,
    };
    const hours = shownHours(words.ownHours === null ? words.hours : words.ownHours.words);
    return Object.assign(known, {
      hours,
      sources: sourcesOf({ ...known, hours: hours ?? known.openingHours }, facts, words.ownHours),
      offers: onMenu,
      observedAt: observedAt === null ? null : observedAt.toISOString(),
    });
  });
}

const HoursSchema = v.fallback(StoreProfileSchema.entries.hours, null);

/** Opening hours in a form that can be shown. Anything else that a source has sent is left out. */
function shownHours(stored: unknown): StoreProfile["hours"] {
  return v.parse(HoursSchema, stored);
}

/** `GET /api/stores` */
export const STORES: PublicAnswer = {
  path: "/stores",
  summary: "All dispensaries by name, with the size and age of their menus",
  description:
    "`cheapest` is the price that a store is told apart by: of an eighth of flower (without one, of the small size " +
    "that it has most offers of, or of what it has), as every adult pays it, in stock as far as known and seen within 72 hours. It holds until " +
    "`until`, and is left out where nothing may be compared. `patientsOnly` says that this is so because all such prices " +
    "are on patients’ menus.",
  answer: jsonAnswer("The stores", StoresSchema),
  source: {
    validFor: "minute",
    compute: (now, db) => readStores(db, now),
    nextChange: (now, db) => nextRankingChange(db, now),
  },
};

/** All public stores by name, each with the price that it is told by at `now` (epoch milliseconds). */
export async function readStores(db: Db, now: number): Promise<StoreProfile[]> {
  const profiles = await storeProfiles(db);
  const isThere = await isNotReportedGone(db);
  const cheapest = await cheapestOfStores(db, now, isThere);
  for (const store of profiles) {
    const told = cheapest.get(store.slug);
    if (told !== undefined) store.cheapest = told;
  }
  const untold = profiles.filter(({ slug, offers: many }) => many > 0 && !cheapest.has(slug));
  const forPatients = await pricedForPatients(
    db,
    and(isRankable(now), isThere),
    untold.map(({ slug }) => slug),
  );
  for (const store of untold) if (forPatients.has(store.slug)) store.patientsOnly = true;
  return profiles;
}

/** Which of some stores have a price that only patients pay, which is as good as one of {@link isPricedFor} else. */
async function pricedForPatients(
  db: Db,
  isCurrent: SQL | undefined,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ slug: stores.slug })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(
      and(
        isPublicOffer(),
        inArray(stores.slug, [...slugs]),
        isCurrent,
        eq(offers.ranked, true),
        eq(offers.menu, "med"),
      ),
    );
  return new Set(rows.map(({ slug }) => slug));
}

/** What a store may be told by: believed, and on a menu that every adult buys from. */
const IS_FOR_ADULTS = and(eq(offers.ranked, true), inArray(offers.menu, ["rec", "both"]));

/**
 * The offers for which a store counts as one with prices, wherever such stores are counted (home, the map, the picker of
 * menus): what is current at `now` (epoch milliseconds), believed, for every adult, and not reported gone.
 *
 * @param isThere what {@link isNotReportedGone} has read
 */
export const isPricedFor = (now: number, isThere: SQL | undefined): SQL | undefined =>
  and(isRankable(now), IS_FOR_ADULTS, isThere);

/** By the slugs of stores. Most are told by their flower, a third of all offers: the others are read only for the rest. */
async function cheapestOfStores(
  db: Db,
  now: number,
  isThere: SQL | undefined,
): Promise<Map<string, CheapestOfStore>> {
  const isPriced = isPricedFor(now, isThere);
  const told = new Map<string, CheapestOfStore>();
  const tell = async (which: SQL | undefined) => {
    for (const [slug, some] of await toldCandidates(db, and(isPriced, which))) {
      const cheapest = cheapestToTell(some, now);
      if (cheapest !== null) told.set(slug, cheapest);
    }
  };
  await tell(eq(products.category, "flower"));
  await tell(sql`${stores.slug} <> all(${sql.param([...told.keys()])}::text[])`);
  return told;
}

/** Narrow rows by the slugs of their stores, because there are thousands. What may be compared at all is for the domain to decide. */
async function toldCandidates(
  db: Db,
  which: SQL | undefined,
): Promise<ReadonlyMap<string, ToldOffer[]>> {
  const rows = await db
    .select({
      slug: stores.slug,
      category: products.category,
      sizeKey: offers.sizeKey,
      sizeLabel: offers.sizeLabel,
      menu: offers.menu,
      netMg: offers.netMg,
      thcMg: offers.thcMg,
      priceCents: offers.priceCents,
      salePriceCents: offers.salePriceCents,
      saleConditions: offers.saleConditions,
      saleStartsAt: offers.saleStartsAt,
      saleEndsAt: offers.saleEndsAt,
      stock: offers.stock,
      ranked: offers.ranked,
      observedAt: offers.observedAt,
      missingSince: offers.missingSince,
    })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(and(isPublicOffer(), which))
    // Of a size that is printed in several ways the words must be the same every time.
    .orderBy(asc(offers.sizeKey), asc(offers.sizeLabel));
  const ofStores = new Map<string, ToldOffer[]>();
  for (const row of rows) {
    // On a menu that is another store's is none of them.
    const store = { twinOf: null };
    const offer = { ...row, ...timesOf(row), product: { category: row.category }, store };
    const known = ofStores.get(row.slug);
    if (known === undefined) ofStores.set(row.slug, [offer]);
    else known.push(offer);
  }
  return ofStores;
}

/** The facts of which it is kept where they come from, and their columns in the database. */
const FACT_COLUMNS = {
  street: "street",
  phone: "phone",
  website: "website",
  menuUrl: "menu_url",
  hours: "hours",
  adultUse: "adult_use",
  medical: "medical",
  driveThrough: "drive_through",
} as const satisfies Record<keyof StoreSources, string>;

const FACTS = namesOf(FACT_COLUMNS);

/** Their columns, by which the database knows them. */
export const FACT_NAMES: readonly string[] = Object.values(FACT_COLUMNS);

/** Where the facts that a store has come from; of imports before this release it is not known. */
function sourcesOf(
  known: Readonly<Record<keyof StoreSources, unknown>>,
  origins: Readonly<Record<string, FactOrigin>>,
  ownHours: OwnHours | null,
): StoreSources {
  const sources: StoreSources = {};
  for (const fact of FACTS) {
    const origin = origins[FACT_COLUMNS[fact]];
    if (known[fact] !== null && origin !== undefined) sources[fact] = origin;
  }
  if (ownHours !== null) sources.hours = { file: null, at: ownHours.at };
  return sources;
}
