import { STRAINS } from "#content/strains/strains.ts";

const NAMES: ReadonlyMap<string, string> = new Map(STRAINS.map(({ slug, name }) => [slug, name]));

/** Whether a strain has a page of its own. */
export const hasPage = (slug: string): boolean => NAMES.has(slug);

/** What a strain is called; one that the genetics do not know by the words of its slug. */
export const strainName = (slug: string): string =>
  NAMES.get(slug) ??
  slug
    .split("-")
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(" ");
