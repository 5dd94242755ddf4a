import type { Offer } from "./offers.ts";

/** A size in words: a weight in grams (`2830mg` → `2.83 g`), anything else, such as a dose, as it is printed. */
export function sizeName({
  sizeKey,
  sizeLabel,
  netMg,
}: Pick<Offer, "sizeKey" | "sizeLabel" | "netMg">): string {
  const [, pieces] = /x(\d+)$/.exec(sizeKey) ?? [];
  if (netMg === null) return sizeLabel;
  const weight = `${String(netMg / 1_000)} g`;
  return pieces === undefined ? weight : `${weight} (${pieces} pieces)`;
}

/** A terpene's slug in words: `beta-caryophyllene` → `Beta-caryophyllene`. */
export function terpeneName(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1);
}
