import type { Strain } from "#content/strains/strain.ts";
import { STRAINS } from "#content/strains/strains.ts";
import { slugify } from "#domain/text/slug.ts";

/**
 * Strains by every spelling that certainly means them: slug, name and aliases,
 * without hyphens, so that `Chem Dawg` finds Chemdawg. One that two strains claim is left out.
 */
const BY_SPELLING = spellings();

/**
 * The strain of a name, when the WHOLE name is one: "Wedding Cake" is, "Wedding
 * Cake Mints" is not. Never looks inside a longer name, because it would be a guess.
 */
export function findStrain(name: string): Strain | null {
  return BY_SPELLING.get(spelling(name)) ?? null;
}

/** One spelling for all: `Skunk #1`, `skunk-1` and `SKUNK 1` agree. */
function spelling(name: string): string {
  return slugify(name).replaceAll("-", "");
}

function spellings(): ReadonlyMap<string, Strain | null> {
  const found = new Map<string, Strain | null>();
  for (const strain of STRAINS) {
    for (const name of new Set([strain.slug, strain.name, ...strain.aliases].map(spelling))) {
      // A single letter or two is too little to be certain of.
      if (name.length > 2) found.set(name, found.has(name) ? null : strain);
    }
  }
  return found;
}
