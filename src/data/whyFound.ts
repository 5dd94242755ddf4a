import { searchable, searchedWords } from "./textSearch.ts";

interface Searched {
  name: string;
  brand: string | null;
  strainName: string | null;
  subcategory: string | null;
}

/**
 * Why a product was found, in as few words as its row has room for, where neither its name nor its brand says so: by what
 * its strain is called, by its kind, or by words that are only like those that were typed.
 *
 * @returns `null` where the row shows the words itself
 */
export function whyFound(
  { name, brand, strainName, subcategory }: Searched,
  query: string,
): string | null {
  const words = searchedWords(query);
  // Of most lists nothing is asked, and every row of them comes here.
  if (words.length === 0) return null;
  const [shown = "", strain = "", kind = ""] = searchable([
    `${name} ${brand ?? ""}`,
    strainName ?? "",
    subcategory ?? "",
  ]);
  const missing = words.filter((word) => !shown.includes(word));
  if (missing.length === 0) return null;
  if (missing.every((word) => strain.includes(word))) return `strain ${strainName ?? ""}`;
  if (missing.every((word) => kind.includes(word))) return subcategory;
  return `like “${query.trim()}”`;
}
