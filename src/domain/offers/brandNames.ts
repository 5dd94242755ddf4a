/** Of a brand's spellings one key: "RYTHM", "Rythm" and "Ry.thm" are one brand. */
export function brandKey(brand: string): string {
  const letters = brand
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return letters === "" ? brand.trim().toLowerCase() : letters;
}

/**
 * Brands with how often each is spelled so, with all spellings of one folded into that which most have.
 *
 * @param spelled the most frequent spelling of all first
 */
export function foldBrands<Brand extends { value: string; count: number }>(
  spelled: readonly Brand[],
): Brand[] {
  const folded = new Map<string, Brand>();
  for (const brand of spelled) {
    const key = brandKey(brand.value);
    const known = folded.get(key);
    folded.set(key, known === undefined ? brand : { ...known, count: known.count + brand.count });
  }
  return [...folded.values()].sort((a, b) => b.count - a.count);
}
