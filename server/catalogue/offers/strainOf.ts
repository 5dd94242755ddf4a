import { STRAINS } from "#content/strains/strains.ts";

const STRAIN_NAMES = new Map(STRAINS.map((strain) => [strain.slug, strain.name]));

/** A strain as answers name it: by the genetics pages when they know it, else as menus print it. */
export function strainOf(product: { strainSlug: string | null; strainName: string | null }): {
  strainSlug: string | null;
  strainName: string | null;
} {
  const { strainSlug, strainName } = product;
  const known = strainSlug === null ? undefined : STRAIN_NAMES.get(strainSlug);
  return known === undefined
    ? { strainSlug: null, strainName: strainName ?? strainSlug }
    : { strainSlug, strainName: known };
}
