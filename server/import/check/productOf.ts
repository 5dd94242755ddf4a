import type { Category, MarketedType } from "#domain/menus/categories.ts";
import { findStrain } from "./knownStrains.ts";
import type { NeutralRow } from "./neutralRow.ts";
import { readSize, splitSize } from "./sizes.ts";

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
