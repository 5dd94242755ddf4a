import { and, asc, count, eq, isNull, max, type SQL } from "drizzle-orm";
import * as v from "valibot";
import {
  StoreProfileSchema,
  type StoreProfile,
  StoresSchema,
  type StoreSources,
} from "#domain/stores/stores.ts";
import type { Db } from "../../db/database.ts";
import { offers } from "../../db/schema/offers.ts";
import { stores, type FactOrigin, type OwnHours } from "../../db/schema/stores.ts";
import { isPublic } from "../../db/visibility.ts";
import { FORMER_SLUGS } from "./formerSlugs.ts";
import { openingHoursOf, STORE_FIELDS, toStore } from "./storeFields.ts";
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
      ...toStore(store, { openingHours: openingHoursOf(words), formerSlugs: former }),
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
  answer: jsonAnswer("The stores", StoresSchema),
  source: { validFor: "unlimited", compute: (_, db) => storeProfiles(db) },
};

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
