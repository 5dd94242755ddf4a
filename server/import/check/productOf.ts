import type { Category, MarketedType } from "#domain/offers/categories.ts";
import type { NeutralRow } from "./neutralRow.ts";
import { readSize, splitSize } from "./sizes.ts";
import type { Strain } from "#content/strains/strain.ts";
import { STRAINS } from "#content/strains/strains.ts";
import { slugify } from "#domain/text/slug.ts";

/** What is sold, as one row describes it; independent of store and size. */
export interface Product {
  name: string;
  brand: string | null;
  category: Category;
  subcategory: string | null;
  strainSlug: string | null;
  strainName: string | null;
  marketedType: MarketedType | null;
}

/** Categories whose names are names of strains, unless they say otherwise. Names of edibles are flavours. */
const NAMED_BY_STRAIN: ReadonlySet<Category> = new Set(["flower", "preroll", "vape", "extract"]);

/**
 * The product of a row. Its strain is the one the file names, else the product's own
 * name when that is, as a whole, a known strain; of "Gelato | Live Sugar" the part
 * before the bar is meant. A name that is no known strain may be a bundle or a
 * bargain. It counts as a strain only if the source says so.
 */
export function productOf(row: NeutralRow): Product {
  const name = nameWithoutSize(row);
  const [ownName = name] = name.split(" | ");
  const named = row.strain ?? (NAMED_BY_STRAIN.has(row.category) ? ownName : null);
  const strain = named === null ? null : findStrain(named);
  return {
    name,
    brand: row.brand,
    category: row.category,
    subcategory: row.subcategory?.toLowerCase() ?? null,
    strainSlug: strain?.slug ?? null,
    strainName: row.strain ?? strain?.name ?? null,
    marketedType: row.marketedType,
  };
}

/** "Blue Dream 2.83g" → "Blue Dream", when the end of the name is the row's own size. */
function nameWithoutSize(row: NeutralRow): string {
  const split = splitSize(row.name);
  if (split === null) return row.name;
  const { netMg, doseMg } = split.size;
  const own = readSize(row.sizeLabel);
  const same =
    (netMg !== null && netMg === row.netMg) ||
    (doseMg !== null && (doseMg === row.labelledThcMg || doseMg === own.doseMg));
  return same ? split.name : row.name;
}

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
