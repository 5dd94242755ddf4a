/** Longest slug or code that anything can have: a store's is made of its name, city and street. */
const LONGEST = 300;

/**
 * A store's slug or a product's code out of an address, in any case.
 *
 * @returns `null` for what cannot be one, so that it never reaches the database
 */
export function readName(text: string): string | null {
  const name = text.toLowerCase();
  return name.length <= LONGEST && /^[a-z0-9-]+$/.test(name) ? name : null;
}
