/** A normalised size in words: `2830mg` → `2.83 g`, `500mgx2` → `0.5 g × 2`; a printed label as it is. */
export function sizeName(sizeKey: string): string {
  const [, milligrams, pieces] = /^(\d+)mg(?:x(\d+))?$/.exec(sizeKey) ?? [];
  if (milligrams === undefined) return sizeKey;
  const weight = `${String(Number(milligrams) / 1_000)} g`;
  return pieces === undefined ? weight : `${weight} (${pieces} pieces)`;
}

/** A terpene's slug in words: `beta-caryophyllene` → `Beta-caryophyllene`. */
export function terpeneName(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1);
}
