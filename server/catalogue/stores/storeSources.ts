import type { StoreSources } from "#domain/stores/storeFacts.ts";
import { namesOf } from "#domain/mapNames.ts";
import type { FactOrigin, OwnHours } from "../../db/schema/stores.ts";

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
export function sourcesOf(
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
