import type { Strain } from "#content/strains/strain.ts";
import { STRAINS } from "#content/strains/strains.ts";
import { FOUND, findTexts, searchable } from "#data/textSearch.ts";
import { FAMILY } from "#content/strains/strainFamily.ts";
import { byAvailability, byStrainName, type StrainShelf } from "#domain/strains/strainShelves.ts";
import type { GeneticsSearch } from "./geneticsSearch.ts";

const BY_NAME = [...STRAINS].sort(byStrainName);
const TEXTS = searchable(BY_NAME.map(({ name, aliases }) => [name, ...aliases].join(" · ")));

/** How many strains name this one as a parent. */
export function childCount(slug: string): number {
  return FAMILY.childrenOf.get(slug)?.length ?? 0;
}

/**
 * The strains that pass the filters, by name, by number of children or by in how many stores they are. One slip in each
 * word is forgiven.
 *
 * @param shelfOf in how many stores a strain is, by its slug
 */
export function findStrains(
  { q = "", type, sort }: GeneticsSearch,
  shelfOf: (slug: string) => Pick<StrainShelf, "stores" | "offers"> = () => NO_STORE,
): Strain[] {
  const flags = findTexts(TEXTS, q);
  const found = BY_NAME.filter(
    ({ marketedType }, place) =>
      (flags === null || flags[place] !== FOUND.not) &&
      (type === undefined || marketedType === type),
  );
  if (sort === undefined) return found;
  // The order is stable, so equals stay in the order of their names.
  return found.sort((a, b) =>
    sort === "children"
      ? childCount(b.slug) - childCount(a.slug)
      : byAvailability({ name: a.name, ...shelfOf(a.slug) }, { name: b.name, ...shelfOf(b.slug) }),
  );
}

/** The strains that most stores have now, at most `most` of them; none while that is not known. */
export function mostAvailable(
  shelfOf: (slug: string) => Pick<StrainShelf, "stores" | "offers"> | null,
  most: number,
): Strain[] {
  return findStrains({ sort: "menus" }, (slug) => shelfOf(slug) ?? NO_STORE)
    .filter(({ slug }) => (shelfOf(slug) ?? NO_STORE).stores > 0)
    .slice(0, most);
}

const NO_STORE = { stores: 0, offers: 0 };

/** Strains under their first letters; names that begin with a digit stand under “#”. */
export function byLetter(strains: readonly Strain[]): { letter: string; strains: Strain[] }[] {
  const groups = new Map<string, Strain[]>();
  for (const strain of strains) {
    const first = strain.name.charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : "#";
    groups.set(letter, [...(groups.get(letter) ?? []), strain]);
  }
  return [...groups].map(([letter, all]) => ({ letter, strains: all }));
}
