import { slugify } from "../text/slug.ts";

/**
 * Whether a product is of the very strain that is meant, by the strain's slug or name or by the name as printed, however
 * written: Gelato, and not Gelato #41.
 *
 * @param slug of the strain, if it is a known one
 * @param name as printed
 */
export function isOfStrain(slug: string | null, name: string | null, meant: string): boolean {
  const wanted = slugify(meant);
  return slug === wanted || (name !== null && slugify(name) === wanted);
}
