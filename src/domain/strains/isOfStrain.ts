import { slugify } from "../text/slug.ts";

/**
 * Tells whether a product is of the very strain that is meant, by the strain's slug or name or by the name as printed,
 * however written: Gelato, and not Gelato #41. What is meant is read once for all of a menu.
 *
 * @returns a question of a product: the slug of its strain, if it is a known one, and the name as printed
 */
export function isOfStrain(meant: string): (slug: string | null, name: string | null) => boolean {
  const wanted = slugify(meant);
  return (slug, name) => slug === wanted || (name !== null && slugify(name) === wanted);
}
