import { inArray } from "drizzle-orm";
import type { OpeningHours } from "#domain/hours/openingHours.ts";
import type { Db } from "../../db/database.ts";
import { stores, type OwnHours } from "../../db/schema/stores.ts";
import { FORMER_SLUGS } from "./formerSlugs.ts";
import type { StoreDetails } from "./stores_storeFields.ts";
import { readHours } from "../hours/readHours.ts";

/** How many different wordings are remembered. */
const MOST_WORDINGS = 10_000;

const understood = new Map<string, OpeningHours | null>();

/**
 * What is understood of a store's hours: of the operator's own words, else of its source's. It
 * follows from the words, so it is worked out from them and not stored beside them: it is right
 * after an undo, and after an update that understands more.
 */
export function openingHoursOf(row: {
  hours: unknown;
  ownHours: OwnHours | null;
}): OpeningHours | null {
  const words = row.ownHours === null ? row.hours : row.ownHours.words;
  if (words === null) return null;
  const key = JSON.stringify(words);
  const known = understood.get(key);
  if (known !== undefined) return known;
  const { openingHours } = readHours(words);
  if (understood.size >= MOST_WORDINGS) understood.clear();
  understood.set(key, openingHours);
  return openingHours;
}

/** Hours and former slugs of some stores by their slugs, for answers that name each store in many rows. */
export async function storeDetails(
  db: Db,
  slugs: ReadonlySet<string>,
): Promise<ReadonlyMap<string, StoreDetails>> {
  if (slugs.size === 0) return new Map();
  const rows = await db
    .select({
      slug: stores.slug,
      hours: stores.hours,
      ownHours: stores.ownHours,
      formerSlugs: FORMER_SLUGS,
    })
    .from(stores)
    .where(inArray(stores.slug, [...slugs]));
  return new Map(
    rows.map((row) => [
      row.slug,
      { openingHours: openingHoursOf(row), formerSlugs: row.formerSlugs },
    ]),
  );
}
