import { STRAINS } from "#content/strains/strains.ts";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import { offerAt, offerCount, type MenuTable } from "#domain/offers/menuTable.ts";
import { findNamed } from "#domain/strains/spelledNames.ts";

/** Names of the site's strains, for suggestions. */
export const STRAIN_NAMES: readonly string[] = STRAINS.map(({ name }) => name).sort((one, other) =>
  one.localeCompare(other, "en"),
);

/** The strain that is meant by what was typed; `null` for one that the site does not know. */
export const knownStrain = (name: string) => (name.trim() === "" ? null : findNamed(STRAINS, name));

/** Spokes of the tasting wheel. */
const SPOKES = 8;

/** The terpenes that a strain's labels name, those with the most of it first; at most eight. */
export function labelledTerpenes(table: MenuTable): string[] {
  const sums = new Map<string, number>();
  for (let at = 0; at < offerCount(table); at += 1) {
    for (const [slug, share] of Object.entries(offerAt(table, at).terpenes ?? {}))
      sums.set(slug, (sums.get(slug) ?? 0) + (share ?? 0));
  }
  return [...sums]
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other, "en"))
    .slice(0, SPOKES)
    .map(([slug]) => findNamed(TERPENES, slug)?.name ?? slug);
}
