import { slugify } from "#domain/text/slug.ts";

const DIRECTIONS = new Set(["n", "s", "e", "w", "ne", "nw", "se", "sw"]);

/**
 * A new store's slug: its name and city; on a clash a word of its street is
 * added, and a number when even that is taken.
 *
 * @param taken whether another store has a slug already
 */
export function newStoreSlug(
  store: { name: string; city: string | null; address: string | null },
  taken: (slug: string) => boolean,
): string {
  const plain = slugify(`${store.name} ${store.city ?? ""}`) || "store";
  if (!taken(plain)) return plain;
  const street = slugify(store.address ?? "")
    .split("-")
    .find((word) => /^[a-z]{2,}$/.test(word) && !DIRECTIONS.has(word));
  const longer = street === undefined ? plain : `${plain}-${street}`;
  if (!taken(longer)) return longer;
  let number = 2;
  while (taken(`${longer}-${String(number)}`)) number += 1;
  return `${longer}-${String(number)}`;
}
